// The timeline: frames played, stepped and scrubbed; what moved, what pushed it, what it cost.
import { announce, chosen, choose, onChange, scene, state } from "./store.js";
import { element, frameText, nodeName, points, refill } from "./elements.js";
import { itemName } from "./sentences.js";

let panel;
let isPlaying = false;
let onlyChanges = false;
const parts = {};

/** The states of the timeline, as numbers of states. */
export function frameStates(current = scene()) {
  const frames = current.states.flatMap((one, index) => (one.group === "frame" || one.group === "base" ? [index] : []));
  return frames.length > 1 ? frames : [];
}

/** The views that have another frame, and those that came or went, in a state. */
export function movesIn(current, index) {
  if (index === 0) return [];
  const before = current.geometry(index - 1);
  const after = current.geometry(index);
  const raw = current.states[index];
  const moves = [];
  for (let i = 0; i < raw.f.length; i += 5) {
    const node = raw.f[i];
    moves.push({ node, kind: before.here[node] ? "moved" : "new", before, after });
  }
  for (const node of raw.z ?? []) if (node >= 0) moves.push({ node, kind: "gone", before, after });
  return moves;
}

/** What pushed a view: what a deciding constraint joins it to and that moved as well, if anything. */
export function pusherOf(current, index, node) {
  const reasons = current.reasons(current.explainedState(index))?.get(node);
  const moved = new Set();
  const raw = current.states[index].f;
  for (let i = 0; i < raw.length; i += 5) moved.add(raw[i]);
  for (const number of [...(reasons?.[0] ?? []), ...(reasons?.[1] ?? [])]) {
    const constraint = current.constraints[number];
    const other = [constraint.a, constraint.b].find((side) => side && side[0] >= 0 && side[0] !== node);
    if (other && moved.has(other[0])) return { text: itemName(current, other), node: other[0], constraint: number };
    if (other?.[2]) return { text: itemName(current, other), node: other[0], constraint: number };
    if ((constraint.o ?? 0) === 4) return { text: "its content", node, constraint: number };
  }
  return null;
}

function isEventful(current, index) {
  const raw = current.states[index];
  return raw.f.length > 0 || (raw.o?.length ?? 0) > 0 || (raw.z?.length ?? 0) > 0 || (raw.conflicts?.length ?? 0) > 0;
}

/** Goes so many frames on; with the filter, to the next that changed something. */
export function stepBy(direction) {
  const current = scene();
  const frames = frameStates(current);
  let place = frames.indexOf(chosen.state);
  if (!frames.length) return;
  do place += direction;
  while (onlyChanges && place > 0 && place < frames.length - 1 && !isEventful(current, frames[place]));
  const bounded = Math.min(Math.max(place, 0), frames.length - 1);
  choose({ state: frames[bounded] });
}

/** Goes to the first or last frame. */
export function stepToEnd(isLast) {
  const frames = frameStates();
  if (frames.length) choose({ state: isLast ? frames.at(-1) : frames[0] });
}

/** Starts or stops playing. */
export function togglePlaying() {
  const frames = frameStates();
  if (!frames.length) return;
  isPlaying = !isPlaying;
  parts.play.textContent = isPlaying ? "Pause" : "Play";
  if (isPlaying && chosen.state === frames.at(-1)) choose({ state: frames[0] });
  let last = 0;
  const tick = (time) => {
    if (!isPlaying) return;
    if (time - last >= 16) {
      last = time;
      const place = frames.indexOf(chosen.state);
      if (place < 0 || place >= frames.length - 1) return togglePlaying();
      stepBy(1);
    }
    requestAnimationFrame(tick);
  };
  if (isPlaying) requestAnimationFrame(tick);
}

function costText(one) {
  const parts = Object.entries(one.cost ?? {}).map(([name, count]) => `${count} ${name}`);
  if (one.ms) parts.unshift(`${one.ms[0]} ms`);
  return parts.join(", ");
}

function renderMoves(current) {
  const index = chosen.state;
  if (isPlaying) return;
  const moves = movesIn(current, index);
  const list = moves.slice(0, 60).map(({ node, kind, before, after }) => {
    const pusher = kind === "moved" ? pusherOf(current, index, node) : null;
    return element("li", {},
      element("button", { class: "link", onclick: () => choose({ node }) }, nodeName(current.nodes[node])),
      kind === "moved"
        ? ` ${frameText(before.x[node], before.y[node], before.w[node], before.h[node])} → ${frameText(after.x[node], after.y[node], after.w[node], after.h[node])}`
        : ` ${kind}`,
      pusher ? [", pushed by ", element("button", { class: "link", onclick: () => choose({ node: pusher.node, constraint: pusher.constraint }) }, pusher.text)] : null);
  });
  refill(parts.moves, 
    element("summary", {}, index === 0 ? "The first layout" : `${moves.length} ${moves.length === 1 ? "view" : "views"} changed · ${costText(state()) || "no cost"}`),
    element("ul", {}, list, moves.length > 60 ? element("li", { class: "note" }, `and ${moves.length - 60} more`) : null));
}

function renderTimeline() {
  const current = scene();
  const frames = frameStates(current);
  panel.hidden = frames.length === 0;
  if (panel.hidden) return;
  const place = frames.indexOf(chosen.state);
  parts.slider.max = frames.length - 1;
  if (place >= 0) parts.slider.value = place;
  parts.slider.setAttribute("aria-valuetext", state().t);
  parts.number.value = Math.max(place, 0);
  parts.number.max = frames.length - 1;
  parts.title.textContent = `${state().t} · ${Math.max(place, 0)} of ${frames.length - 1}`;
  parts.title.title = costText(state());
  renderMoves(current);
}

/** A strip in which frames that changed something stand out; all are as wide, whatever they took. */
function renderTicks() {
  const current = scene();
  const frames = frameStates(current);
  const canvas = parts.ticks;
  const width = canvas.clientWidth || 600;
  canvas.width = width;
  canvas.height = 10;
  const context = canvas.getContext("2d");
  frames.forEach((index, place) => {
    const one = current.states[index];
    context.fillStyle = one.conflicts?.length ? "#c8192b" : isEventful(current, index) ? "#0a64ff" : "#9aa3b2";
    const x = (place / frames.length) * width;
    const height = isEventful(current, index) ? 10 : 3;
    context.fillRect(x, 10 - height, Math.max(width / frames.length - 1, 1), height);
  });
}

/** Makes the timeline answer to pointer and keys. */
export function startTimeline() {
  panel = document.getElementById("timeline");
  parts.play = element("button", { onclick: togglePlaying, title: "Play or pause (space)" }, "Play");
  parts.slider = element("input", {
    type: "range", min: 0, max: 0, value: 0, "aria-label": "Frame", class: "scrub",
    oninput: (event) => choose({ state: frameStates()[Number(event.target.value)] }),
  });
  parts.number = element("input", {
    type: "number", min: 0, value: 0, "aria-label": "Frame number", class: "number",
    onchange: (event) => {
      const frames = frameStates();
      choose({ state: frames[Math.min(Math.max(Number(event.target.value) || 0, 0), frames.length - 1)] });
    },
  });
  parts.title = element("output", { class: "frame-title" });
  parts.ticks = element("canvas", { class: "ticks", "aria-hidden": "true" });
  parts.moves = element("details", { class: "moves" });
  refill(panel, 
    element("div", { class: "timeline-row" }, parts.play,
      element("button", { onclick: () => stepBy(-1), "aria-label": "One frame back", title: "One frame back (Ctrl ←)" }, "◀"),
      element("button", { onclick: () => stepBy(1), "aria-label": "One frame on", title: "One frame on (Ctrl →)" }, "▶"),
      parts.number, parts.title,
      element("label", { class: "check" }, element("input", { type: "checkbox", onchange: (event) => {
        onlyChanges = event.target.checked;
        announce(onlyChanges ? "Steps to frames that changed something" : "Steps to every frame");
      } }), " changed something")),
    element("div", { class: "scrubber" }, parts.ticks, parts.slider), parts.moves);
  onChange((names) => {
    if (["source", "scene"].some((name) => names.has(name))) renderTicks();
    if (["source", "scene", "state"].some((name) => names.has(name))) renderTimeline();
  });
  new ResizeObserver(renderTicks).observe(panel);
  renderTimeline();
  renderTicks();
}
