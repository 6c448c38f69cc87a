// Which messages a person has seen. Kept in the browser for each person, because one visitor plays several.

import { state, compareIds, isDirect, isEphemeral } from "./state.js";

const KEY = "localcord.unread";
const DISCORD_EPOCH = 1420070400000n; // First second of 2015: ids count milliseconds from there, above 22 bits.

const idAt = (time) => String((BigInt(time) - DISCORD_EPOCH) << 22n);

// `since`: whatever is older than the first visit counts as read.
const fresh = () => ({ since: idAt(Date.now()), seen: {}, pings: {} });

function restore() {
  try {
    return { ...fresh(), ...JSON.parse(localStorage.getItem(KEY)) };
  } catch {
    return fresh();
  }
}

const marks = restore();

function keep() {
  try {
    localStorage.setItem(KEY, JSON.stringify(marks));
  } catch {
    // A browser that stores nothing only forgets the marks.
  }
}
keep();

/** The newest message that the person has seen in a channel. */
export const seen = (person, channel) => marks.seen[person]?.[channel] ?? marks.since;

/** How often the person was called in one channel since then. */
export const pings = (person, channel) => marks.pings[person]?.[channel] ?? 0;

/** How often the person was called anywhere. */
export const pingsOf = (person) => Object.values(marks.pings[person] ?? {}).reduce((sum, count) => sum + count, 0);

/** Whether the channel holds something that the current person has not seen. */
export function isUnread(channel) {
  return channel.last_message_id !== undefined && channel.last_message_id !== null
    && compareIds(channel.last_message_id, seen(state.me, channel.id)) > 0;
}

/** Whether a message calls the person: named, or written to them alone. An ephemeral one answers what they do and calls nobody. */
export function calls(message, person, channel) {
  return message.author?.id !== person && !isEphemeral(message) && ((message.mentions ?? []).some((user) => user.id === person) || (channel && isDirect(channel)));
}

/** Everything up to this message counts as seen. */
export function markSeen(person, channel, message) {
  if (compareIds(message, seen(person, channel)) <= 0 && pings(person, channel) === 0) return false;
  (marks.seen[person] ??= {})[channel] = message;
  delete marks.pings[person]?.[channel];
  keep();
  return true;
}

/** One more call for a person. */
export function addPing(person, channel) {
  (marks.pings[person] ??= {})[channel] = pings(person, channel) + 1;
  keep();
}

/** Sets what was counted afresh from a channel's messages. */
export function countPings(person, channel, messages) {
  const mark = seen(person, channel.id);
  const count = messages.filter((one) => compareIds(one.id, mark) > 0 && calls(one, person, channel)).length;
  if (count > 0) (marks.pings[person] ??= {})[channel.id] = count;
  else delete marks.pings[person]?.[channel.id];
  keep();
}

/** Drops calls from channels that are no longer there. */
export function forgetChannels(person, channels) {
  for (const id of Object.keys(marks.pings[person] ?? {})) if (!channels.has(id)) delete marks.pings[person][id];
  keep();
}
