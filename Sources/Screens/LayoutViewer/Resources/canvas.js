// The canvas: the screen with zoom, pan, choice by pointer and keyboard, and what lies under the
// pointer.
import { chosen, choose, onChange, page, scene, state, shown } from "./store.js";
import { paintKeyboard, paintScene } from "./painter.js";
import { paintOverlays } from "./overlays.js";
import { element, frameText, nodeName, refill } from "./elements.js";

const pointer = { isMeasuring: false, x: 0, y: 0 };
let canvas;
let isPainting = false;

/** The heights of baselines in a display list, from the top of the view. */
export function baselinesOf(paint) {
  return page.session.paints[paint].filter((command) => command[0] === 2).map((command) => command[4]);
}

/** The views under a point of the screen, topmost first. */
export function nodesAt(g, x, y) {
  const current = scene();
  return current.order
    .filter(
      (node) =>
        g.here[node] && g.opacity[node] > 0.01 && x >= g.ax[node] && y >= g.ay[node] &&
        x < g.ax[node] + g.w[node] && y < g.ay[node] + g.h[node] &&
        x >= g.c0[node] && x < g.c2[node] && y >= g.c1[node] && y < g.c3[node],
    )
    .reverse();
}

/** What of the screen the window shows: scale and offset in pixels of the window. */
export function view() {
  const box = document.getElementById("stage-body").getBoundingClientRect();
  const [w, h] = state().size;
  const fit = Math.max(Math.min((box.width - 40) / w, (box.height - 48) / h), 0.02);
  const scale = chosen.zoom > 0 ? chosen.zoom : fit;
  return {
    scale, width: box.width, height: box.height,
    x: (box.width - w * scale) / 2 + chosen.panX, y: (box.height - h * scale) / 2 + chosen.panY,
  };
}

/** Zooms around a point of the window; 0 fits. */
export function zoomTo(scale, x, y) {
  const old = view();
  if (scale <= 0) return choose({ zoom: 0, panX: 0, panY: 0 });
  const bounded = Math.min(Math.max(scale, 0.05), 32);
  const [w, h] = state().size;
  const [cx, cy] = [x ?? old.width / 2, y ?? old.height / 2];
  const [px, py] = [(cx - old.x) / old.scale, (cy - old.y) / old.scale];
  choose({
    zoom: bounded, panX: cx - px * bounded - (old.width - w * bounded) / 2,
    panY: cy - py * bounded - (old.height - h * bounded) / 2,
  });
}

/** Zooms so that a view fills most of the window. */
export function zoomToNode(node) {
  const g = shown();
  const box = view();
  const scale = Math.min((box.width * 0.7) / Math.max(g.w[node], 8), (box.height * 0.7) / Math.max(g.h[node], 8), 8);
  const [w, h] = state().size;
  choose({
    zoom: scale, panX: (w / 2 - g.ax[node] - g.w[node] / 2) * scale,
    panY: (h / 2 - g.ay[node] - g.h[node] / 2) * scale,
  });
}

/** Paints the canvas anew at the next frame. */
export function repaint() {
  if (isPainting) return;
  isPainting = true;
  requestAnimationFrame(() => {
    isPainting = false;
    if (chosen.mode === "canvas") paint();
  });
}

function paint() {
  const box = view();
  const ratio = devicePixelRatio || 1;
  const [width, height] = [Math.round(box.width * ratio), Math.round(box.height * ratio)];
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  const context = canvas.getContext("2d");
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  context.setTransform(box.scale * ratio, 0, 0, box.scale * ratio, box.x * ratio, box.y * ratio);
  const g = shown();
  const [w, h] = state().size;
  const radius = state().radius?.[0] ?? 0;
  context.save();
  context.beginPath();
  context.roundRect(0, 0, w, h, radius);
  context.fillStyle = chosen.dark ? "#000" : "#fff";
  context.shadowColor = "rgba(0,0,0,0.35)";
  context.shadowBlur = 18 * ratio;
  context.fill();
  context.shadowColor = "transparent";
  context.clip();
  paintScene(context, scene(), g, [-box.x / box.scale, -box.y / box.scale, (box.width - box.x) / box.scale, (box.height - box.y) / box.scale]);
  if (chosen.layers.keyboard) paintKeyboard(context, state());
  context.restore();
  paintOverlays(context, g, 1 / box.scale, pointer);
}

function pointAt(event) {
  const bounds = canvas.getBoundingClientRect();
  const box = view();
  const [x, y] = [event.clientX - bounds.left, event.clientY - bounds.top];
  return { x: (x - box.x) / box.scale, y: (y - box.y) / box.scale, wx: x, wy: y };
}

/** A list of all views under the pointer, to reach what is covered. */
function openMenu(event) {
  event.preventDefault();
  const menu = document.getElementById("under-pointer");
  const point = pointAt(event);
  const nodes = nodesAt(shown(), point.x, point.y);
  refill(menu, 
    ...nodes.map((node) =>
      element("button", {
        role: "menuitem",
        onclick: () => {
          menu.hidden = true;
          choose({ node });
          canvas.focus();
        },
        onpointerenter: () => choose({ hover: node }),
      }, nodeName(scene().nodes[node])),
    ),
  );
  menu.hidden = nodes.length === 0;
  menu.style.left = `${Math.min(point.wx, view().width - 220)}px`;
  menu.style.top = `${point.wy}px`;
  menu.querySelector("button")?.focus();
}

/** Makes the canvas answer to pointer and window. */
export function startCanvas() {
  canvas = document.getElementById("canvas");
  let drag = null;
  const touches = new Map();
  canvas.addEventListener("pointerdown", (event) => {
    document.getElementById("under-pointer").hidden = true;
    touches.set(event.pointerId, event);
    if (event.button !== 0) return;
    drag = { x: event.clientX, y: event.clientY, panX: chosen.panX, panY: chosen.panY, isMoved: false };
    canvas.setPointerCapture(event.pointerId);
  });
  canvas.addEventListener("pointermove", (event) => {
    pointer.isMeasuring = event.altKey;
    if (touches.size === 2 && touches.has(event.pointerId)) {
      const before = [...touches.values()];
      touches.set(event.pointerId, event);
      const after = [...touches.values()];
      const gap = ([a, b]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
      zoomTo(view().scale * (gap(after) / Math.max(gap(before), 1)));
      return;
    }
    if (drag) {
      const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
      if (Math.hypot(dx, dy) > 4) drag.isMoved = true;
      if (drag.isMoved) choose({ panX: drag.panX + dx, panY: drag.panY + dy, zoom: view().scale });
      return;
    }
    const point = pointAt(event);
    choose({ hover: nodesAt(shown(), point.x, point.y)[0] ?? -1 });
    repaint();
  });
  const end = (event) => {
    touches.delete(event.pointerId);
    if (drag && !drag.isMoved && event.type === "pointerup") {
      const point = pointAt(event);
      choose({ node: nodesAt(shown(), point.x, point.y)[0] ?? -1 });
    }
    drag = null;
  };
  canvas.addEventListener("pointerup", end);
  canvas.addEventListener("pointercancel", end);
  canvas.addEventListener("pointerleave", () => choose({ hover: -1 }));
  canvas.addEventListener("contextmenu", openMenu);
  canvas.addEventListener("dblclick", () => chosen.node >= 0 && zoomToNode(chosen.node));
  canvas.addEventListener("wheel", (event) => {
    event.preventDefault();
    const bounds = canvas.getBoundingClientRect();
    if (event.ctrlKey || event.metaKey) {
      zoomTo(view().scale * Math.exp(-event.deltaY * 0.01), event.clientX - bounds.left, event.clientY - bounds.top);
    } else {
      choose({ panX: chosen.panX - event.deltaX, panY: chosen.panY - event.deltaY, zoom: view().scale });
    }
  }, { passive: false });
  const menu = document.getElementById("under-pointer");
  menu.addEventListener("keydown", (event) => {
    const items = [...menu.querySelectorAll("button")];
    const place = items.indexOf(document.activeElement);
    if (event.key === "ArrowDown") items[Math.min(place + 1, items.length - 1)]?.focus();
    else if (event.key === "ArrowUp") items[Math.max(place - 1, 0)]?.focus();
    else if (event.key === "Escape") {
      menu.hidden = true;
      canvas.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });
  for (const type of ["keydown", "keyup"]) {
    addEventListener(type, (event) => {
      if (event.key !== "Alt") return;
      pointer.isMeasuring = type === "keydown";
      repaint();
    });
  }
  new ResizeObserver(repaint).observe(document.getElementById("stage-body"));
  onChange(() => {
    const node = scene().nodes[chosen.node];
    const g = node ? shown() : null;
    canvas.setAttribute("aria-label",
      `The screen ${scene().title}, ${state().t}` +
        (node ? `; chosen: ${nodeName(node)} ${frameText(g.x[chosen.node], g.y[chosen.node], g.w[chosen.node], g.h[chosen.node])}` : ""));
    canvas.hidden = chosen.mode !== "canvas" && chosen.mode !== "exploded";
    repaint();
  });
}
