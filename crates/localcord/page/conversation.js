// The middle of the page: title, messages of the open channel, scrolling and what is new.

import { h, icon, byId } from "./element.js";
import { state, on, compareIds, messagesIn, channelName, partner, isThread, isDirect, isArchived, isEphemeral } from "./state.js";
import { seen, markSeen } from "./unread.js";
import { messageNode, commandNode, threadOf, dots } from "./messages.js";
import { commandsUnderWay, onMessage } from "./interactions.js";
import { avatar } from "./people.js";
import { sameDay } from "./time.js";
import { channelHash } from "./route.js";

const GROUPING_MS = 7 * 60_000; // Messages of one author closer than this share a head, as in Discord.
const NEAR_PX = 120;

/** key → what a row was drawn from, and its node. */
let drawn = new Map();
/** The first message that had not been seen when the channel was opened: the "new" line stands above it. */
let firstNew = null;
let lookForNew = false;
let following = true;
/** Selector of the control that had the focus when its message was drawn anew. */
let wantedFocus = null;
/** A message to show once its channel is drawn. */
let wantedMessage = null;

const scroller = () => byId("scroller");
const atEnd = () => scroller().scrollHeight - scroller().scrollTop - scroller().clientHeight < NEAR_PX;

/** Lets the view follow the state. */
export function startConversation() {
  on("messages", ({ channel, message, created }) => {
    if (channel !== state.channel) return;
    draw();
    if (created && message.author?.id === typist) stopTyping();
    if (created && !following && message.author?.id !== state.me) byId("to-present").hidden = false;
  });
  on("channels", drawTitle);
  on("typing", showTyping);
  let lastTop = 0;
  scroller().addEventListener("scroll", () => {
    // Content that grows below is no wish to stay behind; scrolling up is.
    const up = scroller().scrollTop < lastTop;
    lastTop = scroller().scrollTop;
    following = atEnd() || (following && !up);
    if (following) {
      byId("to-present").hidden = true;
      markRead();
    }
  });
  // Pictures that arrive late, and a keyboard that opens, must not push the newest message out of sight.
  new ResizeObserver(() => following && scrollToEnd()).observe(byId("messages"));
  new ResizeObserver(() => following && scrollToEnd()).observe(scroller());
  byId("to-present").addEventListener("click", scrollToEnd);
  byId("messages").addEventListener("click", (event) => {
    const jump = event.target.closest("[data-jump]");
    // In another channel, the link itself leads there first.
    if (jump && !jumpTo(jump.dataset.jump)) wantedMessage = jump.dataset.jump;
  });
  document.addEventListener("visibilitychange", markRead);
  document.addEventListener("focusin", () => (wantedFocus = null));
}

/** Turns to the state's channel. */
export function showChannel() {
  drawn = new Map();
  following = true;
  firstNew = null;
  lookForNew = true;
  wantedFocus = null;
  byId("to-present").hidden = true;
  stopTyping();
  byId("messages").replaceChildren();
  drawTitle();
  draw();
}

export function scrollToEnd() {
  following = true;
  byId("to-present").hidden = true;
  scroller().scrollTop = scroller().scrollHeight;
  markRead();
}

function markRead() {
  const newest = messagesIn(state.channel).at(-1);
  if (newest && following && !document.hidden && markSeen(state.me, state.channel, newest.id)) {
    queueMicrotask(() => document.dispatchEvent(new Event("read")));
  }
}

function drawTitle() {
  const channel = state.channels.get(state.channel);
  const title = byId("channel-title");
  if (!channel) {
    title.replaceChildren();
    return;
  }
  const parent = isThread(channel) && state.channels.get(channel.parent_id);
  const symbol = isDirect(channel) ? avatar(partner(channel) ?? { id: "0", name: "?" }) : icon(isThread(channel) ? "thread" : "hash");
  title.replaceChildren(
    ...(parent ? [h("a", { class: "title-parent", href: channelHash(parent.id) }, icon("hash"), parent.name), h("span", { class: "title-step" }, "›")] : []),
    symbol, h("span", { class: "title-name" }, channelName(channel)),
    isArchived(channel) ? h("span", { class: "tag" }, "archived") : "",
    channel.topic ? h("span", { class: "topic" }, channel.topic) : "");
  drawBeginning(channel);
}

function drawBeginning(channel) {
  const name = channelName(channel);
  const words = isDirect(channel)
    ? [h("h2", {}, name), h("p", {}, `This is the beginning of your direct messages with ${name}.`)]
    : isThread(channel)
      ? [h("h2", {}, name), h("p", {}, "This is the start of the thread.")]
      : [h("h2", {}, `Welcome to #${name}!`), h("p", {}, `This is the start of the #${name} channel.`)];
  const symbol = isDirect(channel) ? avatar(partner(channel) ?? { id: "0", name: "?" }) : h("span", { class: "big-icon" }, icon(isThread(channel) ? "thread" : "hash"));
  byId("beginning").replaceChildren(symbol, ...words);
}

function draw() {
  const list = byId("messages");
  const wasFollowing = following;
  const next = new Map();
  const loaded = state.messages.has(state.channel);
  if (loaded && lookForNew) {
    firstNew = unseen();
    lookForNew = false;
  }
  for (const row of loaded ? rows() : []) {
    const known = drawn.get(row.key);
    const same = known && known.inputs.length === row.inputs.length && known.inputs.every((one, index) => one === row.inputs[index]);
    next.set(row.key, same ? known : { inputs: row.inputs, node: row.make() });
  }
  drawn = next;
  const nodes = [...next.values()].map((row) => row.node);
  const wanted = new Set(nodes);
  for (const node of [...list.children]) {
    if (wanted.has(node)) continue;
    // A message that is drawn anew keeps the focus on the same control.
    keepFocus(node);
    node.remove();
  }
  nodes.forEach((node, index) => {
    if (list.children[index] !== node) list.insertBefore(node, list.children[index] ?? null);
  });
  restoreFocus();
  list.setAttribute("aria-busy", String(!loaded));
  if (wasFollowing) scrollToEnd();
  if (loaded && wantedMessage !== null) {
    jumpTo(wantedMessage);
    wantedMessage = null;
  }
}

function keepFocus(node) {
  const active = document.activeElement;
  if (node.contains(active) && active.dataset.customId) wantedFocus = `.message[data-id="${node.dataset.id}"] [data-custom-id="${CSS.escape(active.dataset.customId)}"]`;
}

function restoreFocus() {
  if (wantedFocus === null) return;
  const target = byId("messages").querySelector(wantedFocus);
  // A control that is waiting for the bot cannot take it yet.
  if (target && !target.disabled) target.focus({ preventScroll: true });
  else if (!target) wantedFocus = null;
}

/** What stands in the list, top to bottom: day lines, the "new" line, messages, commands under way. */
function rows() {
  const result = [];
  let last = null;
  const commands = commandsUnderWay(state.channel).map((entry) => ({ entry, row: { key: entry.key, inputs: [entry], make: () => commandNode(entry) } }));
  for (const message of messagesIn(state.channel)) {
    // One that failed stays where it was given; one under way stands at the end.
    const due = commands.findIndex(({ entry }) => entry.failure !== null && compareIds(message.id, entry.after) > 0);
    if (due >= 0) result.push(...commands.splice(due, 1).map(({ row }) => row));
    const sent = new Date(message.timestamp);
    const newDay = last === null || !sameDay(sent, new Date(last.timestamp));
    if (newDay) result.push(divider(`day-${sent.toDateString()}`, "day", sent.toLocaleDateString(undefined, { dateStyle: "long" })));
    const startsNew = message.id === firstNew;
    if (startsNew) result.push(divider("new", "new", "New"));
    const compact = !newDay && !startsNew && belowAnother(message, last, sent);
    const entry = onMessage(message.id);
    const thread = threadOf(message);
    result.push({
      key: message.id,
      inputs: [message, compact, entry, thread, state.bot.name],
      make: () => messageNode(message, { compact, entry, thread }),
    });
    last = message;
  }
  return [...result, ...commands.map(({ row }) => row)];
}

/** The oldest message of somebody else that the person has not seen, unless it is the very first of all. */
function unseen() {
  const mark = seen(state.me, state.channel);
  const messages = messagesIn(state.channel);
  const found = messages.find((one) => compareIds(one.id, mark) > 0 && one.author?.id !== state.me && !isEphemeral(one));
  return found && found !== messages[0] ? found.id : null;
}

const divider = (key, kind, text) => ({ key, inputs: [text], make: () => h("li", { class: `divider ${kind}`, role: "separator" }, h("span", {}, text)) });

function belowAnother(message, last, sent) {
  return last !== null && last.author?.id === message.author?.id
    && [0, 19, 20, 23].includes(last.type ?? 0) && (message.type ?? 0) === 0
    && !message.interaction_metadata
    && isEphemeral(last) === isEphemeral(message)
    && sent - new Date(last.timestamp) < GROUPING_MS;
}

/** Shows a message of the open channel; gives whether it is there. */
function jumpTo(id) {
  const node = byId("messages").querySelector(`.message[data-id="${CSS.escape(id)}"]`);
  if (!node) return false;
  following = false;
  node.scrollIntoView({ block: "center" });
  node.classList.add("flash");
  setTimeout(() => node.classList.remove("flash"), 1600);
  return true;
}

let typingTimer = null;
let typist = null;

function showTyping({ channel_id: channel, user_id: user }) {
  if (channel !== state.channel || user === state.me) return;
  typist = user;
  const name = user === state.bot.id ? state.bot.name : state.people.get(user)?.name ?? "Somebody";
  byId("typing").replaceChildren(dots(), h("strong", {}, name), " is typing…");
  clearTimeout(typingTimer);
  typingTimer = setTimeout(stopTyping, 10_000); // Discord's own length.
}

function stopTyping() {
  typist = null;
  byId("typing").replaceChildren();
}
