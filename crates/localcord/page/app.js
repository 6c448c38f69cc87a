// Brings the parts together: who is looking, at which channel, and what the server tells.

import { h, byId, toast } from "./element.js";
import { stream } from "./api.js";
import { state, on, emit, apply, forget, loadState, loadMessages, firstChannel, isArchived, compareIds, channelName, CATEGORY } from "./state.js";
import { seen, countPings, addPing, calls, forgetChannels, pingsOf } from "./unread.js";
import { settle, forgetInteractions } from "./interactions.js";
import { readRoute, channelHash } from "./route.js";
import { drawPicker, startPicker } from "./people.js";
import { drawSidebar, startDrawer } from "./sidebar.js";
import { startConversation, showChannel } from "./conversation.js";
import { startComposer, composeIn } from "./composer.js";
import { openModal, closeModals } from "./modal.js";
import { tickRelativeTimes } from "./time.js";

const OTHERS_WATCHED = 6;
const CHANNELS_COUNTED = 30;
const RELATIVE_TICK_MS = 15_000;
const LOOK_AGAIN_MS = 200;

let closers = [];
/** Events that arrive while a snapshot is under way; taken afterwards, so that none is lost or undone. */
let held = null;

async function holding(work) {
  if (held) return work();
  held = [];
  try {
    return await work();
  } finally {
    const events = held;
    held = null;
    events.forEach(receive);
  }
}

function receive(event) {
  if (held) {
    held.push(event);
    return;
  }
  const { t, d } = event;
  if (t === "MODAL") {
    settle({ t: "INTERACTION_DONE", d });
    openModal(d);
  } else if (t === "INTERACTION_DONE" || t === "INTERACTION_FAILED") settle(event);
  else if (t === "GUILD_UPDATE") lookAgain();
  else {
    // Counted first: drawing the open channel marks it as read.
    if (t === "MESSAGE_CREATE") noteCall(d, state.me);
    apply(event);
  }
}

/** Members, roles or settings have changed, and with them what the person sees; several changes are looked at together. */
let looking = null;
function lookAgain() {
  clearTimeout(looking);
  looking = setTimeout(() => refresh(state.me), LOOK_AGAIN_MS);
}

function noteCall(message, person) {
  if (calls(message, person, state.channels.get(message.channel_id) ?? { type: message.guild_id ? 0 : 1 })) addPing(person, message.channel_id);
  redraw();
}

/** Draws what lists unread channels and calls, at most once a frame. */
let drawing = false;
function redraw() {
  if (drawing) return;
  drawing = true;
  requestAnimationFrame(() => {
    drawing = false;
    drawSidebar();
    drawPicker();
    drawTitle();
  });
}

function drawTitle() {
  const channel = state.channels.get(state.channel);
  const count = state.me ? pingsOf(state.me) : 0;
  document.title = `${count > 0 ? `(${count}) ` : ""}${channel ? channelName(channel) : "Chat"} · ${state.guild.name}`;
}

/** Becomes a person: everything is fetched anew, through their eyes. */
function enter(person) {
  closers.forEach((close) => close());
  closers = [];
  closeModals();
  forgetInteractions();
  forget();
  state.me = person;
  closers.push(stream(person, {
    onEvent: receive,
    onOpen: () => refresh(person),
    onLost: () => {
      state.connected = false;
      drawBanner();
    },
  }));
}

/** Fetches what the person sees; also after a lost connection. */
async function refresh(person) {
  if (person !== state.me) return;
  try {
    await holding(async () => {
      state.messages = new Map();
      state.commands = new Map();
      await loadState(person);
      if (person !== state.me) return;
      forgetChannels(person, state.channels);
      if (!state.channels.has(state.channel)) {
        const { channel } = readRoute();
        openChannel(state.channels.has(channel) ? channel : firstChannel());
      }
      // Somebody who has left the server and has no direct messages sees nothing.
      if (state.channel) await loadMessages(state.channel);
    });
  } catch (error) {
    toast(error.message);
    return;
  }
  if (person !== state.me) return;
  state.connected = true;
  drawBanner();
  watchOthers(person);
  emit("channels");
  emit("person");
  await countUnread(person);
}

/** The other people's streams only count their calls, so that the picker shows who is wanted. */
function watchOthers(person) {
  if (closers.length > 1) return;
  for (const other of [...state.people.keys()].filter((id) => id !== person).slice(0, OTHERS_WATCHED)) {
    closers.push(stream(other, { onEvent: ({ t, d }) => t === "MESSAGE_CREATE" && noteCall(d, other) }));
  }
}

async function countUnread(person) {
  const channels = [...state.channels.values()].filter((one) => one.type !== CATEGORY && !isArchived(one) && one.id !== state.channel)
    .filter((one) => one.last_message_id === undefined || (one.last_message_id !== null && compareIds(one.last_message_id, seen(person, one.id)) > 0));
  for (const channel of channels.slice(-CHANNELS_COUNTED)) {
    try {
      await holding(() => loadMessages(channel.id));
    } catch {
      // The next event of that channel marks it anyway.
      continue;
    }
    if (person !== state.me) return;
    const messages = [...state.messages.get(channel.id).values()];
    const newest = messages.map((one) => one.id).sort(compareIds).at(-1);
    if (newest) channel.last_message_id = newest;
    countPings(person, channel, messages);
  }
  redraw();
}

/** Turns to a channel that the person can see. */
function openChannel(channel) {
  const before = state.channel;
  state.channel = channel;
  if (channel !== readRoute().channel || state.me !== readRoute().person) history.replaceState(null, "", channelHash(channel));
  composeIn(before);
  showChannel();
  redraw();
}

async function follow() {
  const { person, channel } = readRoute();
  if (person !== state.me && state.people.has(person)) {
    state.channel = null;
    enter(person);
  } else if (channel !== state.channel && state.channels.has(channel)) {
    openChannel(channel);
    try {
      await holding(() => loadMessages(channel));
    } catch (error) {
      toast(error.message);
    }
  }
}

function drawBanner() {
  const banner = byId("banner");
  banner.hidden = state.connected && state.bot.online;
  banner.className = state.connected ? "bot-offline" : "lost";
  banner.replaceChildren(state.connected
    ? h("span", {}, `${state.bot.name || "The bot"} is offline. Messages stay; commands and buttons will not be answered.`)
    : h("span", {}, "Connection lost. Reconnecting…"));
}

async function start() {
  startPicker();
  startDrawer();
  startConversation();
  startComposer();
  on("channels", () => {
    drawBanner();
    redraw();
    if (state.channel && !state.channels.has(state.channel) && !held) {
      openChannel(firstChannel());
      loadMessages(state.channel).catch((error) => toast(error.message));
    }
  });
  on("messages", redraw);
  document.addEventListener("read", redraw);
  addEventListener("hashchange", follow);
  setInterval(tickRelativeTimes, RELATIVE_TICK_MS);
  try {
    await loadState();
  } catch (error) {
    byId("messages").replaceChildren(h("li", { class: "divider" }, h("span", {}, `${error.message} Reload the page once it does.`)));
    return;
  }
  const { person } = readRoute();
  enter(state.people.has(person) ? person : [...state.people.keys()][0]);
}

start();
