// Avatars, the person picker and what a click on a name offers.

import { h, icon, byId, toast } from "./element.js";
import { post } from "./api.js";
import { state, someone, commandsIn } from "./state.js";
import { pingsOf } from "./unread.js";
import { go } from "./route.js";
import { openMenu } from "./menu.js";
import { sendCommand } from "./interactions.js";

const COLOURS = ["#b4475f", "#2f7d6b", "#8a5cc2", "#a8642a", "#3d74b8", "#5f7f2e"];
const USER_COMMAND = 2;

function colourOf(person) {
  const given = person.avatar_colour;
  if (typeof given === "number") return `#${given.toString(16).padStart(6, "0")}`;
  if (given) return given;
  return COLOURS[Number(person.id.slice(-4)) % COLOURS.length];
}

/** Dark letters on a bright colour: by the relative luminance of WCAG 2. */
function lettersOn(colour) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.3 ? "#1b1d26" : "#fff";
}

/** A round of the person's colour with initials; the bot has a star. */
export function avatar(person) {
  const colour = person.bot ? null : colourOf(person);
  const letters = person.name.split(/\s+/).map((word) => [...word][0] ?? "").slice(0, 2).join("").toUpperCase();
  return h("span", { class: `avatar${person.bot ? " avatar-bot" : ""}`, style: colour ? { "--colour": colour, color: lettersOn(colour) } : {}, "aria-hidden": "true" },
    person.bot ? icon("star") : letters);
}

export const pingBadge = (count, label = "mentions") =>
  count > 0 && h("span", { class: "badge", "aria-label": `${count} ${label}` }, count > 99 ? "99+" : String(count));

/** The same channel as somebody else. */
export function become(person) {
  if (person !== state.me) go(state.channel, person);
}

/** Draws the picker and, where there is room, one round for each person. */
export function drawPicker() {
  const me = state.people.get(state.me);
  if (!me) return;
  const elsewhere = [...state.people.keys()].filter((id) => id !== state.me).reduce((sum, id) => sum + pingsOf(id), 0);
  byId("person-picker").replaceChildren(
    avatar(me), h("span", { class: "picker-text" }, h("span", { class: "picker-label" }, "You are: "), h("span", { class: "picker-name" }, me.name)),
    pingBadge(elsewhere, "mentions of the others") || "", icon("down"));
  byId("quick-people").replaceChildren(...[...state.people.values()].slice(0, 6).map((person, index) => h("button", {
    type: "button",
    class: "quick-person",
    dataset: { quickPerson: person.id },
    title: `${person.name} (Alt+${index + 1})`,
    "aria-label": `Switch to ${person.name}`,
    "aria-pressed": String(person.id === state.me),
    onclick: () => become(person.id),
  }, avatar(person), pingBadge(person.id === state.me ? 0 : pingsOf(person.id)))));
}

/** Lets the picker and Alt+1 … Alt+9 switch the person. */
export function startPicker() {
  const button = byId("person-picker");
  button.addEventListener("click", () => openMenu(button, "Who are you?", [
    { heading: "Play as" },
    ...[...state.people.values()].map((person, index) => ({
      content: [avatar(person), h("span", { class: "grow" }, person.name),
        person.id === state.me ? "" : pingBadge(pingsOf(person.id)) || "", h("kbd", {}, `Alt ${index + 1}`)],
      checked: person.id === state.me,
      attributes: { "data-person": person.id },
      action: () => become(person.id),
    })),
  ]));
  document.addEventListener("keydown", (event) => {
    if (!event.altKey || !/^[1-9]$/.test(event.key)) return;
    const person = [...state.people.keys()][Number(event.key) - 1];
    if (!person) return;
    event.preventDefault();
    become(person);
  });
  document.addEventListener("click", (event) => {
    const name = event.target.closest("button[data-user]");
    if (name) openPersonMenu(name, name.dataset.user);
  });
}

/** Opens the direct channel with somebody. */
export async function message(person) {
  try {
    const channel = await post("dm", { as: state.me, with: person });
    if (!state.channels.has(channel.id)) state.channels.set(channel.id, channel);
    go(channel.id);
  } catch (error) {
    toast(error.message);
  }
}

async function openPersonMenu(anchor, id) {
  const person = someone(id);
  let commands = [];
  try {
    commands = (await commandsIn(state.channel)).filter((command) => command.type === USER_COMMAND);
  } catch {
    // Without commands the rest of the menu still serves.
  }
  const items = [{ heading: person.bot ? `${person.name} · app` : person.name }];
  if (id !== state.me) {
    items.push({ content: "Message", attributes: { "data-action": "message" }, action: () => message(id) });
    if (state.people.has(id)) items.push({ content: `Switch to ${person.name}`, attributes: { "data-action": "switch" }, action: () => become(id) });
  }
  if (commands.length > 0) items.push({ heading: "Apps" });
  for (const command of commands) {
    items.push({
      content: [icon("star"), command.name],
      attributes: { "data-command": command.name },
      action: () => sendCommand({ name: command.name, type: USER_COMMAND, target: id, label: command.name }),
    });
  }
  if (items.length === 1) items.push({ content: "This is you", action: () => {} });
  openMenu(anchor, person.name, items);
}
