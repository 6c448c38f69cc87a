// Building DOM nodes. Text always becomes text nodes, so that nothing a person types is ever read as markup.

const SVG = "http://www.w3.org/2000/svg";

/**
 * An element with attributes and children. `on…` keys are listeners, `dataset` and `style` are objects,
 * `true` sets an empty attribute, and `false`, `null` and `undefined` leave attribute or child out.
 */
export function h(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    // A bot may send any address; one that would run as a script leads nowhere.
    if (name === "href" && /^\s*(javascript|data|vbscript):/i.test(value)) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "dataset") Object.assign(node.dataset, value);
    else if (name === "style") {
      for (const [property, setting] of Object.entries(value)) node.style.setProperty(property, setting);
    } else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat(Infinity).filter((child) => child !== undefined && child !== null && child !== false));
  return node;
}

/** The element with this id; the page's skeleton in `index.html` guarantees that it is there. */
export const byId = (id) => document.getElementById(id);

/** Strokes on a 16 × 16 grid. */
const ICONS = {
  hash: "M6 2.5 4.5 13.5M11.5 2.5 10 13.5M3 5.75h11M2 10.25h11",
  thread: "M3 3.5h10v6.5H7.5L4.5 13v-3H3z",
  archived: "M2.5 3.5h11v3h-11zM3.5 6.5v6h9v-6M6.5 9h3",
  menu: "M2.5 4h11M2.5 8h11M2.5 12h11",
  send: "M2.5 3 14 8 2.5 13 4.5 8zM4.5 8H9",
  reply: "M3 13V9.5A3 3 0 0 1 6 6.5h7",
  answer: "M6.5 3.5 3 7l3.5 3.5M3 7h6a4 4 0 0 1 4 4v1.5",
  eye: "M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 6.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z",
  close: "M4 4l8 8M12 4l-8 8",
  down: "M4 6.5 8 10.5 12 6.5",
  outside: "M6 3H3v10h10v-3M9 3h4v4M13 3 7.5 8.5",
  star: "M8 1.5 9.8 6.2 14.5 8 9.8 9.8 8 14.5 6.2 9.8 1.5 8 6.2 6.2z",
  attach: "M12.5 7 7.6 11.9a2.9 2.9 0 0 1-4.1-4.1l5.4-5.4a1.9 1.9 0 0 1 2.7 2.7L6.3 10.4a.9.9 0 0 1-1.3-1.3L9.6 4.5",
  command: "M10.5 2.5 5.5 13.5",
  plus: "M8 3.5v9M3.5 8h9",
};

/** A decorative line icon; the control around it carries the label. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 16 16");
  svg.setAttribute("class", `icon icon-${name}`);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/** Shows a short word at the foot of the page for a few seconds. */
export function toast(text) {
  const node = h("div", { class: "toast" }, text);
  byId("toasts").append(node);
  setTimeout(() => node.remove(), 6000);
}
