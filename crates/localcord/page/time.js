// Times as a chat shows them, in the visitor's own zone and language.

const format = (options) => new Intl.DateTimeFormat(undefined, options);
const STYLES = {
  t: format({ timeStyle: "short" }),
  T: format({ timeStyle: "medium" }),
  d: format({ dateStyle: "short" }),
  D: format({ dateStyle: "long" }),
  f: format({ dateStyle: "long", timeStyle: "short" }),
  F: format({ dateStyle: "full", timeStyle: "short" }),
};
const RELATIVE = new Intl.RelativeTimeFormat(undefined, { numeric: "auto" });
const UNITS = [["year", 31557600], ["month", 2629800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

/** A timestamp in one of Discord's styles: t T d D f F R. */
export function formatTime(date, style = "f") {
  if (style === "R") return relative(date);
  return (STYLES[style] ?? STYLES.f).format(date);
}

function relative(date) {
  const seconds = Math.round((date.getTime() - Date.now()) / 1000);
  const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ["second", 1];
  return RELATIVE.format(Math.round(seconds / length), unit);
}

/** Whether two dates fall on one day here. */
export const sameDay = (a, b) => a.toDateString() === b.toDateString();

/** The time beside an author's name: short today, with the date before that. */
export function messageTime(date) {
  return sameDay(date, new Date()) ? STYLES.t.format(date) : `${STYLES.d.format(date)} ${STYLES.t.format(date)}`;
}

/** Keeps "5 minutes ago" true while the page stays open. */
export function tickRelativeTimes() {
  for (const node of document.querySelectorAll("time[data-relative]")) node.textContent = relative(new Date(node.dateTime));
}
