// The message box: plain text, `/` for commands, `@` for people.

import { h, icon, byId, toast } from "./element.js";
import { post } from "./api.js";
import { state, on, someone, everybody, commandsIn, channelName, isArchived, isDirect, isThread } from "./state.js";
import { entriesOf, matching, commandLine, commandForm } from "./slash.js";
import { suggest, closeSuggestions, listKey } from "./listbox.js";
import { sendCommand } from "./interactions.js";
import { scrollToEnd } from "./conversation.js";
import { avatar } from "./people.js";

const SLASH = 1;
const LONGEST = 2000; // Characters of a message, Discord's limit.
const HINT_KEY = "localcord.hint";

/** channel → what was typed and not sent. */
const drafts = new Map();
let form = null; // The command being entered, if any.
let answered = null; // The message that the next one replies to, if any.

const box = h("textarea", {
  id: "composer",
  rows: "1",
  maxlength: String(LONGEST),
  role: "combobox",
  "aria-expanded": "false",
  "aria-autocomplete": "list",
  "aria-describedby": "composer-problem",
});
const problem = h("div", { id: "composer-problem", class: "composer-problem", role: "alert" });
const replyPlace = h("div", { id: "reply-place" });
const place = h("div", { class: "composer-place" }, box);

export function startComposer() {
  byId("composer-form").append(
    h("div", { id: "hint-place" }),
    replyPlace,
    h("div", { class: "composer-box" }, place, h("button", { type: "submit", class: "icon-button send", "aria-label": "Send" }, icon("send"))),
    problem);
  byId("composer-form").addEventListener("submit", (event) => {
    event.preventDefault();
    if (form) form.submit();
    else sendText();
  });
  byId("skip").addEventListener("click", focusComposer);
  box.addEventListener("input", () => {
    problem.textContent = "";
    offer();
  });
  box.addEventListener("blur", closeSuggestions);
  box.addEventListener("focus", offer);
  box.addEventListener("keydown", (event) => {
    if (event.isComposing || listKey(event)) return;
    if (event.key === "Escape" && answered) replyTo(null);
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      sendText();
    }
  });
  on("component-used", dropHint);
  on("reply", (message) => {
    leaveCommand();
    replyTo(message);
    box.focus();
  });
  on("channels", describePlace);
  on("person", () => (problem.textContent = "")); // Fetched anew: whatever was wrong with the connection is over.
}

/** Puts the cursor into the message box, or into the command being entered. */
export function focusComposer() {
  if (form) form.focus();
  else box.focus();
}

/** Turns to the state's channel; `before` is the one that was open. */
export function composeIn(before) {
  if (before) drafts.set(before, box.value);
  leaveCommand();
  replyTo(null);
  box.value = drafts.get(state.channel) ?? "";
  problem.textContent = "";
  closeSuggestions();
  describePlace();
  drawHint();
  // On a phone the keyboard would cover what the person came to read.
  if (matchMedia("(hover: hover)").matches) box.focus();
}

function describePlace() {
  const channel = state.channels.get(state.channel);
  if (!channel) return;
  const locked = channel.thread_metadata?.locked === true;
  const name = `${isDirect(channel) ? "@" : isThread(channel) ? "" : "#"}${channelName(channel)}`;
  box.disabled = locked;
  box.placeholder = locked ? "This thread is locked" : isArchived(channel) ? "Archived: a message opens this thread again" : `Message ${name}`;
  box.setAttribute("aria-label", `Message ${name}. Type / for commands.`);
}

async function sendText() {
  const text = box.value.trim();
  if (text === "" || box.disabled) return;
  const channel = state.channel;
  closeSuggestions();
  box.value = "";
  try {
    await post("message", { as: state.me, channel, content: withMentions(text), reply_to: answered?.id });
    replyTo(null);
    scrollToEnd();
  } catch (error) {
    if (state.channel === channel && box.value === "") box.value = text;
    problem.textContent = error.message;
  }
}

/** Says above the box which message the next one replies to; `null` for none. */
function replyTo(message) {
  answered = message;
  replyPlace.replaceChildren(...(message
    ? [h("div", { class: "replying" }, icon("reply"), h("span", { class: "grow" }, "Replying to ", h("strong", {}, someone(message.author.id, message.author).name)),
      h("button", { type: "button", class: "icon-button small", "aria-label": "Do not reply", onclick: () => replyTo(null) }, icon("close")))]
    : []));
}

/** `@Name` becomes a mention, the longest name first. */
function withMentions(text) {
  const names = everybody().sort((a, b) => b.name.length - a.name.length);
  return names.reduce((sofar, who) => {
    const pattern = new RegExp(`(^|[^\\w<])@${who.name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w])`, "gi");
    return sofar.replace(pattern, `$1<@${who.id}>`);
  }, text);
}

/** Shows the list that belongs to what stands before the cursor. */
function offer() {
  const text = box.value;
  const person = /(^|\s)@([^\s@]*)$/.exec(text.slice(0, box.selectionStart));
  if (text.startsWith("/") && !text.includes("\n")) offerCommands(text.slice(1));
  else if (person) offerPeople(person[2]);
  else closeSuggestions();
}

async function offerCommands(typed) {
  let entries;
  try {
    entries = entriesOf(await commandsIn(state.channel));
  } catch (error) {
    suggest(box, { items: [], note: error.message, failed: true });
    return;
  }
  if (box.value !== `/${typed}` || document.activeElement !== box) return;
  const complete = entries.find((entry) => typed.startsWith(`${entry.text} `));
  if (complete) {
    enterCommand(complete, typedOptions(complete, typed.slice(complete.text.length + 1)));
    return;
  }
  const items = matching(entries, typed).map((entry) => ({ entry, value: entry.text, content: commandLine(entry) }));
  const note = entries.length === 0 ? `${state.bot.name || "The app"} has no commands here${state.bot.online ? "" : ": it is offline"}.` : "No command is called that.";
  suggest(box, { heading: `Commands of ${state.bot.name}`, items, note, pick: (item) => enterCommand(item.entry, {}) });
}

/** `name:value` pairs as somebody pastes them; text without a name belongs to the first option. */
function typedOptions(entry, text) {
  const given = {};
  const names = entry.options.map((one) => one.name).join("|");
  if (names === "" || text.trim() === "") return given;
  const pairs = [...text.matchAll(new RegExp(`(?:^|\\s)(${names}):\\s*(.*?)(?=\\s(?:${names}):|$)`, "g"))];
  for (const [, name, value] of pairs) given[name] = value.trim();
  if (pairs.length === 0) given[entry.options[0].name] = text.trim();
  return given;
}

function offerPeople(typed) {
  const wanted = typed.toLowerCase();
  const found = everybody().filter((who) => who.name.toLowerCase().startsWith(wanted));
  // A name that is complete needs no list, so that Enter sends.
  if (found.length === 0 || (found.length === 1 && found[0].name.toLowerCase() === wanted)) {
    closeSuggestions();
    return;
  }
  suggest(box, {
    heading: "People",
    items: found.map((who) => ({ who, value: who.id, content: [avatar(who), h("span", {}, who.name)] })),
    pick: ({ who }) => {
      const before = box.value.slice(0, box.selectionStart).replace(/@[^\s@]*$/, `@${who.name} `);
      box.value = before + box.value.slice(box.selectionStart);
      box.setSelectionRange(before.length, before.length);
    },
  });
}

function enterCommand(entry, given) {
  closeSuggestions();
  problem.textContent = "";
  box.value = "";
  form = commandForm(entry, given, {
    send(options, label) {
      leaveCommand();
      sendCommand({ name: entry.command.name, type: SLASH, options, label: `/${label}` });
      scrollToEnd();
      box.focus();
    },
    cancel() {
      leaveCommand();
      box.focus();
    },
  });
  place.replaceChildren(form.node);
  form.focus();
}

function leaveCommand() {
  if (!form) return;
  form = null;
  closeSuggestions();
  place.replaceChildren(box);
}

/** The first steps, for somebody who has never been here. */
function drawHint() {
  const first = [...state.channels.values()].find((one) => one.name === "games") ?? state.channels.values().next().value;
  let known = false;
  try {
    known = localStorage.getItem(HINT_KEY) !== null;
  } catch {
    // Shown each time where nothing can be stored.
  }
  const wanted = !known && first?.id === state.channel;
  byId("hint-place").replaceChildren(...(wanted
    ? [h("div", { class: "hint", id: "hint" }, icon("star"),
      h("p", {}, "Type ", h("button", { type: "button", class: "hint-command", onclick: typeSlash }, "/play"), " and choose an opponent, then switch person to accept."),
      h("button", { type: "button", class: "icon-button small", "aria-label": "Close this hint", onclick: dropHint }, icon("close")))]
    : []));
}

function typeSlash() {
  leaveCommand();
  box.value = "/play";
  box.focus();
  offer();
}

function dropHint() {
  try {
    localStorage.setItem(HINT_KEY, "seen");
  } catch {
    toast("This browser stores nothing: the hint will come again.");
  }
  byId("hint-place").replaceChildren();
}
