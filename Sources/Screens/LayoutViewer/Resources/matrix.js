// The contact sheet of configurations, and sliders that stop where a layout breaks.
import { announce, chosen, choose, onChange, scene } from "./store.js";
import { element, nodeName, points, refill } from "./elements.js";
import { paintKeyboard, paintScene } from "./painter.js";
import { edges } from "./measure.js";
import { faultyNodes } from "./faults.js";

/** The states of a group, as numbers of states. */
export function statesOf(group, current = scene()) {
  return current.states.flatMap((one, index) => (one.group === group ? [index] : []));
}

/** The states that the sheet shows: configurations, or the ends of a timeline's steps. */
export function sheetStates(current = scene()) {
  const configurations = [...statesOf("base", current), ...statesOf("matrix", current)];
  if (configurations.length > 1) return configurations;
  const ends = current.states.flatMap((one, index) => (one.group === "base" || one.label !== current.states[index + 1]?.label ? [index] : []));
  return ends.slice(0, 48);
}

/** A number of things, in words. */
function counted(count, one, many) {
  return `${count} ${count === 1 ? one : many}`;
}

/** What is wrong in a state and not in the base, in words; empty for nothing. */
export function breaksIn(current, index) {
  const base = current.states[0];
  const one = current.states[index];
  const words = [];
  // Constraints that give way in the base are no news; others are, however many give way there.
  const broken = new Set((base.conflicts ?? []).map((conflict) => conflict.broken));
  const conflicts = (one.conflicts ?? []).filter((conflict) => !broken.has(conflict.broken)).length;
  if (conflicts > 0) words.push(counted(conflicts, "more conflict", "more conflicts"));
  const known = new Set(base.cut ?? []);
  const cut = (one.cut ?? []).filter((node) => !known.has(node));
  if (cut.length) words.push(`text cut off: ${cut.slice(0, 3).map((node) => nodeName(current.nodes[node])).join(", ")}${cut.length > 3 ? ` and ${cut.length - 3} more` : ""}`);
  return words.join("; ");
}

/** All that is wrong in a state, in words; empty for nothing. */
function faultsIn(current, index) {
  const { conflicts = [], cut = [], open = [] } = current.states[index];
  return [
    conflicts.length ? counted(conflicts.length, "conflict", "conflicts") : "",
    cut.length ? counted(cut.length, "text cut off", "texts cut off") : "",
    open.length ? counted(open.length, "view left open", "views left open") : "",
  ].filter(Boolean).join(", ");
}

/** Which values of a slider break, in words, beside what is wrong without it. */
function verdict(current, indices, broken) {
  const label = (place) => current.states[indices[place]].label;
  const fine = broken.flatMap((text, place) => (text ? [] : [place]));
  const first = fine[0];
  const last = fine.at(-1);
  const base = faultsIn(current, 0);
  const between = fine.length ? last - first + 1 - fine.length : 0;
  const words = fine.length === 0 ? "every value breaks"
    : fine.length === indices.length ? (base ? "nothing else breaks" : "nothing breaks")
    : (first === last ? `fine at ${label(first)} only` : `fine from ${label(first)} to ${label(last)}`)
      + (between ? ` but for ${counted(between, "value", "values")} between` : "");
  return base ? `${words}; the document itself has ${base}` : words;
}

function cell(current, index) {
  const one = current.states[index];
  const [w, h] = one.size;
  const scale = Math.min(240 / w, 300 / h);
  const ratio = devicePixelRatio || 1;
  const canvas = element("canvas", { "aria-hidden": "true" });
  canvas.width = Math.round(w * scale * ratio);
  canvas.height = Math.round(h * scale * ratio);
  canvas.style.width = `${w * scale}px`;
  canvas.style.height = `${h * scale}px`;
  const context = canvas.getContext("2d");
  context.scale(scale * ratio, scale * ratio);
  const g = current.geometry(index);
  context.fillStyle = chosen.dark ? "#000" : "#fff";
  context.fillRect(0, 0, w, h);
  paintScene(context, current, g, [0, 0, w, h]);
  paintKeyboard(context, one);
  if (chosen.node >= 0 && g.here[chosen.node]) {
    const [x1, y1, x2, y2] = edges(g, chosen.node);
    context.fillStyle = "rgba(10,100,255,0.18)";
    context.fillRect(x1, y1, x2 - x1, y2 - y1);
    context.strokeStyle = "#0a64ff";
    context.lineWidth = 2.5 / scale;
    context.strokeRect(x1, y1, x2 - x1, y2 - y1);
  }
  const conflicts = one.conflicts?.length ?? 0;
  const breaks = breaksIn(current, index) || (conflicts ? counted(conflicts, "conflict", "conflicts") : "");
  for (const node of faultyNodes(current, index)) {
    if (!g.here[node]) continue;
    const [x1, y1, x2, y2] = edges(g, node);
    context.strokeStyle = "#c8192b";
    context.lineWidth = 2 / scale;
    context.setLineDash([5 / scale, 3 / scale]);
    context.strokeRect(x1, y1, x2 - x1, y2 - y1);
    context.setLineDash([]);
  }
  return element("button", {
    class: `cell${breaks ? " breaks" : ""}`, "aria-pressed": String(index === chosen.state), "data-state": index,
    onclick: () => choose({ state: index }), ondblclick: () => choose({ state: index, mode: "canvas" }),
  }, canvas, element("span", {}, one.label || one.t), breaks ? element("span", { class: "break" }, breaks) : null);
}

/** The value of a group that a state shows which is none of the group's own: its width or text size. */
function valueText(current, index, group) {
  const one = current.states[index];
  if (group === "width") return `${points(one.size[0])} points wide`;
  return one.label.match(/text size \S+/)?.[0] ?? "text size L";
}

/** The place of the value nearest to a state's, which need not be one of the group. */
function nearestPlace(current, index, group, indices) {
  const own = indices.indexOf(index);
  if (own >= 0) return own;
  if (group !== "width") return Math.max(indices.findIndex((one) => current.states[one].label === valueText(current, index, group)), 0);
  const width = current.states[index].size[0];
  const distance = (place) => Math.abs(current.states[indices[place]].size[0] - width);
  return indices.reduce((best, _, place) => (distance(place) < distance(best) ? place : best), 0);
}

/** A slider over states that stops at the first one that breaks, and says what breaks. */
function breakSlider(current, group, title) {
  const indices = statesOf(group, current);
  if (indices.length < 2) return null;
  const broken = indices.map((index) => breaksIn(current, index));
  const known = indices.map((index) => faultsIn(current, index));
  const output = element("output", {});
  let last = 0;
  let isStopped = false;
  const input = element("input", {
    type: "range", min: 0, max: indices.length - 1, "aria-label": title,
    oninput: (event) => {
      let place = Number(event.target.value);
      const step = Math.sign(place - last);
      // On the way from what is fine, the first break stops it until it is let go.
      if (step !== 0 && !broken[last] && !isStopped) {
        for (let i = last + step; i !== place + step; i += step) {
          if (broken[i]) {
            place = i;
            isStopped = true;
            announce(`Breaks: ${broken[i]}`);
            break;
          }
        }
      } else if (isStopped) {
        place = last;
      }
      event.target.value = place;
      last = place;
      choose({ state: indices[place] });
    },
    onchange: () => (isStopped = false),
  });
  // The slider stands where the chosen state is, however that was chosen.
  const follow = () => {
    const place = indices.indexOf(chosen.state);
    last = nearestPlace(current, chosen.state, group, indices);
    input.value = last;
    const what = place >= 0 ? broken[place] || known[place] : "";
    output.textContent = `${valueText(current, chosen.state, group)}${what ? ` – ${what}` : ""}`;
    input.setAttribute("aria-valuetext", output.textContent);
  };
  follow();
  const box = element("div", { class: "break-slider" }, element("strong", {}, title), element("span", { class: "note" }, ` ${verdict(current, indices, broken)}`), input,
    element("div", { class: "break-marks", "aria-hidden": "true" }, broken.map((text, place) => element("span", { class: text ? "broken" : known[place] ? "known" : "fine" }))), output);
  return { box, follow };
}

function renderSheet() {
  const box = document.getElementById("contact");
  box.hidden = chosen.mode !== "matrix";
  if (box.hidden) return;
  const current = scene();
  const focused = document.activeElement?.closest?.("#contact [data-state]")?.dataset.state;
  const top = box.scrollTop;
  refill(box, 
    element("div", { class: "cells" }, sheetStates(current).map((index) => cell(current, index))));
  box.scrollTop = top;
  if (focused !== undefined) box.querySelector(`[data-state="${focused}"]`)?.focus();
}

/** Keeps the sheet and the sliders up to date. */
export function startMatrix() {
  const bar = document.getElementById("stage-bar");
  let builtFor = null;
  let sliders = [];
  const update = () => {
    if (builtFor === scene()) return;
    builtFor = scene();
    sliders = [breakSlider(builtFor, "width", "Width"), breakSlider(builtFor, "textSize", "Text size")].filter(Boolean);
    refill(bar, ...sliders.map((slider) => slider.box));
    bar.hidden = !sliders.length;
  };
  onChange((names) => {
    if (["source", "scene"].some((name) => names.has(name))) update();
    if (names.has("state")) for (const slider of sliders) slider.follow();
    if (["source", "scene", "state", "node", "mode", "dark"].some((name) => names.has(name))) renderSheet();
  });
  update();
  renderSheet();
}
