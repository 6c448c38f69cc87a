// Slash commands: finding one, and entering its options with whatever helps to fill them.

import { h, icon } from "./element.js";
import { post } from "./api.js";
import { state, everybody, channelName } from "./state.js";
import { avatar } from "./people.js";
import { suggest, closeSuggestions, listKey } from "./listbox.js";

const SUB_COMMAND = 1;
const SUB_COMMAND_GROUP = 2;
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const MENTIONABLE = 9;
const NUMBER = 10;
const ATTACHMENT = 11;
const DEBOUNCE_MS = 120;
const MOST_CHOICES = 25;

/** Every slash command that can be typed, a subcommand being one of its own: `{command, path, text, description, options}`. */
export function entriesOf(commands) {
  return commands.filter((command) => (command.type ?? 1) === 1).flatMap((command) => flatten(command, command, [command.name]));
}

function flatten(command, node, path) {
  const below = (node.options ?? []).filter((one) => one.type === SUB_COMMAND || one.type === SUB_COMMAND_GROUP);
  if (below.length > 0) return below.flatMap((one) => flatten(command, one, [...path, one.name]));
  return [{ command, path, text: path.join(" "), description: node.description, options: node.options ?? [] }];
}

/** The commands that fit what is typed after the slash, those that begin with it first. */
export function matching(entries, typed) {
  const wanted = typed.toLowerCase().trim();
  const found = entries.filter((entry) => entry.text.includes(wanted) || entry.description?.toLowerCase().includes(wanted));
  const rank = (entry) => (entry.text.startsWith(wanted) ? 0 : entry.text.includes(wanted) ? 1 : 2);
  return found.sort((a, b) => rank(a) - rank(b) || a.text.localeCompare(b.text));
}

/** A command's line in the list. */
export const commandLine = (entry) => [
  avatar({ ...state.bot, bot: true }),
  h("span", { class: "grow" },
    h("span", { class: "command-line" }, `/${entry.text}`, entry.options.map((one) => h("span", { class: `option-name${one.required ? "" : " optional"}` }, one.name))),
    h("span", { class: "option-description" }, entry.description)),
  h("span", { class: "app-name" }, state.bot.name),
];

/** Options wrapped in their subcommands, as the wire wants them. */
export function nested(entry, options) {
  let inner = options;
  for (let depth = entry.path.length - 1; depth >= 1; depth -= 1) {
    const type = depth === entry.path.length - 1 ? SUB_COMMAND : SUB_COMMAND_GROUP;
    inner = [{ type, name: entry.path[depth], options: inner }];
  }
  return inner;
}

/**
 * The line in which a command's options are entered. `given` may hold texts typed already, by option name;
 * `send(options, label)` is called once all of them are in order, `cancel()` when the person goes back to text.
 */
export function commandForm(entry, given, { send, cancel }) {
  const fields = [];
  const line = h("div", { class: "command-form", dataset: { command: entry.text } },
    h("span", { class: "command-chip" }, `/${entry.text}`));
  const extras = h("span", { class: "extras" });
  const hint = h("div", { class: "command-hint", role: "status" });
  line.append(extras);

  const optional = () => entry.options.filter((one) => !fields.some((field) => field.option === one));

  function add(option, focus) {
    const field = optionField(option, entry, { fields: () => fields, describe, advance, remove: () => remove(field) });
    fields.push(field);
    extras.before(field.node);
    drawExtras();
    if (focus) field.input.focus();
    return field;
  }

  function remove(field) {
    const at = fields.indexOf(field);
    if (field.option.required || at < 0) {
      if (at <= 0) cancel();
      else fields[at - 1].input.focus();
      return;
    }
    fields.splice(at, 1);
    field.node.remove();
    drawExtras();
    if (fields.length > 0) fields[Math.max(0, at - 1)].input.focus();
    else keeper.focus();
  }

  function drawExtras() {
    extras.replaceChildren(...optional().map((one) => h("button", {
      type: "button",
      class: "extra",
      title: one.description,
      dataset: { addOption: one.name },
      "aria-label": `Add option ${one.name}: ${one.description}`,
      onclick: () => add(one, true),
    }, icon("plus"), one.name)));
  }

  function describe(option, problem) {
    hint.replaceChildren(...(option
      ? [h("strong", {}, option.name), ` ${option.description}`, problem ? h("span", { class: "field-problem", role: "alert" }, ` ${problem}`) : ""]
      : [h("strong", {}, `/${entry.text}`), ` ${entry.description}`]));
  }

  /** To the next field that is still empty, or stays so that Enter sends. */
  function advance(from) {
    const next = fields.slice(fields.indexOf(from) + 1).find((field) => field.empty());
    (next ?? from).input.focus();
  }

  function submit() {
    closeSuggestions();
    const bad = fields.map((field) => [field, field.check()]).filter(([, problem]) => problem !== null);
    if (bad.length > 0) {
      bad[0][0].input.focus();
      closeSuggestions();
      describe(bad[0][0].option, bad[0][1]);
      return;
    }
    const filled = fields.filter((field) => !field.empty());
    send(nested(entry, filled.map((field) => field.payload())),
      [entry.text, ...filled.map((field) => `${field.option.name}: ${field.input.value}`)].join(" "));
  }

  // Holds the keyboard for a command without options.
  const keeper = h("input", { class: "keeper", readonly: true, "aria-label": `Command ${entry.text}: Enter sends it` });
  keeper.addEventListener("keydown", (event) => {
    if (event.key === "Backspace") cancel();
  });
  line.append(keeper);
  line.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.key === "Escape") cancel();
    else if (event.key === "Enter" && event.target.tagName === "INPUT") submit();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  for (const option of entry.options) {
    if (option.required || given[option.name] !== undefined) add(option, false).preset(given[option.name]);
  }
  drawExtras();
  describe(null);
  const first = () => (fields.find((field) => field.empty()) ?? fields.at(-1))?.input ?? keeper;
  return { node: h("div", { class: "command-area" }, hint, line), focus: () => first().focus(), submit };
}

/** One option's field: its name, an input and the list that belongs to its type. */
function optionField(option, entry, form) {
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
      const run = (asked += 1);
      timer = setTimeout(async () => {
        try {
          const others = form.fields().filter((one) => one !== field && !one.empty()).map((one) => one.payload());
          const focused = { name: option.name, type: option.type, value: input.value, focused: true };
          const answer = await post("autocomplete", { as: state.me, channel: state.channel, name: entry.command.name, options: nested(entry, [...others, focused]) });
          if (run !== asked || value !== undefined) return;
          show(answer.choices.map((choice) => ({ label: choice.name, value: choice.value, content: h("span", {}, choice.name) })));
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
    if (option.type === ATTACHMENT) return { problem: "This page cannot send files." };
    const items = closedList(option);
    if (items) {
      const found = items.find((item) => item.label.toLowerCase() === text.toLowerCase().replace(/^[@#]/, ""));
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
  if (option.type === USER || option.type === MENTIONABLE) return everybody().map((who) => named(who.name, who.id, avatar(who)));
  if (option.type === CHANNEL) return [...state.channels.values()].map((where) => named(channelName(where), where.id, icon("hash")));
  return null;
}
