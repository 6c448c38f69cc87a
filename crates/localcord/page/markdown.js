// The part of Discord's markdown that a chat meets every day, turned into DOM nodes.

import { h, icon } from "./element.js";
import { state, someone, channelName, roleName, isThread } from "./state.js";
import { formatTime } from "./time.js";
import { channelHash } from "./route.js";

/** Content as block nodes: paragraphs, headings, quotes, lists and code. */
export function markdown(text) {
  const nodes = [];
  // Code blocks first: nothing inside them means anything.
  const fence = /```(?:([a-z0-9_+-]+)\n)?\n?([\s\S]*?)\n?```/gi;
  let last = 0;
  for (const match of text.matchAll(fence)) {
    nodes.push(...blocks(text.slice(last, match.index).replace(/\n$/, "")));
    nodes.push(h("pre", {}, h("code", {}, match[2])));
    last = match.index + match[0].length;
    if (text[last] === "\n") last += 1;
  }
  nodes.push(...blocks(text.slice(last)));
  return nodes;
}

function blocks(text) {
  if (text === "") return [];
  const lines = text.split("\n");
  const nodes = [];
  let plain = [];
  const flush = () => {
    if (plain.length > 0) nodes.push(h("p", {}, inline(plain.join("\n"))));
    plain = [];
  };
  const gather = (from, pattern) => {
    let end = from;
    while (end < lines.length && pattern.test(lines[end])) end += 1;
    return lines.slice(from, end);
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const heading = /^(#{1,3}) +(.+)$/.exec(line);
    if (heading) {
      flush();
      nodes.push(h(`h${heading[1].length + 2}`, {}, inline(heading[2])));
    } else if (/^-# +/.test(line)) {
      flush();
      nodes.push(h("p", { class: "subtext" }, inline(line.replace(/^-# +/, ""))));
    } else if (/^>>> /.test(line)) {
      flush();
      nodes.push(h("blockquote", {}, blocks([line.slice(4), ...lines.slice(at + 1)].join("\n"))));
      break;
    } else if (/^> /.test(line)) {
      flush();
      const quoted = gather(at, /^> ?/);
      nodes.push(h("blockquote", {}, blocks(quoted.map((one) => one.replace(/^> ?/, "")).join("\n"))));
      at += quoted.length - 1;
    } else if (/^ *[-*] +\S/.test(line)) {
      flush();
      const items = gather(at, /^ *[-*] +\S/);
      nodes.push(h("ul", {}, items.map((one) => item(one, /^( *)[-*] +/))));
      at += items.length - 1;
    } else if (/^ *\d+\. +\S/.test(line)) {
      flush();
      const items = gather(at, /^ *\d+\. +\S/);
      nodes.push(h("ol", { start: parseInt(line, 10) }, items.map((one) => item(one, /^( *)\d+\. +/))));
      at += items.length - 1;
    } else plain.push(line);
  }
  flush();
  return nodes;
}

function item(line, bullet) {
  const deep = bullet.exec(line)[1].length >= 2;
  return h("li", { class: deep && "deep" }, inline(line.replace(bullet, "")));
}

// Each rule: a pattern anchored at the point of reading, and what it becomes. The first that matches wins.
const RULES = [
  [/^\\([^A-Za-z0-9\s])/, (match) => match[1]],
  [/^``([^]+?)``(?!`)/, (match) => h("code", {}, match[1])],
  [/^`([^`]+?)`/, (match) => h("code", {}, match[1])],
  [/^\|\|([^]+?)\|\|/, (match) => spoiler(match[1])],
  [/^\*\*([^]+?)\*\*(?!\*)/, (match) => h("strong", {}, inline(match[1]))],
  [/^__([^]+?)__(?!_)/, (match) => h("u", {}, inline(match[1]))],
  [/^~~([^]+?)~~/, (match) => h("s", {}, inline(match[1]))],
  [/^\*(?=\S)([^*]+?)\*(?!\*)/, (match) => h("em", {}, inline(match[1]))],
  [/^_(?=\S)([^_]+?)_(?![A-Za-z0-9_])/, (match) => h("em", {}, inline(match[1]))],
  [/^<@!?(\d+)>/, (match) => mention(match[1])],
  [/^<@&(\d+)>/, (match) => h("span", { class: "mention" }, roleName(state.guild.roles.find((role) => role.id === match[1]) ?? { name: "role" }))],
  [/^<#(\d+)>/, (match) => channelLink(match[1])],
  [/^<\/([^:>]+):\d+>/, (match) => h("span", { class: "mention" }, `/${match[1]}`)],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (match) => timestamp(Number(match[1]), match[2])],
  [/^<a?:(\w+):\d+>/, (match) => `:${match[1]}:`],
  [/^\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (match) => link(match[2], inline(match[1]))],
  [/^<?https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?>?/, (match) => channelLink(match[1], match[2])],
  [/^<(https?:\/\/[^\s>]+)>/, (match) => link(match[1], match[1])],
  [/^https?:\/\/[^\s<]+[^\s<.,:;!?"')\]*_~|]/, (match) => link(match[0], match[0])],
];

/** One run of text with its inline marks. */
export function inline(text) {
  const nodes = [];
  let plain = "";
  let rest = text;
  while (rest !== "") {
    let step = null;
    for (const [pattern, make] of RULES) {
      const match = pattern.exec(rest);
      // An underscore within a word is a letter, as in a custom id.
      if (match && !(rest[0] === "_" && rest[1] !== "_" && /[A-Za-z0-9]$/.test(plain))) {
        step = { node: make(match), length: match[0].length };
        break;
      }
    }
    if (step) {
      if (plain !== "") nodes.push(plain);
      plain = "";
      nodes.push(step.node);
      rest = rest.slice(step.length);
    } else {
      // No rule begins with a letter but the bare address.
      const run = /^(?:(?!https?:)[A-Za-z0-9 ])+|^[^]/.exec(rest)[0];
      plain += run;
      rest = rest.slice(run.length);
    }
  }
  if (plain !== "") nodes.push(plain);
  return nodes;
}

function spoiler(text) {
  const show = (event) => {
    const node = event.currentTarget;
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    node.classList.add("shown");
    node.removeAttribute("role");
    node.removeAttribute("aria-label");
  };
  return h("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": "Spoiler: press to show", onclick: show, onkeydown: show },
    h("span", {}, inline(text)));
}

function mention(id) {
  const who = someone(id);
  return h("button", { type: "button", class: `mention${id === state.me ? " mention-me" : ""}`, dataset: { user: id } }, `@${who.name}`);
}

/** Leads to a channel, and there to a message if one is named. */
function channelLink(id, message) {
  const channel = state.channels.get(id);
  if (!channel) return h("span", { class: "mention" }, "#unknown");
  return h("a", { class: "mention", href: channelHash(id), dataset: message ? { jump: message } : {} },
    icon(isThread(channel) ? "thread" : "hash"), channelName(channel), message && " › message");
}

function timestamp(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return "Invalid date";
  return h("time", { datetime: date.toISOString(), title: formatTime(date, "F"), "data-relative": style === "R" }, formatTime(date, style));
}

function link(address, label) {
  return h("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, label);
}
