// The address's hash holds person and channel, so that a reload, a second window or a link shows the same.

import { state } from "./state.js";

/** Person and channel of the address, each `null` where it names none. */
export function readRoute() {
  const given = new URLSearchParams(location.hash.slice(1));
  return { person: given.get("as"), channel: given.get("channel") };
}

/** The address of a channel, seen as the given person. */
export function channelHash(channel, person = state.me) {
  return `#as=${encodeURIComponent(person)}&channel=${encodeURIComponent(channel ?? "")}`;
}

/** Goes there; the `hashchange` listener does the work. */
export function go(channel, person = state.me) {
  location.hash = channelHash(channel, person);
}
