// Buttons and select menus under a message.

import { h, icon } from "./element.js";
import { state, everybody, channelName, roleName } from "./state.js";
import { channelsFor } from "./option.js";
import { useComponent } from "./interactions.js";

const ROW = 1;
const BUTTON = 2;
const STRING_SELECT = 3;
const USER_SELECT = 5;
const ROLE_SELECT = 6;
const MENTIONABLE_SELECT = 7;
const CHANNEL_SELECT = 8;
const STYLE_NAMES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

const richSelect = CSS.supports("appearance", "base-select");

/** What was chosen in a select menu stays visible until its message is edited. */
const chosen = new Map();

/** The rows of components of a message; `entry` is the interaction under way on it, if any. */
export function componentRows(message, entry) {
  const rows = (message.components ?? []).filter((row) => row.type === ROW && row.components?.length > 0);
  if (rows.length === 0) return null;
  const busy = entry !== undefined && entry.failure === null;
  return h("div", { class: "components" },
    rows.map((row) => h("div", { class: "component-row" }, row.components.map((one) => component(message, one, busy, entry)))),
    entry?.failure && h("p", { class: "component-failure", role: "alert" }, entry.failure));
}

function component(message, one, busy, entry) {
  if (one.type === BUTTON) return button(message, one, busy, entry);
  if (one.type >= STRING_SELECT && one.type <= CHANNEL_SELECT) return select(message, one, busy, entry);
  return h("span", { class: "subtext" }, "This kind of component is not shown here.");
}

function button(message, one, busy, entry) {
  const label = [one.emoji?.name && h("span", { class: "emoji" }, one.emoji.name), one.label];
  if (one.url) {
    return h("a", { class: "button link", href: one.url, target: "_blank", rel: "noopener noreferrer" }, label, icon("outside"));
  }
  const waiting = busy && entry.customId === one.custom_id;
  return h("button", {
    type: "button",
    class: `button ${STYLE_NAMES[one.style] ?? "secondary"}${waiting ? " waiting" : ""}`,
    dataset: { customId: one.custom_id },
    disabled: one.disabled === true || busy,
    "aria-busy": waiting && "true",
    onclick: () => useComponent(message, one.custom_id),
  }, label);
}

function choicesOf(one) {
  if (one.type === STRING_SELECT) return one.options ?? [];
  const people = everybody().map((who) => ({ label: who.name, value: who.id }));
  const roles = state.guild.roles.map((role) => ({ label: roleName(role), value: role.id }));
  if (one.type === USER_SELECT) return people;
  if (one.type === ROLE_SELECT) return roles;
  if (one.type === MENTIONABLE_SELECT) return [...people, ...roles];
  if (one.type === CHANNEL_SELECT) return channelsFor(one.channel_types).map((where) => ({ label: channelName(where), value: where.id }));
  return [];
}

function select(message, one, busy, entry) {
  const choices = choicesOf(one);
  const most = Math.min(one.max_values ?? 1, choices.length);
  const least = one.min_values ?? 1;
  const several = most > 1;
  const kept = chosen.get(`${message.id}:${one.custom_id}`);
  const values = kept && kept.edited === message.edited_timestamp
    ? kept.values
    : choices.filter((choice) => choice.default).map((choice) => choice.value);
  const waiting = busy && entry.customId === one.custom_id;
  const placeholder = one.placeholder || "Make a selection";

  const send = (picked) => {
    chosen.set(`${message.id}:${one.custom_id}`, { edited: message.edited_timestamp, values: picked });
    useComponent(message, one.custom_id, picked);
  };

  const node = h("select", {
    dataset: { customId: one.custom_id },
    class: waiting && "waiting",
    disabled: one.disabled === true || busy,
    multiple: several,
    size: several && Math.min(choices.length, 6),
    "aria-label": placeholder,
    "aria-busy": waiting && "true",
  });
  if (!several) {
    if (richSelect) node.append(h("button", { type: "button" }, document.createElement("selectedcontent")));
    node.append(h("option", { value: "", disabled: least > 0, hidden: least > 0, selected: values.length === 0 }, placeholder));
  }
  node.append(...choices.map((choice) => option(choice, values.includes(choice.value))));

  if (!several) {
    node.addEventListener("change", () => send(node.value === "" ? [] : [node.value]));
    return h("div", { class: "select" }, node);
  }
  const picked = () => [...node.selectedOptions].map((choice) => choice.value);
  const confirm = h("button", { type: "button", class: "button secondary", disabled: busy, onclick: () => send(picked()) }, "Choose");
  const check = () => {
    const count = picked().length;
    confirm.disabled = busy || count < least || count > most;
  };
  node.addEventListener("change", check);
  check();
  return h("div", { class: "select several" }, h("p", { class: "subtext" }, `${placeholder} (${least} to ${most})`), node, confirm);
}

function option(choice, selected) {
  const label = choice.emoji?.name ? `${choice.emoji.name} ${choice.label}` : choice.label;
  if (!richSelect || !choice.description) {
    const text = choice.description ? `${label} (${choice.description})` : label;
    return h("option", { value: choice.value, selected }, text);
  }
  return h("option", { value: choice.value, selected },
    h("span", { class: "option-label" }, label), h("span", { class: "option-description" }, choice.description));
}
