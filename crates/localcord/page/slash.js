// Slash commands: finding one, and the line in which its options are entered.

import { h, icon } from "./element.js";
import { post } from "./api.js";
import { state } from "./state.js";
import { avatar } from "./people.js";
import { closeSuggestions } from "./listbox.js";
import { optionField } from "./option.js";
import { fileField } from "./file.js";

const SUB_COMMAND = 1;
const SUB_COMMAND_GROUP = 2;
const ATTACHMENT = 11;

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
    const field = (option.type === ATTACHMENT ? fileField : optionField)(option, { others: () => fields.filter((one) => one !== field && one.option.type !== ATTACHMENT && !one.empty()), choicesFor, describe, advance, remove: () => remove(field) });
    fields.push(field);
    extras.before(field.node);
    drawExtras();
    if (focus) field.input.focus();
    return field;
  }

  /** What the bot suggests for an option, given those that are filled already. */
  async function choicesFor(focused, others) {
    const options = nested(entry, [...others.map((one) => one.payload()), { ...focused, focused: true }]);
    return (await post("autocomplete", { as: state.me, channel: state.channel, name: entry.command.name, options })).choices;
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
