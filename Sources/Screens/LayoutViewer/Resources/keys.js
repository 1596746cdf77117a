// Keys, and the sheet that lists them.
import { chosen, choose, page, scene } from "./store.js";
import { element, refill } from "./elements.js";
import { view, zoomTo, zoomToNode } from "./canvas.js";
import { goToFault } from "./faults.js";
import { frameStates, stepBy, stepToEnd, togglePlaying } from "./timeline.js";

/** Goes so many screens on. */
export function goToScene(step) {
  const places = page.session.sources.flatMap((source, s) => source.scenes.map((_, i) => [s, i]));
  const now = places.findIndex(([s, i]) => s === chosen.source && i === chosen.scene);
  const [source, index] = places[(now + step + places.length) % places.length];
  choose({ source, scene: index });
}

/** Turns a layer on or off. */
export function toggleLayer(name) {
  choose({ layers: { ...chosen.layers, [name]: !chosen.layers[name] } });
}

function moveInTree(direction) {
  const current = scene();
  const node = chosen.node;
  if (node < 0) return choose({ node: current.roots[0] });
  const parent = current.nodes[node].p;
  const siblings = parent < 0 ? current.roots : current.children[parent];
  const place = siblings.indexOf(node);
  const target = {
    up: parent, down: current.children[node][0], left: siblings[place - 1], right: siblings[place + 1],
  }[direction];
  if (target !== undefined && target >= 0) choose({ node: target });
}

/** All keys, in the order of the sheet. */
const bindings = [
  ["/ or Ctrl F", "find: names, classes, ids, addresses, visual formats, logs", (e) => e.key === "/" || (e.ctrlKey && e.key === "f"), () => document.getElementById("search").focus()],
  ["n", "next fault", (e) => e.key === "n", () => goToFault(chosen.fault + 1)],
  ["p", "previous fault", (e) => e.key === "p", () => goToFault(chosen.fault < 0 ? -1 : chosen.fault - 1)],
  ["↑ ↓ ← →", "superview, first subview, siblings (in the outline: as trees do)", null, null],
  ["Esc", "choose nothing", (e) => e.key === "Escape", () => choose({ node: -1, fault: -1, blend: null })],
  ["0", "fit the screen", (e) => e.key === "0", () => zoomTo(0)],
  ["+ and −", "zoom in and out", (e) => e.key === "+" || e.key === "=", () => zoomTo(view().scale * 1.25)],
  ["z", "zoom to the chosen view", (e) => e.key === "z", () => chosen.node >= 0 && zoomToNode(chosen.node)],
  ["Ctrl → and Ctrl ←", "one frame on and back", (e) => e.ctrlKey && e.key === "ArrowRight", () => stepBy(1)],
  ["Home, End", "first and last frame", (e) => e.key === "Home" && frameStates().length > 0, () => stepToEnd(false)],
  ["Space", "play or pause", (e) => e.key === " ", togglePlaying],
  ["m", "contact sheet of configurations", (e) => e.key === "m", () => choose({ mode: chosen.mode === "matrix" ? "canvas" : "matrix" })],
  ["x", "view in depth", (e) => e.key === "x", () => choose({ mode: chosen.mode === "exploded" ? "canvas" : "exploded" })],
  ["[ and ]", "previous and next screen", (e) => e.key === "]", () => goToScene(1)],
  ["d", "light or dark screens", (e) => e.key === "d", () => choose({ dark: !chosen.dark })],
  ["1 to 7", "layers: frames, alignment, guides, safe area, keyboard, constraints, baselines", null, null],
  ["Alt held", "measure from the chosen view to the one under the pointer", null, null],
  ["right click", "all views under the pointer", null, null],
  ["?", "this sheet", (e) => e.key === "?", () => openSheet()],
];

/** The other half of pairs of keys. */
const opposites = [
  [(e) => e.key === "-", () => zoomTo(view().scale / 1.25)],
  [(e) => e.ctrlKey && e.key === "ArrowLeft", () => stepBy(-1)],
  [(e) => e.key === "End" && frameStates().length > 0, () => stepToEnd(true)],
  [(e) => e.key === "[", () => goToScene(-1)],
  [(e) => e.key === "ArrowUp", () => moveInTree("up")],
  [(e) => e.key === "ArrowDown", () => moveInTree("down")],
  [(e) => e.key === "ArrowLeft", () => moveInTree("left")],
  [(e) => e.key === "ArrowRight", () => moveInTree("right")],
];

/** Shows the sheet of keys. */
export function openSheet() {
  const sheet = document.getElementById("keys");
  refill(sheet, 
    element("h2", {}, "Keys"),
    element("dl", {}, bindings.map(([keys, words]) => [element("dt", {}, element("kbd", {}, keys)), element("dd", {}, words)])),
    element("form", { method: "dialog" }, element("button", { autofocus: true }, "Close")));
  sheet.showModal();
}

/** Makes the page answer to keys. */
export function startKeys() {
  addEventListener("keydown", (event) => {
    const target = event.target;
    const isText = target.matches?.("textarea, input:not([type=range]):not([type=checkbox]), select");
    if (document.getElementById("keys").open || event.metaKey || (isText && !(event.ctrlKey && event.key === "f"))) return;
    // Sliders and buttons keep the keys that work them.
    if (target.matches?.("input[type=range]") && /^(Arrow|Home|End)/.test(event.key) && !event.ctrlKey) return;
    if (target.matches?.("button, summary, input[type=checkbox]") && (event.key === " " || event.key === "Enter")) return;
    if (event.altKey) return;
    const layer = Object.keys(chosen.layers)[Number(event.key) - 1];
    if (layer && !event.ctrlKey) {
      toggleLayer(layer);
      return event.preventDefault();
    }
    const all = [...bindings.map(([, , test, act]) => [test, act]), ...opposites];
    const found = all.find(([test]) => test?.(event));
    if (!found || (event.ctrlKey && !/^(Arrow|f$)/.test(event.key))) return;
    event.preventDefault();
    found[1]();
  });
}
