// An option of a slash command that takes a file: chosen from a dialog or dropped, and uploaded at once.

import { h, icon } from "./element.js";
import { upload } from "./api.js";
import { state } from "./state.js";
import { closeSuggestions } from "./listbox.js";

/** The same as an `optionField`, for one file. */
export function fileField(option, form) {
  let value; // The id of what was uploaded.
  let under = null; // The upload under way, if any.
  let failure = null;
  const id = `option-${option.name}`;
  const input = h("input", {
    id,
    type: "text",
    readonly: true,
    placeholder: "Choose a file",
    "aria-required": String(option.required === true),
    "aria-haspopup": "dialog",
    dataset: { option: option.name },
  });
  const chooser = h("input", { type: "file", class: "file-chooser", tabindex: "-1", "aria-label": `File for ${option.name}`, dataset: { file: option.name } });
  const node = h("span", { class: "option-field file-field" }, h("label", { for: id }, option.name), icon("attach"), input, chooser);

  const fit = () => (input.style.width = `calc(${Math.max(13, [...input.value].length + 1)}ch + 1rem)`);
  const mark = (problem) => {
    node.classList.toggle("bad", problem !== null);
    input.setAttribute("aria-invalid", String(problem !== null));
  };
  fit();

  async function take(file) {
    const run = (under = {});
    [value, failure] = [undefined, null];
    input.value = `${file.name} (${readable(file.size)})`;
    node.classList.add("uploading");
    fit();
    mark(null);
    try {
      const given = await upload(state.me, state.channel, file);
      if (run !== under) return;
      value = given;
      form.advance(field);
    } catch (error) {
      if (run !== under) return;
      failure = error.message;
      mark(failure);
      form.describe(option, failure);
    }
    under = null;
    node.classList.remove("uploading");
  }

  chooser.addEventListener("change", () => {
    if (chooser.files.length > 0) take(chooser.files[0]);
  });
  input.addEventListener("click", () => chooser.click());
  input.addEventListener("focus", () => {
    form.describe(option, failure);
    closeSuggestions();
  });
  input.addEventListener("keydown", (event) => {
    const clears = event.key === "Backspace" || event.key === "Delete";
    if (event.key === " " || (event.key === "Enter" && input.value === "")) chooser.click();
    else if (clears && input.value === "") form.remove();
    else if (clears) clear();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  node.addEventListener("dragover", (event) => event.preventDefault());
  node.addEventListener("drop", (event) => {
    event.preventDefault();
    if (event.dataTransfer.files.length > 0) take(event.dataTransfer.files[0]);
  });

  function clear() {
    [value, under, failure] = [undefined, null, null];
    chooser.value = "";
    input.value = "";
    node.classList.remove("uploading");
    fit();
    mark(null);
    form.describe(option, null);
  }

  function problem() {
    if (under) return "The file is still on its way.";
    if (failure) return failure;
    if (value === undefined && option.required) return "This option is required.";
    return null;
  }

  const field = {
    option,
    input,
    node,
    empty: () => input.value === "",
    preset: () => {}, // What somebody typed is no file.
    payload: () => ({ name: option.name, type: option.type, value }),
    check() {
      const found = problem();
      mark(found);
      return found;
    },
  };
  return field;
}

function readable(bytes) {
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} KiB` : `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
}
