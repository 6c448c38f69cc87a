// What the current person knows: people, channels, messages. Views listen to topics and draw from here.

import { get } from "./api.js";

export const TEXT = 0;
export const DM = 1;
export const CATEGORY = 4;
const THREADS = [10, 11, 12];

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;

export const state = {
  me: null,
  channel: null,
  guild: { id: "", name: "", roles: [] },
  bot: { id: "", name: "", online: false },
  people: new Map(),
  channels: new Map(),
  /** channel id → message id → message; a channel is listed once it has been fetched. */
  messages: new Map(),
  /** channel id → the commands that can be used there. */
  commands: new Map(),
  connected: true,
};

const listeners = new Map();

/** Calls `listener(detail)` whenever the topic changes: `channels`, `messages`, `person`, `channel`, `connection`, `typing`. */
export function on(topic, listener) {
  if (!listeners.has(topic)) listeners.set(topic, []);
  listeners.get(topic).push(listener);
}

export function emit(topic, detail) {
  for (const listener of listeners.get(topic) ?? []) listener(detail);
}

/** Orders ids by age: they are decimal numbers beyond what a double holds. */
export function compareIds(a, b) {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

export const isThread = (channel) => THREADS.includes(channel.type);
export const isDirect = (channel) => channel.type === DM || channel.type === 3;
export const isArchived = (channel) => channel.thread_metadata?.archived === true;
export const isEphemeral = (message) => ((message.flags ?? 0) & EPHEMERAL) !== 0 || message.ephemeral_for !== undefined;
export const isThinking = (message) => ((message.flags ?? 0) & LOADING) !== 0;

/** Everybody who can be named: the people in the server and the bot. */
export function everybody() {
  return [...membersOf(() => true), { ...state.bot, bot: true }];
}

/** The people in the server who fit. */
export const membersOf = (fits) => [...state.people.values()].filter((who) => who.member && fits(who));

/** A role as its mention is read. */
export const roleName = (role) => `@${role.name.replace(/^@/, "")}`;

/** A person or the bot by id; somebody unknown still gets a name. */
export function someone(id, hint) {
  if (id === state.bot.id) return { ...state.bot, bot: true };
  const name = hint?.global_name ?? hint?.username ?? hint?.name ?? "unknown";
  return state.people.get(id) ?? { id, name, bot: hint?.bot === true };
}

/** How a channel is called where it is listed: a direct channel carries the other's name. */
export function channelName(channel) {
  if (!isDirect(channel)) return channel.name ?? "unnamed";
  const other = partner(channel);
  return other ? other.name : channel.name ?? "Direct messages";
}

/** The other one in a direct channel. */
export function partner(channel) {
  const other = (channel.recipients ?? []).map((user) => (typeof user === "string" ? { id: user } : user))
    .find((user) => user.id !== state.me);
  return other && someone(other.id, other);
}

/** Messages of a channel, oldest first. */
export function messagesIn(channel) {
  return [...(state.messages.get(channel)?.values() ?? [])].sort((a, b) => compareIds(a.id, b.id));
}

/** The channel where a visitor starts. */
export function firstChannel() {
  const all = [...state.channels.values()];
  return (all.find((one) => one.type === TEXT) ?? all.find((one) => one.type !== CATEGORY))?.id ?? null;
}

/** Fetches people, roles, channels and the bot's standing as the person sees them. */
export async function loadState(person) {
  const answer = await get("state", { as: person });
  state.guild = answer.guild;
  state.bot = answer.bot;
  state.people = new Map(answer.people.map((one) => [one.id, one]));
  state.channels = new Map(answer.channels.map((one) => [one.id, one]));
}

/** Fetches a channel's messages, unless the person or the channel list was replaced meanwhile. */
export async function loadMessages(channel) {
  const person = state.me;
  const list = await get("messages", { as: person, channel });
  if (person !== state.me) return;
  state.messages.set(channel, new Map(list.map((one) => [one.id, one])));
  emit("messages", { channel });
}

/** The commands that the person can use in a channel; asked for once. */
export async function commandsIn(channel) {
  if (!state.commands.has(channel)) {
    const asked = get("commands", { as: state.me, channel }).catch((error) => {
      state.commands.delete(channel);
      throw error;
    });
    state.commands.set(channel, asked);
  }
  return state.commands.get(channel);
}

/** Forgets what belongs to one person only. */
export function forget() {
  state.channels = new Map();
  state.messages = new Map();
  state.commands = new Map();
}

/** Takes one event of the person's stream into the state. Events about interactions are not its business. */
export function apply({ t, d }) {
  switch (t) {
    case "MESSAGE_CREATE":
    case "MESSAGE_UPDATE": {
      const known = state.messages.get(d.channel_id);
      if (known && (t === "MESSAGE_CREATE" || known.has(d.id))) known.set(d.id, { ...known.get(d.id), ...d });
      const channel = state.channels.get(d.channel_id);
      if (channel && compareIds(d.id, channel.last_message_id ?? "0") > 0 && !isEphemeral(d)) channel.last_message_id = d.id;
      emit("messages", { channel: d.channel_id, message: d, created: t === "MESSAGE_CREATE" });
      break;
    }
    case "MESSAGE_DELETE":
      state.messages.get(d.channel_id)?.delete(d.id);
      emit("messages", { channel: d.channel_id });
      break;
    case "CHANNEL_CREATE":
    case "CHANNEL_UPDATE":
    case "THREAD_CREATE":
    case "THREAD_UPDATE":
      state.channels.set(d.id, { ...state.channels.get(d.id), ...d });
      emit("channels");
      // A message that starts a thread shows a way into it.
      if (d.parent_id) emit("messages", { channel: d.parent_id });
      break;
    case "CHANNEL_DELETE":
    case "THREAD_DELETE":
      state.channels.delete(d.id);
      state.messages.delete(d.id);
      emit("channels");
      break;
    case "BOT_STATUS":
      state.bot = { ...state.bot, ...d };
      state.commands = new Map();
      emit("channels");
      break;
    case "COMMANDS_UPDATE":
      state.commands = new Map();
      break;
    case "TYPING_START":
      emit("typing", d);
      break;
  }
}
