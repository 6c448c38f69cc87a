// The channel list with threads below their channels, direct messages, and the members beside the conversation.

import { h, icon, byId } from "./element.js";
import { state, CATEGORY, membersOf, isThread, isDirect, isArchived, channelName, partner, compareIds } from "./state.js";
import { isUnread, pings } from "./unread.js";
import { avatar, pingBadge, message } from "./people.js";
import { channelHash } from "./route.js";
import { openMenu } from "./menu.js";

// Ended games archive their threads; more of them than this are folded.
const ARCHIVED_SHOWN = 3;
let unfolded = new Set();

/** Draws the channel list and the members. */
export function drawSidebar() {
  byId("guild-name").textContent = state.guild.name;
  const focused = document.activeElement?.closest("#channels [data-channel]")?.dataset.channel;
  const all = [...state.channels.values()];
  const plain = all.filter((one) => !isThread(one) && !isDirect(one) && one.type !== CATEGORY);
  const categories = all.filter((one) => one.type === CATEGORY);
  byId("channels").replaceChildren(
    h("ul", { class: "channel-list" }, plain.filter((one) => !state.channels.has(one.parent_id)).map((one) => entryWithThreads(one, all))),
    ...categories.map((category) => h("section", {}, h("h2", {}, category.name),
      h("ul", { class: "channel-list" }, plain.filter((one) => one.parent_id === category.id).map((one) => entryWithThreads(one, all))))),
    directs(all.filter(isDirect)));
  if (focused) byId("channels").querySelector(`[data-channel="${focused}"]`)?.focus();
  drawMembers();
}

function entryWithThreads(channel, all) {
  const threads = all.filter((one) => isThread(one) && one.parent_id === channel.id);
  const open = threads.filter((one) => !isArchived(one)).sort((a, b) => compareIds(a.id, b.id));
  const archived = threads.filter(isArchived).sort((a, b) => compareIds(b.id, a.id));
  const shown = unfolded.has(channel.id) ? archived : archived.filter((one, index) => index < ARCHIVED_SHOWN || one.id === state.channel);
  const hidden = archived.length - shown.length;
  const more = hidden > 0 && h("li", {}, h("button", {
    type: "button",
    class: "more-threads",
    onclick: () => {
      unfolded.add(channel.id);
      drawSidebar();
    },
  }, `Show ${hidden} more archived`));
  return h("li", {}, entry(channel, icon("hash")),
    threads.length > 0 && h("ul", { class: "threads", "aria-label": `Threads in ${channel.name}` },
      [...open, ...shown].map((one) => h("li", {}, entry(one, icon(isArchived(one) ? "archived" : "thread")))), more));
}

function entry(channel, symbol) {
  const here = channel.id === state.channel;
  const called = pings(state.me, channel.id);
  const unread = !here && (isUnread(channel) || called > 0);
  const archived = isArchived(channel);
  return h("a", {
    class: ["channel", here && "current", unread && "unread", archived && "archived"].filter(Boolean).join(" "),
    href: channelHash(channel.id),
    dataset: { channel: channel.id },
    "aria-current": here && "page",
    title: channelName(channel),
  }, symbol, h("span", { class: "channel-name" }, channelName(channel)),
  archived && h("span", { class: "tag" }, "archived"),
  unread && called === 0 && h("span", { class: "visually-hidden" }, "unread"),
  pingBadge(called));
}

function directs(channels) {
  const start = h("button", {
    type: "button",
    class: "icon-button small",
    "aria-label": "New direct message",
    "aria-haspopup": "menu",
    "aria-expanded": "false",
    onclick: () => openMenu(start, "Write to", [
      { heading: "Write to" },
      ...[...state.people.values(), { ...state.bot, bot: true }].filter((who) => who.id !== state.me)
        .map((who) => ({ content: [avatar(who), who.name], attributes: { "data-direct": who.id }, action: () => message(who.id) })),
    ]),
  }, icon("plus"));
  return h("section", {}, h("h2", {}, "Direct messages", start),
    h("ul", { class: "channel-list" }, channels.map((one) => h("li", {}, entry(one, withPresence(partner(one) ?? { id: "0", name: "?" }))))));
}

function withPresence(who) {
  const online = who.bot ? state.bot.online : true;
  return h("span", { class: "presence-holder" }, avatar(who), who.bot && h("span", { class: `presence ${online ? "online" : "offline"}` }));
}

/** The bot, then the members under the highest of their roles that is listed on its own, then all others. */
function drawMembers() {
  const member = (who, note) => h("li", {}, h("button", { type: "button", class: "member", dataset: { user: who.id } },
    withPresence(who), h("span", { class: "member-name" }, who.name, who.bot && h("span", { class: "app-tag" }, "App"), note && h("span", { class: "member-note" }, note))));
  const bot = { ...state.bot, bot: true };
  const listed = state.guild.roles.filter((role) => role.hoist).reverse();
  const highest = (who) => listed.find((role) => who.roles.includes(role.id));
  const group = (name, role, people) => people.length > 0 && [
    h("h2", {}, `${name} — ${people.length}`),
    h("ul", { dataset: { role } }, people.map((who) => member(who, [who.id === state.me && "you", who.owner && "owner"].filter(Boolean).join(" · ")))),
  ];
  byId("members").replaceChildren(
    h("h2", {}, "App"),
    h("ul", { id: "bot-status", dataset: { online: String(state.bot.online) } }, member(bot, state.bot.online ? "online" : "offline")),
    ...[...listed.map((role) => group(role.name, role.id, membersOf((who) => highest(who) === role))),
      group("People", "", membersOf((who) => !highest(who)))].flat().filter(Boolean));
}

/** Opens and closes the channel list where it lies over the conversation. */
export function startDrawer() {
  const button = byId("menu-button");
  button.append(icon("menu"));
  const set = (open) => {
    document.body.classList.toggle("drawer-open", open);
    button.setAttribute("aria-expanded", String(open));
    byId("scrim").hidden = !open;
  };
  button.addEventListener("click", () => {
    set(true);
    byId("channels").querySelector(".current")?.focus();
  });
  byId("scrim").addEventListener("click", () => set(false));
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && document.body.classList.contains("drawer-open")) {
      set(false);
      button.focus();
    }
  });
  byId("channels").addEventListener("click", (event) => event.target.closest("[data-channel]") && set(false));
  addEventListener("hashchange", () => set(false));
}
