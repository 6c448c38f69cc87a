// The person API of the local Discord: plain JSON calls and one stream of events for each person.

/** A call that the server refused or that never reached it; `message` is fit to be shown. */
export class ApiError extends Error {}

async function call(path, options) {
  let response;
  try {
    response = await fetch(path, options);
  } catch {
    throw new ApiError("The local Discord does not answer. Is it still running?");
  }
  const text = await response.text();
  let body = null;
  try {
    body = text === "" ? null : JSON.parse(text);
  } catch {
    // A body that is no JSON is a plain sentence from the server.
  }
  if (!response.ok) throw new ApiError(body?.message ?? body?.error ?? (text || `The server answered ${response.status}.`));
  return body;
}

/** `GET /api/{name}` with the query parameters that have a value. */
export function get(name, query = {}) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given).toString();
  return call(`/api/${name}${search ? `?${search}` : ""}`);
}

/** `POST /api/{name}` with a JSON body. */
export function post(name, body) {
  return call(`/api/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** Sends a file that was chosen for an option; the id that the option then holds. */
export async function upload(person, channel, file) {
  const query = new URLSearchParams({ as: person, channel, name: file.name }).toString();
  const headers = { "content-type": file.type || "application/octet-stream" };
  return (await call(`/api/upload?${query}`, { method: "POST", headers, body: file })).attachment;
}

/**
 * Keeps one event stream open for a person until the returned function is called.
 * `onOpen(again)` tells whether it is a reconnection, so that the caller fetches what it missed meanwhile.
 */
export function stream(person, { onEvent, onOpen = () => {}, onLost = () => {} }) {
  let socket = null;
  let timer = null;
  let closed = false;
  let attempts = 0;
  let opened = false;

  function connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    socket = new WebSocket(`${scheme}://${location.host}/api/events?as=${encodeURIComponent(person)}`);
    socket.onopen = () => {
      attempts = 0;
      onOpen(opened);
      opened = true;
    };
    socket.onmessage = (frame) => {
      if (!closed) onEvent(JSON.parse(frame.data));
    };
    socket.onclose = () => {
      if (closed) return;
      onLost();
      attempts += 1;
      timer = setTimeout(connect, Math.min(300 * 2 ** attempts, 4000));
    };
  }

  connect();
  return () => {
    closed = true;
    clearTimeout(timer);
    socket.close();
  };
}
