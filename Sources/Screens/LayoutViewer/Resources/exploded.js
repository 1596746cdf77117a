// The view in depth: what is hidden or covered, layer by layer.
import { chosen, choose, onChange, scene, shown, state } from "./store.js";
import { element, refill } from "./elements.js";
import { paintList } from "./painter.js";
import { edges } from "./measure.js";

let controls;

function depths(current) {
  const result = new Int32Array(current.nodes.length);
  for (const node of current.order) {
    const parent = current.nodes[node].p;
    result[node] = parent < 0 ? 0 : result[parent] + 1;
  }
  return result;
}

function isWithin(current, node, top) {
  for (let one = node; one >= 0; one = current.nodes[one].p) if (one === top) return true;
  return false;
}

function paintExploded() {
  const canvas = document.getElementById("canvas");
  const box = document.getElementById("stage-body").getBoundingClientRect();
  const ratio = devicePixelRatio || 1;
  canvas.width = Math.round(box.width * ratio);
  canvas.height = Math.round(box.height * ratio);
  const context = canvas.getContext("2d");
  const current = scene();
  const g = shown();
  const depth = depths(current);
  const deepest = Math.max(...depth, 1);
  const [w, h] = state().size;
  const spread = chosen.spacing * deepest;
  const scale = Math.min((box.width - 40) / (w * 0.87 + spread), (box.height - 40) / (h + w * 0.32 + spread * 0.5));
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, box.width, box.height);
  const levels = current.order.filter((node) => g.here[node] && depth[node] >= chosen.peel &&
    (chosen.isolated < 0 || isWithin(current, node, chosen.isolated))).sort((a, b) => depth[a] - depth[b]);
  for (const node of levels) {
    const shift = chosen.spacing * depth[node];
    // Seen from the left and above: x runs right and up, depth right.
    context.setTransform(
      scale * 0.87 * ratio, -scale * 0.3 * ratio, 0, scale * ratio,
      (20 + shift * scale) * ratio, (box.height - 20 - h * scale - shift * 0.4 * scale + 0) * ratio);
    context.globalAlpha = 0.92 * Math.max(g.opacity[node], 0.2);
    paintList(context, g.paint[node], g.ax[node], g.ay[node]);
    context.globalAlpha = 1;
    const [x1, y1, x2, y2] = edges(g, node);
    context.strokeStyle = node === chosen.node ? "#0a64ff" : "rgba(53,89,214,0.45)";
    context.lineWidth = (node === chosen.node ? 2.5 : 0.75) / scale;
    context.strokeRect(x1, y1, x2 - x1, y2 - y1);
  }
}

function slider(title, value, max, change) {
  return element("label", { class: "slider" }, `${title} `, element("input", { type: "range", min: 0, max, value, oninput: (event) => change(Number(event.target.value)) }));
}

/** Keeps the view in depth up to date while it is shown. */
export function startExploded() {
  controls = element("div", { class: "exploded-controls", hidden: true });
  document.getElementById("stage-body").append(controls);
  const update = () => {
    controls.hidden = chosen.mode !== "exploded";
    if (controls.hidden) return;
    if (!controls.contains(document.activeElement)) {
      const deepest = Math.max(...depths(scene()), 1);
      refill(controls, 
        slider("Spacing", chosen.spacing, 80, (spacing) => choose({ spacing })),
        slider("Peel layers off", chosen.peel, deepest, (peel) => choose({ peel })),
        element("button", { onclick: () => choose({ isolated: chosen.isolated < 0 ? chosen.node : -1 }), title: "Only the chosen view and what is in it" }, "Isolate"),
        element("button", { onclick: () => choose({ spacing: 24, peel: 0, isolated: -1 }) }, "Reset"));
    }
    paintExploded();
  };
  onChange(update);
  new ResizeObserver(update).observe(document.getElementById("stage-body"));
}
