// Puts the page together.
import { readSession } from "./session.js";
import { chosen, choose, onChange, page, scene } from "./store.js";
import { element, refill } from "./elements.js";
import { repaint, startCanvas, view, zoomTo } from "./canvas.js";
import { startOutline } from "./outline.js";
import { startWhy } from "./why.js";
import { faults, goToFault, startFaults } from "./faults.js";
import { startSearch } from "./search.js";
import { startTimeline } from "./timeline.js";
import { sheetStates, startMatrix, statesOf } from "./matrix.js";
import { startExploded } from "./exploded.js";
import { startFragment } from "./fragment.js";
import { openSheet, startKeys, toggleLayer } from "./keys.js";

const layerNames = { frames: "Frames", alignment: "Alignment rectangles", guides: "Guides and margins", safe: "Safe area", keyboard: "Keyboard", constraints: "Constraints", baselines: "Baselines" };

/** The choice of source, screen and configuration. */
function startPickers() {
  const box = document.getElementById("pickers");
  const screens = element("select", { "aria-label": "Screen", title: "Screen ([ and ])", onchange: (event) => {
    const [source, index] = event.target.value.split(".").map(Number);
    choose({ source, scene: index });
  } });
  for (const [s, source] of page.session.sources.entries()) {
    const options = source.scenes.map((one, i) => element("option", { value: `${s}.${i}` }, one.title));
    if (page.session.sources.length > 1) screens.append(element("optgroup", { label: source.name }, options));
    else screens.append(...options);
  }
  const states = element("select", { "aria-label": "Configuration", title: "Configuration", onchange: (event) => choose({ state: Number(event.target.value) }) });
  if (page.session.home) box.append(element("a", { class: "home", href: page.session.home }, "← Report"));
  box.append(screens, states);
  let builtFor = null;
  const update = () => {
    screens.value = `${chosen.source}.${chosen.scene}`;
    if (builtFor !== scene()) {
      builtFor = scene();
      const shown = statesOf("frame").length ? [] : [...sheetStates(), ...statesOf("width"), ...statesOf("textSize")];
      refill(states, ...shown.map((index) => element("option", { value: index }, builtFor.states[index].label || builtFor.states[index].t)));
      states.hidden = shown.length < 2;
    }
    states.value = String(chosen.state);
  };
  onChange(update);
  update();
}

/** Buttons for faults, modes, layers, zoom, appearance and keys. */
function startTools() {
  const bar = document.getElementById("tools");
  const count = element("span", { class: "count" });
  const modes = { canvas: "Canvas", matrix: "All configurations", exploded: "In depth" };
  const buttons = Object.entries(modes).map(([mode, text]) =>
    element("button", { "aria-pressed": "false", "data-mode": mode, onclick: () => choose({ mode }) }, text));
  const dark = element("button", { "aria-pressed": "false", onclick: () => choose({ dark: !chosen.dark }), title: "Light or dark screens (d)" }, "Dark");
  const layers = Object.entries(layerNames).map(([name, text], index) =>
    element("label", { class: "check" }, element("input", { type: "checkbox", "data-layer": name, onchange: () => toggleLayer(name) }), ` ${text} `, element("kbd", {}, index + 1)));
  bar.append(
    element("button", { onclick: () => goToFault(chosen.fault < 0 ? -1 : chosen.fault - 1), title: "Previous fault (p)", "aria-label": "Previous fault" }, "‹"), count,
    element("button", { onclick: () => goToFault(chosen.fault + 1), title: "Next fault (n)", "aria-label": "Next fault" }, "›"),
    ...buttons,
    element("details", { class: "layers" }, element("summary", {}, "Layers"), element("div", {}, layers)),
    element("button", { onclick: () => zoomTo(view().scale / 1.25), "aria-label": "Zoom out", title: "Zoom out (−)" }, "−"),
    element("button", { onclick: () => zoomTo(0), title: "Fit (0)" }, "Fit"),
    element("button", { onclick: () => zoomTo(view().scale * 1.25), "aria-label": "Zoom in", title: "Zoom in (+)" }, "+"),
    dark,
    element("button", { onclick: openSheet, "aria-label": "Keys", title: "Keys (?)" }, "?"));
  const update = () => {
    const all = faults().length;
    count.textContent = all === 0 ? "no faults" : `${chosen.fault >= 0 ? `${chosen.fault + 1} of ` : ""}${all} ${all === 1 ? "fault" : "faults"}`;
    for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset.mode === chosen.mode));
    const sheet = buttons.find((button) => button.dataset.mode === "matrix");
    sheet.textContent = statesOf("frame").length ? "All steps" : modes.matrix;
    sheet.hidden = sheetStates().length < 2;
    dark.setAttribute("aria-pressed", String(chosen.dark));
    for (const box of bar.querySelectorAll("[data-layer]")) box.checked = chosen.layers[box.dataset.layer];
    document.getElementById("canvas").style.visibility = chosen.mode === "matrix" ? "hidden" : "";
  };
  onChange(update);
  update();
}

/** Where there is no room for three panels, one at a time below the canvas. */
function startTabs() {
  const bar = document.getElementById("tabs");
  const names = { canvas: "Screen", outline: "Outline", details: "Details" };
  const show = (name) => {
    document.getElementById("main").dataset.tab = name;
    for (const button of bar.children) button.setAttribute("aria-pressed", String(button.dataset.tab === name));
    repaint();
  };
  for (const [name, text] of Object.entries(names)) {
    bar.append(element("button", { "data-tab": name, onclick: () => show(name) }, text));
  }
  show("canvas");
}

page.session = readSession(document.getElementById("session").textContent);
if (page.session.sources.some((source) => source.scenes.length)) {
  chosen.source = page.session.sources.findIndex((source) => source.scenes.length);
  startPickers();
  startTools();
  startTabs();
  startCanvas();
  startOutline();
  startFaults();
  startWhy();
  startSearch();
  startTimeline();
  startMatrix();
  startExploded();
  startKeys();
  startFragment();
  repaint();
} else {
  refill(document.getElementById("main"), element("p", { class: "note" }, "There is no screen to look at."));
}
document.documentElement.dataset.ready = "yes";
