// Interactions under way: from the click or command until the bot has answered, or has failed to.

import { post } from "./api.js";
import { state, emit, messagesIn } from "./state.js";

// The server gives the bot its three seconds and reports the failure; this is for a report that never comes.
const PATIENCE_MS = 15_000;
const NO_ANSWER = "The application did not respond";

/** key → what is under way; a failed one stays until it is dismissed or tried again. */
const running = new Map();
/** Outcomes that overtook the answer to our own request: interaction id → failure text, or `null` for done. */
const early = new Map();
let nextKey = 0;

function begin(entry, request) {
  const key = `pending-${(nextKey += 1)}`;
  const after = messagesIn(entry.channel).at(-1)?.id ?? "0";
  const full = { ...entry, key, after, id: null, failure: null, resolve: null };
  full.timer = setTimeout(() => finish(full, NO_ANSWER), PATIENCE_MS);
  full.finished = new Promise((resolve) => (full.resolve = resolve));
  running.set(key, full);
  emit("messages", { channel: entry.channel });
  request.then(
    (answer) => {
      full.id = String(answer?.interaction?.id ?? answer?.interaction);
      if (early.has(full.id)) {
        finish(full, early.get(full.id));
        early.delete(full.id);
      }
    },
    (error) => finish(full, error.message),
  );
  return full;
}

function finish(entry, failure) {
  if (!running.has(entry.key)) return;
  clearTimeout(entry.timer);
  if (failure === null || entry.kind === "modal") running.delete(entry.key);
  else running.set(entry.key, { ...entry, failure });
  entry.resolve(failure);
  emit("messages", { channel: entry.channel });
}

/** Sends a slash command (type 1) or a command from a person's menu (type 2). */
export function sendCommand({ name, type, options = [], target, label }) {
  const channel = state.channel;
  return begin({ kind: "command", channel, label },
    post("command", { as: state.me, channel, name, type, options, target }));
}

/** Presses a button, or chooses in a select menu where `values` are given. */
export function useComponent(message, customId, values) {
  const channel = message.channel_id;
  for (const [key, entry] of running) if (entry.message === message.id) running.delete(key);
  emit("component-used");
  return begin({ kind: "component", channel, message: message.id, customId, values },
    post("component", { as: state.me, channel, message: message.id, custom_id: customId, values }));
}

/** Hands in a dialog; the promise gives the failure to show, or `null`. */
export function submitModal(modal, fields) {
  return begin({ kind: "modal", channel: state.channel },
    post("modal", { as: state.me, interaction: modal.interaction, custom_id: modal.custom_id, fields })).finished;
}

/** Takes what the server says about an interaction. */
export function settle({ t, d }) {
  const id = String(d.interaction?.id ?? d.interaction ?? d.interaction_id ?? d.id);
  const failure = t === "INTERACTION_FAILED" ? d.message ?? NO_ANSWER : null;
  const entry = [...running.values()].find((one) => one.id === id);
  if (entry) finish(entry, failure);
  else early.set(id, failure);
}

/** What is under way, or has failed, on the components of a message. */
export const onMessage = (id) => [...running.values()].find((one) => one.message === id);

/** Commands of a channel that the bot has not answered. */
export const commandsUnderWay = (channel) => [...running.values()].filter((one) => one.kind === "command" && one.channel === channel);

/** Takes a failed one off the page. */
export function dismiss(entry) {
  running.delete(entry.key);
  emit("messages", { channel: entry.channel });
}

/** Forgets everything, for another person. */
export function forgetInteractions() {
  for (const entry of running.values()) clearTimeout(entry.timer);
  running.clear();
  early.clear();
}
