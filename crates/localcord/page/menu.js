// A small menu beside a control: arrows, Home, End, Escape and a click outside do what they do everywhere.

import { h } from "./element.js";

let close = () => {};

/**
 * Opens a menu at its anchor. An item has `content` (nodes or text), `action`, and optionally `checked` and
 * `attributes`; `{ heading }` is a line above the next items.
 */
export function openMenu(anchor, label, items) {
  const again = anchor.getAttribute("aria-expanded") === "true";
  close();
  if (again) return;

  const menu = h("div", { class: "menu", role: "menu", "aria-label": label }, items.map((item) => {
    if (item.heading) return h("div", { class: "menu-heading", role: "presentation" }, item.heading);
    return h("button", {
      type: "button",
      role: item.checked === undefined ? "menuitem" : "menuitemradio",
      "aria-checked": item.checked === undefined ? undefined : String(item.checked),
      tabindex: "-1",
      ...item.attributes,
      onclick: () => {
        close();
        item.action();
      },
    }, item.content);
  }));
  document.body.append(menu);
  anchor.setAttribute("aria-expanded", "true");
  place(menu, anchor);

  const entries = [...menu.querySelectorAll("button")];
  const focus = (index) => entries[(index + entries.length) % entries.length].focus();
  const outside = (event) => {
    if (!menu.contains(event.target) && !anchor.contains(event.target)) close();
  };
  document.addEventListener("pointerdown", outside, true);
  close = () => {
    document.removeEventListener("pointerdown", outside, true);
    anchor.setAttribute("aria-expanded", "false");
    const inside = menu.contains(document.activeElement);
    menu.remove();
    if (inside) anchor.focus();
    close = () => {};
  };
  menu.addEventListener("keydown", (event) => {
    const at = entries.indexOf(document.activeElement);
    const steps = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    if (event.key in steps) focus(steps[event.key]);
    else if (event.key === "Escape" || event.key === "Tab") close();
    else return;
    if (event.key !== "Tab") event.preventDefault();
    event.stopPropagation();
  });
  focus(Math.max(0, entries.findIndex((entry) => entry.getAttribute("aria-checked") === "true")));
}

function place(menu, anchor) {
  const from = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const below = from.bottom + 4 + height <= innerHeight - 8;
  const top = below ? from.bottom + 4 : Math.max(8, Math.min(from.top - 4 - height, innerHeight - 8 - height));
  const left = Math.max(8, Math.min(from.left, innerWidth - 8 - width));
  menu.style.top = `${top}px`;
  menu.style.left = `${left}px`;
}
