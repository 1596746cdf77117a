// Paints display lists, the same ones that bench render writes as SVG.
import { page, chosen } from "./store.js";

const fontFamily = "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif";
const pathCache = new Map();
const widthCache = new Map();

/** A colour of the palette in the appearance that is shown. */
export function color(index) {
  const entry = page.session.colors[index];
  return chosen.dark && entry.length > 1 ? entry[1] : entry[0];
}

/** Paints one display list at a corner. */
export function paintList(context, index, x, y) {
  for (const command of page.session.paints[index]) {
    if (command[0] === 0) paintRect(context, command, x, y);
    else if (command[0] === 1) paintPath(context, command, x, y);
    else paintText(context, command, x, y);
  }
}

function paintRect(context, [, fill, stroke, width, rx, ry, w, h, radius], x, y) {
  if (radius > 0) {
    context.beginPath();
    context.roundRect(x + rx, y + ry, w, h, Math.min(radius, w / 2, h / 2));
    if (fill >= 0) {
      context.fillStyle = color(fill);
      context.fill();
    }
    if (stroke >= 0) {
      context.strokeStyle = color(stroke);
      context.lineWidth = width;
      context.stroke();
    }
    return;
  }
  if (fill >= 0) {
    context.fillStyle = color(fill);
    context.fillRect(x + rx, y + ry, w, h);
  }
  if (stroke >= 0) {
    context.strokeStyle = color(stroke);
    context.lineWidth = width;
    context.strokeRect(x + rx, y + ry, w, h);
  }
}

function paintPath(context, [, fill, stroke, width, data], x, y) {
  let path = pathCache.get(data);
  if (!path) pathCache.set(data, (path = new Path2D(data)));
  context.save();
  context.translate(x, y);
  if (fill >= 0) {
    context.fillStyle = color(fill);
    context.fill(path);
  }
  if (stroke >= 0) {
    context.strokeStyle = color(stroke);
    context.lineWidth = width;
    context.lineCap = "round";
    context.lineJoin = "round";
    context.stroke(path);
  }
  context.restore();
}

// Text is as wide as layout measured it, whatever font the browser has.
function paintText(context, command, x, y) {
  const [, fill, text, tx, baseline, size, weight, anchor, width] = command;
  if (fill < 0) return;
  context.font = `${weight} ${size}px ${fontFamily}`;
  context.fillStyle = color(fill);
  let natural = widthCache.get(command);
  if (natural === undefined) widthCache.set(command, (natural = context.measureText(text).width));
  const scale = width > 0 && natural > 0 ? width / natural : 1;
  const start = x + tx - (anchor === 1 ? width / 2 : anchor === 2 ? width : 0);
  if (Math.abs(scale - 1) < 0.005) {
    context.fillText(text, start, y + baseline);
    return;
  }
  context.save();
  context.translate(start, y + baseline);
  context.scale(scale, 1);
  context.fillText(text, 0, 0);
  context.restore();
}

/** Paints all views of a state that touch a rectangle. */
export function paintScene(context, scene, g, view) {
  context.fillStyle = chosen.dark ? "#000" : "#fff";
  let clip = null;
  const unclip = () => {
    if (clip) context.restore();
    clip = null;
  };
  for (const node of scene.order) {
    if (!g.here[node] || !g.paint[node] || g.opacity[node] < 0.01) continue;
    const [x, y] = [g.ax[node], g.ay[node]];
    // Grounds of bars reach beyond their frames, by a status bar at most.
    if (x > view[2] || x + g.w[node] < view[0] || y - 64 > view[3] || y + g.h[node] < view[1]) continue;
    if (x > g.c2[node] || x + g.w[node] < g.c0[node] || y > g.c3[node] || y + g.h[node] < g.c1[node]) continue;
    const needed =
      x < g.c0[node] || y < g.c1[node] || x + g.w[node] > g.c2[node] || y + g.h[node] > g.c3[node]
        ? `${g.c0[node]} ${g.c1[node]} ${g.c2[node]} ${g.c3[node]}`
        : null;
    if (needed !== clip) {
      unclip();
      if (needed) {
        context.save();
        context.beginPath();
        context.rect(g.c0[node], g.c1[node], g.c2[node] - g.c0[node], g.c3[node] - g.c1[node]);
        context.clip();
        clip = needed;
      }
    }
    context.globalAlpha = g.opacity[node];
    paintList(context, g.paint[node], x, y);
    context.globalAlpha = 1;
  }
  unclip();
}

/** The keyboard of a state. */
export function paintKeyboard(context, state) {
  if (!state.keyboard) return;
  const [x, y, w, h] = state.keyboard;
  context.fillStyle = chosen.dark ? "#2b2b2e" : "#d1d4db";
  context.fillRect(x, y, w, h);
  context.fillStyle = chosen.dark ? "#6b6b70" : "#ffffff";
  const pitch = h / 5;
  for (let row = 0; row < 4; row++) {
    const count = [10, 9, 7, 1][row];
    const key = row === 3 ? w * 0.5 : w / 10 - 6;
    const start = x + (w - count * (key + 6) + 6) / 2;
    for (let i = 0; i < count; i++) {
      context.beginPath();
      context.roundRect(start + i * (key + 6), y + pitch * (row + 0.3), key, pitch * 0.72, 5);
      context.fill();
    }
  }
}
