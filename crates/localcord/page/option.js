// One option of a slash command: entering it, with a list where there is one, and reading what was entered.

import { h, icon } from "./element.js";
import { state, everybody, channelName, roleName, isDirect } from "./state.js";
import { avatar } from "./people.js";
import { suggest, outdateSuggestions, closeSuggestions, listKey } from "./listbox.js";

const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const MENTIONABLE = 9;
const NUMBER = 10;
const DEBOUNCE_MS = 120;
const MOST_CHOICES = 25;

/**
 * One option's field: its name, an input and the list that belongs to its type. `form` offers the line around it:
 * `others()` that are filled, `choicesFor(option, others)` from the bot, `describe`, `advance` and `remove`.
 */
export function optionField(option, form) {
  let value; // What was picked from a list, as against what was only typed.
  let asked = 0;
  let timer = null;
  const id = `option-${option.name}`;
  const input = h("input", {
    id,
    type: "text",
    autocomplete: "off",
    spellcheck: "false",
    role: "combobox",
    "aria-expanded": "false",
    "aria-autocomplete": "list",
    "aria-required": String(option.required === true),
    inputmode: option.type === INTEGER ? "numeric" : undefined,
    dataset: { option: option.name },
  });
  const node = h("span", { class: "option-field" }, h("label", { for: id }, option.name), input);

  const fit = () => (input.style.width = `calc(${Math.max(3, [...input.value].length + 1)}ch + 1rem)`);
  const mark = (problem) => {
    node.classList.toggle("bad", problem !== null);
    input.setAttribute("aria-invalid", String(problem !== null));
  };
  fit();

  function pick(item) {
    value = item.value;
    input.value = item.label;
    fit();
    mark(null);
    form.advance(field);
  }

  const show = (items, more = {}) => {
    if (document.activeElement === input) suggest(input, { heading: option.description, items: items.slice(0, MOST_CHOICES), note: "No options match what you typed", pick, ...more });
  };

  function offer() {
    const typed = input.value.toLowerCase();
    if (option.autocomplete) {
      clearTimeout(timer);
      outdateSuggestions();
      const run = (asked += 1);
      timer = setTimeout(async () => {
        try {
          const choices = await form.choicesFor({ name: option.name, type: option.type, value: input.value }, form.others());
          if (run !== asked || value !== undefined) return;
          show(choices.map((choice) => ({ label: choice.name, value: choice.value, content: h("span", {}, choice.name) })));
        } catch {
          if (run === asked) show([], { note: "Loading options failed", failed: true });
        }
      }, DEBOUNCE_MS);
      return;
    }
    const items = closedList(option);
    if (items) show(items.filter((item) => item.label.toLowerCase().includes(typed) || typed === ""));
  }

  input.addEventListener("focus", () => {
    form.describe(option, null);
    if (value === undefined) offer();
    else closeSuggestions();
  });
  input.addEventListener("blur", () => {
    asked += 1;
    clearTimeout(timer);
    closeSuggestions();
  });
  input.addEventListener("input", () => {
    value = undefined;
    fit();
    mark(null);
    form.describe(option, null);
    offer();
  });
  input.addEventListener("keydown", (event) => {
    if (event.isComposing || listKey(event)) return;
    if (event.key === "Backspace" && input.value === "") {
      event.preventDefault();
      form.remove();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      value = undefined;
      offer();
    }
  });

  const field = {
    option,
    input,
    node,
    empty: () => input.value.trim() === "",
    preset(text) {
      if (text === undefined) return;
      input.value = text;
      fit();
    },
    payload: () => ({ name: option.name, type: option.type, value: read().value }),
    check() {
      const problem = read().problem ?? null;
      mark(problem);
      return problem;
    },
  };

  /** What the input means: `{value}` or `{problem}`. */
  function read() {
    const text = input.value.trim();
    if (text === "") return option.required ? { problem: "This option is required." } : { value: undefined };
    if (value !== undefined) return { value };
    const items = closedList(option);
    if (items) {
      const bare = (name) => name.toLowerCase().replace(/^[@#]/, "");
      const found = items.find((item) => bare(item.label) === bare(text));
      return found ? { value: found.value } : { problem: "Choose one from the list." };
    }
    if (option.type === INTEGER || option.type === NUMBER) return readNumber(option, text);
    if (option.min_length && [...text].length < option.min_length) return { problem: `At least ${option.min_length} characters.` };
    if (option.max_length && [...text].length > option.max_length) return { problem: `At most ${option.max_length} characters.` };
    return { value: text };
  }
  return field;
}

function readNumber(option, text) {
  const whole = option.type === INTEGER;
  if (!(whole ? /^-?\d+$/ : /^-?\d+([.,]\d+)?$/).test(text)) return { problem: whole ? "Enter a whole number." : "Enter a number." };
  const number = Number(text.replace(",", "."));
  if (option.min_value !== undefined && number < option.min_value) return { problem: `At least ${option.min_value}.` };
  if (option.max_value !== undefined && number > option.max_value) return { problem: `At most ${option.max_value}.` };
  return { value: number };
}

/** The only values that an option can take, or `null` where anything can be typed. */
function closedList(option) {
  const named = (label, value, symbol) => ({ label, value, content: [symbol, h("span", {}, label)].filter(Boolean) });
  if (option.choices?.length > 0) return option.choices.map((choice) => named(choice.name, choice.value));
  if (option.type === BOOLEAN) return [named("True", true), named("False", false)];
  const people = () => everybody().map((who) => named(who.name, who.id, avatar(who)));
  const roles = () => (isDirect(state.channels.get(state.channel)) ? [] : state.guild.roles.map((role) => named(roleName(role), role.id)));
  if (option.type === USER) return people();
  if (option.type === ROLE) return roles();
  if (option.type === MENTIONABLE) return [...people(), ...roles()];
  if (option.type === CHANNEL) return channelsFor(option.channel_types).map((where) => named(channelName(where), where.id, icon("hash")));
  return null;
}

/** The channels of the open one's server that are of the types asked for. */
export function channelsFor(types) {
  const here = state.channels.get(state.channel)?.guild_id;
  return [...state.channels.values()].filter((one) => one.guild_id === here && (!(types?.length > 0) || types.includes(one.type)));
}
