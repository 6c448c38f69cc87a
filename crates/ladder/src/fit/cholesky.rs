//! Symmetric positive definite matrices: what a Newton step and its covariance need.

/// A square matrix, row by row.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Matrix {
    size: usize,
    cells: Vec<f64>,
}

impl Matrix {
    pub(super) fn zero(size: usize) -> Self {
        Self { size, cells: vec![0.0; size * size] }
    }

    pub(super) fn size(&self) -> usize {
        self.size
    }

    pub(super) fn at(&self, row: usize, column: usize) -> f64 {
        self.cells[row * self.size + column]
    }

    /// Adds to a cell and to the one across the diagonal; once where they are the same.
    pub(super) fn add(&mut self, row: usize, column: usize, value: f64) {
        self.cells[row * self.size + column] += value;
        if row != column {
            self.cells[column * self.size + row] += value;
        }
    }

    /// Its lower Cholesky factor; none if it is not positive definite.
    pub(super) fn factor(&self) -> Option<Factor> {
        let size = self.size;
        let mut lower = self.cells.clone();
        for row in 0..size {
            for column in 0..=row {
                let (ours, theirs) = (row * size, column * size);
                let dot: f64 = (0..column).map(|k| lower[ours + k] * lower[theirs + k]).sum();
                let value = lower[ours + column] - dot;
                if row != column {
                    lower[ours + column] = value / lower[theirs + column];
                } else if value > 0.0 && value.is_finite() {
                    lower[ours + column] = value.sqrt();
                } else {
                    return None;
                }
            }
        }
        Some(Factor { size, lower })
    }
}

/// A lower triangular matrix; what is above its diagonal is not looked at.
pub(super) struct Factor {
    size: usize,
    lower: Vec<f64>,
}

impl Factor {
    /// Solves the factored matrix for a right side.
    pub(super) fn solve(&self, right: &[f64]) -> Vec<f64> {
        let (size, lower) = (self.size, &self.lower);
        let mut found = right.to_vec();
        for row in 0..size {
            let dot: f64 = (0..row).map(|k| lower[row * size + k] * found[k]).sum();
            found[row] = (found[row] - dot) / lower[row * size + row];
        }
        for row in (0..size).rev() {
            let dot: f64 = (row + 1..size).map(|k| lower[k * size + row] * found[k]).sum();
            found[row] = (found[row] - dot) / lower[row * size + row];
        }
        found
    }

    /// The inverse of the factored matrix.
    pub(super) fn inverse(&self) -> Matrix {
        let size = self.size;
        // The inverse of the factor first, column by column kept as rows, so that the products run along rows.
        let mut across = vec![0.0; size * size];
        for column in 0..size {
            let row_of = column * size;
            across[row_of + column] = 1.0 / self.lower[row_of + column];
            for row in column + 1..size {
                let dot: f64 = (column..row).map(|k| self.lower[row * size + k] * across[row_of + k]).sum();
                across[row_of + row] = -dot / self.lower[row * size + row];
            }
        }
        let mut inverse = Matrix::zero(size);
        for row in 0..size {
            for column in 0..=row {
                let dot: f64 = (row..size).map(|k| across[row * size + k] * across[column * size + k]).sum();
                inverse.add(row, column, dot);
            }
        }
        inverse
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matrix(rows: [[f64; 3]; 3]) -> Matrix {
        Matrix { size: 3, cells: rows.concat() }
    }

    #[test]
    fn a_matrix_times_its_inverse_is_the_unit() {
        let given = matrix([[4.0, 1.0, -2.0], [1.0, 3.0, 0.5], [-2.0, 0.5, 5.0]]);
        let factor = given.factor().unwrap();
        let inverse = factor.inverse();
        for row in 0..3 {
            for column in 0..3 {
                let dot: f64 = (0..3).map(|k| given.at(row, k) * inverse.at(k, column)).sum();
                assert!((dot - f64::from(u8::from(row == column))).abs() < 1e-12);
            }
        }
        let solved = factor.solve(&[1.0, 2.0, 3.0]);
        for (row, right) in [1.0, 2.0, 3.0].into_iter().enumerate() {
            let dot: f64 = (0..3).map(|k| given.at(row, k) * solved[k]).sum();
            assert!((dot - right).abs() < 1e-12);
        }
    }

    #[test]
    fn a_matrix_that_is_not_positive_definite_has_no_factor() {
        assert!(matrix([[1.0, 2.0, 0.0], [2.0, 1.0, 0.0], [0.0, 0.0, 1.0]]).factor().is_none());
        assert!(matrix([[f64::NAN, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]).factor().is_none());
    }
}
