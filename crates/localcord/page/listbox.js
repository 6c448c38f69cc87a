// The list above the message box: commands, people, choices and the bot's own suggestions.

import { h, byId } from "./element.js";

let current = null;

/**
 * Shows a list for the input that has the focus. An item has `content`, and optionally `value` for tests to
 * find; `pick(item)` is called for the chosen one. `note` stands in place of an empty list.
 */
export function suggest(input, { heading, items, note, pick, failed = false }) {
  const active = Math.min(0, items.length - 1);
  current = { input, items, pick, active };
  const box = h("div", { class: "autocomplete" },
    heading && h("div", { class: "autocomplete-heading" }, heading),
    items.length > 0
      ? h("ul", { role: "listbox", id: "autocomplete-list", "aria-label": heading ?? "Suggestions" }, items.map((item, index) => h("li", {
        role: "option",
        class: "option",
        id: `autocomplete-${index}`,
        "aria-selected": String(index === active),
        dataset: item.value === undefined ? {} : { value: item.value },
        // Before the input loses the focus.
        onpointerdown: (event) => event.preventDefault(),
        onclick: () => choose(index),
        onpointermove: () => activate(index),
      }, item.content)))
      : h("p", { class: failed ? "autocomplete-note failed" : "autocomplete-note" }, note));
  byId("suggestions").replaceChildren(box);
  input.setAttribute("aria-expanded", String(items.length > 0));
  input.setAttribute("aria-controls", "autocomplete-list");
  describeActive();
}

/**
 * The text has changed and new suggestions are on their way: the old ones stay in sight, dimmed, but cannot be
 * chosen, so that a quick Enter never picks what no longer fits.
 */
export function outdateSuggestions() {
  if (!current) return;
  current.items = [];
  const box = byId("suggestions").firstElementChild;
  box.classList.add("outdated");
  box.setAttribute("aria-busy", "true");
  for (const option of box.querySelectorAll("[role=option]")) option.replaceWith(h("li", { class: "option" }, [...option.childNodes]));
  current.input.setAttribute("aria-expanded", "false");
  describeActive();
}

/** Takes the list away. */
export function closeSuggestions() {
  if (current) {
    current.input.setAttribute("aria-expanded", "false");
    current.input.removeAttribute("aria-activedescendant");
  }
  current = null;
  byId("suggestions").replaceChildren();
}

function choose(index) {
  const { items, pick } = current;
  closeSuggestions();
  pick(items[index]);
}

function activate(index) {
  if (!current || current.active === index) return;
  current.active = index;
  byId("suggestions").querySelectorAll("[role=option]").forEach((option, at) => option.setAttribute("aria-selected", String(at === index)));
  describeActive();
}

function describeActive() {
  if (current.items.length > 0) current.input.setAttribute("aria-activedescendant", `autocomplete-${current.active}`);
  else current.input.removeAttribute("aria-activedescendant");
}

/** Arrows, Enter, Tab and Escape on an open list; gives whether the key was used. */
export function listKey(event) {
  if (!current) return false;
  const count = current.items.length;
  if (event.key === "Escape") closeSuggestions();
  else if (count === 0) return false;
  else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    activate((current.active + (event.key === "ArrowDown" ? 1 : count - 1)) % count);
    byId(`autocomplete-${current.active}`).scrollIntoView({ block: "nearest" });
  } else if ((event.key === "Enter" && !event.shiftKey) || (event.key === "Tab" && !event.shiftKey)) choose(current.active);
  else return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}
