// Dialogs: those that the bot opens, and the enlarged picture.

import { h, icon } from "./element.js";
import { state } from "./state.js";
import { avatar } from "./people.js";
import { submitModal } from "./interactions.js";

const ROW = 1;
const TEXT_INPUT = 4;
const LABEL = 18;
const PARAGRAPH = 2;

/** Text inputs of a modal in either form: in rows, or each under a label component. */
function inputsOf(modal) {
  return modal.components.flatMap((part) => {
    if (part.type === ROW) return part.components;
    if (part.type === LABEL) return [{ ...part.component, label: part.label, description: part.description }];
    return [];
  }).filter((part) => part.type === TEXT_INPUT);
}

/** Shows the dialog that the bot answered with. Only one is open at a time, as in Discord. */
export function openModal(modal) {
  closeModals();
  const fields = inputsOf(modal).map(field);
  const failure = h("p", { class: "form-failure", role: "alert" });
  const submit = h("button", { type: "submit", class: "button primary" }, "Submit");
  const dialog = h("dialog", { class: "modal", "aria-labelledby": "modal-title", dataset: { customId: modal.custom_id } },
    h("form", { novalidate: true, onsubmit: send },
      h("header", {}, avatar({ ...state.bot, bot: true }), h("h2", { id: "modal-title" }, modal.title), closeButton()),
      h("div", { class: "modal-body" }, fields.map((one) => one.node), failure),
      h("footer", {}, h("button", { type: "button", class: "button quiet", onclick: () => dialog.close() }, "Cancel"), submit)));

  async function send(event) {
    event.preventDefault();
    const bad = fields.filter((one) => !one.check());
    if (bad.length > 0) {
      bad[0].input.focus();
      return;
    }
    submit.disabled = true;
    failure.textContent = "";
    const problem = await submitModal(modal, Object.fromEntries(fields.map((one) => [one.id, one.input.value])));
    submit.disabled = false;
    if (problem === null) dialog.close();
    else failure.textContent = problem;
  }

  dialog.addEventListener("close", () => leave(dialog));
  document.body.append(dialog);
  dialog.showModal();
  fields[0]?.input.focus();
}

/** The browser has given the focus back by now, but Chromium without a caret: what is typed next would be lost. */
function leave(dialog) {
  dialog.remove();
  const back = document.activeElement;
  back.blur();
  back.focus({ preventScroll: true });
}

/** Closes whatever dialog is open. */
export function closeModals() {
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
}

function field(part) {
  const id = `field-${part.custom_id}`;
  const required = part.required !== false;
  const least = part.min_length ?? 0;
  const most = part.max_length ?? 4000;
  const attributes = {
    id,
    name: part.custom_id,
    placeholder: part.placeholder,
    maxlength: most,
    "aria-required": String(required),
    "aria-describedby": `${id}-problem`,
  };
  const input = part.style === PARAGRAPH
    ? h("textarea", { ...attributes, rows: "5" })
    : h("input", { ...attributes, type: "text", autocomplete: "off" });
  input.value = part.value ?? "";
  const problem = h("span", { class: "field-problem", id: `${id}-problem` });
  const check = () => {
    const length = [...input.value].length;
    if (required && length === 0) problem.textContent = "This field is required.";
    else if (length > 0 && length < least) problem.textContent = `Must be at least ${least} characters.`;
    else problem.textContent = "";
    input.setAttribute("aria-invalid", String(problem.textContent !== ""));
    return problem.textContent === "";
  };
  input.addEventListener("input", () => problem.textContent !== "" && check());
  const node = h("div", { class: "field" },
    h("label", { for: id }, part.label, required && h("span", { class: "required", "aria-hidden": "true" }, " *")),
    part.description && h("p", { class: "subtext" }, part.description),
    input, problem);
  return { id: part.custom_id, input, node, check };
}

function closeButton() {
  return h("button", { type: "button", class: "icon-button", "aria-label": "Close", onclick: (event) => event.currentTarget.closest("dialog").close() }, icon("close"));
}

/** Shows a picture as large as the window allows. */
export function openPicture(attachment) {
  const dialog = h("dialog", { class: "lightbox", "aria-label": "Picture", onclick: () => dialog.close() },
    h("img", { src: attachment.url, alt: attachment.description ?? attachment.filename ?? "" }),
    h("p", {}, h("a", { href: attachment.url, target: "_blank", rel: "noopener", onclick: (event) => event.stopPropagation() }, "Open original")),
    closeButton());
  dialog.addEventListener("close", () => leave(dialog));
  document.body.append(dialog);
  dialog.showModal();
}
