// One message, from its reply line down to its components.

import { h, icon, toast } from "./element.js";
import { post } from "./api.js";
import { state, emit, someone, isEphemeral, isThinking, isThread, isArchived } from "./state.js";
import { markdown, inline } from "./markdown.js";
import { messageTime, formatTime } from "./time.js";
import { avatar } from "./people.js";
import { componentRows } from "./components.js";
import { dismiss } from "./interactions.js";
import { openPicture } from "./modal.js";
import { channelHash } from "./route.js";

const PIN = 6;
const THREAD_CREATED = 18;
const REPLY = 19;
const THREAD_STARTER = 21;
const SYSTEM = {
  1: "added somebody to the thread.",
  2: "removed somebody from the thread.",
  4: "renamed this thread.",
  [PIN]: "pinned a message to this channel.",
  7: "joined the server.",
};

/** A person's name as a button that offers what can be done with them. */
export function nameButton(user) {
  const who = someone(user.id, user);
  return [
    h("button", { type: "button", class: "author", dataset: { user: user.id } }, who.name),
    (who.bot || user.bot) && h("span", { class: "app-tag" }, "App"),
  ];
}

/** A message; `compact` leaves the author out, as below another one of theirs. */
export function messageNode(message, { compact, entry, thread }) {
  if (message.type === THREAD_STARTER) {
    const started = referenced(message);
    return started
      ? messageNode({ ...started, id: message.id, components: [] }, { compact: false })
      : systemNode(message, "thread", [h("span", {}, "The message that started this thread is no longer there.")]);
  }
  if (message.type === THREAD_CREATED) {
    const target = message.message_reference?.channel_id ?? message.thread?.id;
    return systemNode(message, "thread", [nameButton(message.author), " started a thread: ",
      target ? h("a", { href: channelHash(target) }, h("strong", {}, message.content)) : h("strong", {}, message.content)]);
  }
  if (SYSTEM[message.type]) return systemNode(message, "thread", [nameButton(message.author), ` ${SYSTEM[message.type]}`]);

  const author = someone(message.author.id, message.author);
  const sent = new Date(message.timestamp);
  const ephemeral = isEphemeral(message);
  const mine = (message.mentions ?? []).some((user) => user.id === state.me);
  const classes = ["message", compact && "compact", ephemeral && "ephemeral", mine && "mentions-me"].filter(Boolean).join(" ");
  const time = h("time", { datetime: message.timestamp, title: formatTime(sent, "F") }, compact ? formatTime(sent, "t") : messageTime(sent));
  return h("li", { class: classes, dataset: { id: message.id, author: message.author.id } },
    contextLine(message),
    !ephemeral && !isThinking(message) && h("button", {
      type: "button",
      class: "icon-button small reply-button",
      title: "Reply",
      "aria-label": `Reply to ${author.name}`,
      onclick: () => emit("reply", message),
    }, icon("answer")),
    h("div", { class: "gutter" }, compact ? time : avatar(author)),
    h("div", { class: "body" },
      !compact && h("div", { class: "head" }, nameButton(message.author), time),
      isThinking(message)
        ? h("p", { class: "thinking" }, dots(), `${author.name} is thinking…`)
        : content(message),
      (message.embeds ?? []).map(embed),
      attachments(message.attachments ?? []),
      componentRows(message, entry),
      thread && threadChip(thread),
      ephemeral && h("p", { class: "ephemeral-note" }, icon("eye"), "Only you can see this · ",
        h("button", { type: "button", class: "text-button", dataset: { dismiss: message.id }, onclick: () => dismissEphemeral(message) }, "Dismiss message"))));
}

function content(message) {
  const nodes = message.content ? markdown(message.content) : [];
  if (message.edited_timestamp) {
    const mark = h("span", { class: "edited", title: formatTime(new Date(message.edited_timestamp), "F") }, " (edited)");
    const last = nodes.at(-1);
    if (last?.tagName === "P") last.append(mark);
    else if (nodes.length > 0) nodes.push(mark);
  }
  return nodes.length > 0 && h("div", { class: "content" }, nodes);
}

/** The message that this one refers to: sent along, or looked up where it is known. */
function referenced(message) {
  const to = message.message_reference;
  return message.referenced_message ?? (to && state.messages.get(to.channel_id ?? message.channel_id)?.get(to.message_id));
}

/** What the message answers: another message, or a command. */
function contextLine(message) {
  const used = message.interaction_metadata;
  if (message.type === REPLY) {
    const to = referenced(message);
    if (!to) return h("div", { class: "context" }, icon("reply"), h("em", {}, "Original message was deleted"));
    const who = someone(to.author.id, to.author);
    const words = to.content ? inline(to.content.split("\n")[0].slice(0, 140)) : h("em", {}, "Click to see picture");
    return h("div", { class: "context" }, icon("reply"), avatar(who), h("span", { class: "context-name" }, who.name),
      h("button", { type: "button", class: "context-text", dataset: { jump: to.id } }, words));
  }
  // 2 is an application command; answers to buttons are not announced.
  if (!used || (used.type !== undefined && used.type !== 2)) return null;
  const who = someone(used.user?.id ?? used.user_id, used.user);
  const name = used.name ?? message.interaction?.name ?? used.command_name;
  const target = used.target_user && someone(used.target_user.id, used.target_user).name;
  return h("div", { class: "context" }, icon("reply"), avatar(who), h("button", { type: "button", class: "context-name", dataset: { user: who.id } }, who.name),
    " used ", h("span", { class: "command-name" }, name ? (target ? `${name}` : `/${name}`) : "a command"), target && ` on ${target}`);
}

function systemNode(message, symbol, words) {
  const sent = new Date(message.timestamp);
  return h("li", { class: "message system", dataset: { id: message.id } },
    h("div", { class: "gutter" }, icon(symbol)),
    h("div", { class: "body" }, h("p", {}, words, " ", h("time", { datetime: message.timestamp, title: formatTime(sent, "F") }, messageTime(sent)))));
}

function attachments(list) {
  return list.map((one) => {
    const picture = one.content_type?.startsWith("image/") || /\.(png|gif|svg|jpe?g|webp)$/i.test(one.filename ?? "");
    if (!picture) {
      return h("a", { class: "file", href: local(one.url), download: one.filename }, h("strong", {}, one.filename),
        one.size !== undefined && h("span", { class: "subtext" }, `${Math.max(1, Math.round(one.size / 1024))} kB`));
    }
    return pictureButton(one);
  });
}

/** The server signs addresses with one of its names; the page may have been opened under another. */
function local(address) {
  const url = new URL(address, location.href);
  return url.pathname.startsWith("/cdn/") ? url.pathname + url.search : address;
}

/** A picture that takes its room before it has loaded, where its size is known. */
function pictureButton({ url, ...rest }) {
  const one = { ...rest, url: local(url) };
  const size = one.width && one.height ? { "--natural": `${one.width}px`, "--ratio": String(one.width / one.height) } : {};
  const label = `Enlarge picture${one.description ? `: ${one.description}` : ""}`;
  // What is called so is hidden until it is pressed.
  const hidden = one.filename?.startsWith("SPOILER_");
  const press = (event) => {
    if (!event.currentTarget.classList.contains("hidden-picture")) return openPicture(one);
    event.currentTarget.classList.remove("hidden-picture");
    event.currentTarget.setAttribute("aria-label", label);
  };
  return h("button", {
    type: "button",
    class: `picture${one.width && one.height ? " sized" : ""}${hidden ? " hidden-picture" : ""}`,
    style: size,
    "aria-label": hidden ? "Spoiler: press to show the picture" : label,
    onclick: press,
  }, h("img", { src: one.url, alt: one.description ?? "", decoding: "async" }));
}

function embed(one) {
  const colour = one.color === undefined || one.color === null ? null : `#${one.color.toString(16).padStart(6, "0")}`;
  return h("article", { class: "embed", style: colour ? { "--stripe": colour } : {} },
    one.author?.name && h("p", { class: "embed-author" }, one.author.name),
    one.title && h("h3", {}, one.url ? h("a", { href: one.url, target: "_blank", rel: "noopener noreferrer" }, inline(one.title)) : inline(one.title)),
    one.description && h("div", { class: "embed-text" }, markdown(one.description)),
    one.fields?.length > 0 && h("dl", {}, one.fields.map((field) => h("div", { class: field.inline && "beside" }, h("dt", {}, inline(field.name)), h("dd", {}, markdown(field.value))))),
    one.image?.url && pictureButton(one.image),
    (one.footer?.text || one.timestamp) && h("p", { class: "embed-footer" }, [one.footer?.text, one.timestamp && formatTime(new Date(one.timestamp), "f")].filter(Boolean).join(" · ")));
}

/** The way into the thread that a message started. */
function threadChip(thread) {
  return h("a", { class: "thread-chip", href: channelHash(thread.id), dataset: { thread: thread.id } },
    icon("thread"), h("strong", {}, thread.name), isArchived(thread) && h("span", { class: "tag" }, "archived"), h("span", { class: "thread-open" }, "Open thread ›"));
}

async function dismissEphemeral(message) {
  try {
    await post("dismiss", { as: state.me, message: message.id });
  } catch (error) {
    toast(error.message);
  }
}

export const dots = () => h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));

/** A command that was sent and is not answered yet, or never was. */
export function commandNode(entry) {
  const me = someone(state.me);
  const bot = { ...state.bot, bot: true };
  return h("li", { class: `message ephemeral sending${entry.failure ? " failed" : ""}`, dataset: { pending: entry.key } },
    h("div", { class: "context" }, icon("reply"), avatar(me), h("span", { class: "context-name" }, me.name), " used ", h("span", { class: "command-name" }, entry.label)),
    h("div", { class: "gutter" }, avatar(bot)),
    h("div", { class: "body" },
      h("div", { class: "head" }, nameButton(bot)),
      entry.failure
        ? h("p", { class: "failure", role: "alert" }, entry.failure)
        : h("p", { class: "thinking" }, dots(), "Sending command…"),
      entry.failure && h("p", { class: "ephemeral-note" }, icon("eye"), "Only you can see this · ",
        h("button", { type: "button", class: "text-button", onclick: () => dismiss(entry) }, "Dismiss message"))));
}

/** What a message's node depends on besides the message: compared before it is drawn anew. */
export const threadOf = (message) => {
  const thread = state.channels.get(message.id);
  return thread && isThread(thread) ? thread : undefined;
};
