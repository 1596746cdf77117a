// What is drawn over the views: selection, frames, guides, constraints, conflicts, measures.
import { chosen, scene, state } from "./store.js";
import { distances, edges } from "./measure.js";
import { points } from "./elements.js";
import { constraintSpan } from "./sentences.js";
import { faults, faultyNodes, memberColor } from "./faults.js";
import { baselinesOf } from "./canvas.js";

/** Colours of overlays, on light and on dark screens. */
const ink = {
  selection: "#0a64ff", hover: "#7a3ff2", frame: "#3559d6", alignment: "#0786a3", guide: "#b8470b",
  safe: "#087a63", constraint: "#c2187a", baseline: "#9a5a00", measure: "#d4252c", fault: "#c8192b", open: "#b36b00",
};

function strokeFrame(context, [x1, y1, x2, y2], style, width, dash = []) {
  context.strokeStyle = style;
  context.lineWidth = width;
  context.setLineDash(dash);
  context.strokeRect(x1, y1, Math.max(x2 - x1, 0.01), Math.max(y2 - y1, 0.01));
  context.setLineDash([]);
}

/** A label whose size on the screen does not depend on the zoom. */
function label(context, text, x, y, style, unit) {
  context.font = `600 ${11 * unit}px system-ui, sans-serif`;
  const width = context.measureText(text).width + 8 * unit;
  context.fillStyle = style;
  context.beginPath();
  context.roundRect(x - width / 2, y - 8 * unit, width, 16 * unit, 4 * unit);
  context.fill();
  context.fillStyle = "#fff";
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(text, x, y + 0.5 * unit);
  context.textAlign = "start";
  context.textBaseline = "alphabetic";
}

/** Draws all overlays; `unit` is the length of a pixel of the window in points. */
export function paintOverlays(context, g, unit, pointer) {
  const current = scene();
  const layers = chosen.layers;
  if (layers.frames) {
    context.globalAlpha = 0.55;
    for (const node of current.order) {
      if (g.here[node]) strokeFrame(context, edges(g, node), ink.frame, unit);
    }
    context.globalAlpha = 1;
  }
  if (layers.alignment) {
    current.nodes.forEach((node, index) => {
      if (!node.e || !g.here[index]) return;
      const [x1, y1, x2, y2] = edges(g, index);
      const [top, left, bottom, right] = node.e;
      strokeFrame(context, [x1 + left, y1 + top, x2 - right, y2 - bottom], ink.alignment, 1.5 * unit, [2 * unit, 2 * unit]);
    });
  }
  if (layers.safe && state().safe) {
    const [top, left, bottom, right] = state().safe;
    const [w, h] = state().size;
    strokeFrame(context, [left, top, w - right, h - bottom], ink.safe, 1.5 * unit, [7 * unit, 4 * unit]);
  }
  if (layers.guides) {
    for (const [name, x, y, w, h] of state().guides ?? []) {
      strokeFrame(context, [x, y, x + w, y + h], ink.guide, 1.5 * unit, [5 * unit, 3 * unit]);
      label(context, name, x + w / 2, y + 10 * unit, ink.guide, unit);
    }
  }
  if (layers.baselines) paintBaselines(context, current, g, unit);
  paintFault(context, g, unit);
  const { node, hover } = chosen;
  if (hover >= 0 && hover !== node && g.here[hover]) {
    strokeFrame(context, edges(g, hover), ink.hover, 1.5 * unit, [4 * unit, 3 * unit]);
  }
  if (node >= 0 && g.here[node]) {
    const frame = edges(g, node);
    context.fillStyle = "rgba(10,100,255,0.10)";
    context.fillRect(frame[0], frame[1], frame[2] - frame[0], frame[3] - frame[1]);
    strokeFrame(context, frame, ink.selection, 2 * unit);
    if (layers.constraints && !pointer.isMeasuring) paintConstraints(context, current, g, node, unit);
    if (!pointer.isMeasuring) {
      label(context, `${points(g.w[node])} × ${points(g.h[node])}`, (frame[0] + frame[2]) / 2, frame[3] + 12 * unit, ink.selection, unit);
    }
  }
  if (pointer.isMeasuring && node >= 0 && hover >= 0 && hover !== node) {
    paintMeasures(context, g, unit, node, hover);
  }
}

function paintMeasures(context, g, unit, node, hover) {
  const guides = edges(g, hover);
  context.strokeStyle = ink.measure;
  context.globalAlpha = 0.5;
  context.lineWidth = unit;
  context.setLineDash([3 * unit, 3 * unit]);
  const far = 4000;
  for (const [index, value] of guides.entries()) {
    context.beginPath();
    if (index % 2 === 0) {
      context.moveTo(value, -far);
      context.lineTo(value, far);
    } else {
      context.moveTo(-far, value);
      context.lineTo(far, value);
    }
    context.stroke();
  }
  context.setLineDash([]);
  context.globalAlpha = 1;
  for (const line of distances(edges(g, node), guides)) {
    context.lineWidth = 1.5 * unit;
    context.beginPath();
    context.moveTo(line.x1, line.y1);
    context.lineTo(line.x2, line.y2);
    context.stroke();
    label(context, points(line.length), (line.x1 + line.x2) / 2, (line.y1 + line.y2) / 2, ink.measure, unit);
  }
}

/** The deciding constraints of a view as lines between what they join; one alone where it is pointed at. */
function paintConstraints(context, current, g, node, unit) {
  const reasons = current.reasons(current.explainedState(chosen.state))?.get(node) ?? [[], []];
  const listed = chosen.constraint >= 0 ? [chosen.constraint] : [...reasons[0], ...reasons[1]];
  for (const index of listed) {
    const constraint = current.constraints[index];
    const span = constraintSpan(constraint, g, state());
    if (!span) continue;
    context.strokeStyle = ink.constraint;
    context.lineWidth = (index === chosen.constraint ? 2.5 : 1.5) * unit;
    const tick = 4 * unit;
    context.beginPath();
    if (span.axis === 0) {
      context.moveTo(span.from, span.at);
      context.lineTo(span.to, span.at);
      for (const x of [span.from, span.to]) {
        context.moveTo(x, span.at - tick);
        context.lineTo(x, span.at + tick);
      }
    } else {
      context.moveTo(span.at, span.from);
      context.lineTo(span.at, span.to);
      for (const y of [span.from, span.to]) {
        context.moveTo(span.at - tick, y);
        context.lineTo(span.at + tick, y);
      }
    }
    context.stroke();
    if (index !== chosen.constraint) continue;
    for (const end of [constraint.a[0], constraint.b?.[0] ?? -1]) {
      if (end >= 0 && g.here[end]) strokeFrame(context, edges(g, end), ink.constraint, 2 * unit);
    }
    const middle = (span.from + span.to) / 2;
    const text = points(Math.abs(span.to - span.from));
    if (span.axis === 0) label(context, text, middle, span.at, ink.constraint, unit);
    else label(context, text, span.at, middle, ink.constraint, unit);
  }
}

/** The fault that is chosen: a colour a member of a conflict, dashes around what is open. */
function paintFault(context, g, unit) {
  const fault = faults()[chosen.fault];
  const current = scene();
  if (!fault) return paintFaultyViews(context, current, g, unit);
  if (fault.kind === "conflict") {
    fault.conflict.members.forEach((index, position) => {
      const constraint = current.constraints[index];
      const width = (index === fault.conflict.broken ? 3 : 1.75) * unit;
      for (const end of [constraint.a[0], constraint.b?.[0] ?? -1]) {
        if (end >= 0 && g.here[end]) {
          strokeFrame(context, edges(g, end), memberColor(position), width, position ? [] : [6 * unit, 3 * unit]);
        }
      }
      const span = constraintSpan(constraint, g, state());
      if (!span) return;
      context.strokeStyle = memberColor(position);
      context.lineWidth = width;
      context.beginPath();
      const at = span.at + position * 3 * unit;
      if (span.axis === 0) {
        context.moveTo(span.from, at);
        context.lineTo(span.to, at);
      } else {
        context.moveTo(at, span.from);
        context.lineTo(at, span.to);
      }
      context.stroke();
    });
    return;
  }
  for (const node of fault.nodes) {
    if (g.here[node]) strokeFrame(context, edges(g, node), ink.open, 2.5 * unit, [6 * unit, 4 * unit]);
  }
}

/** While no fault is chosen, the views that have one: a dashed edge and a sign at their corner. */
function paintFaultyViews(context, current, g, unit) {
  for (const node of faultyNodes(current, chosen.state)) {
    if (!g.here[node]) continue;
    const frame = edges(g, node);
    strokeFrame(context, frame, ink.fault, 2 * unit, [6 * unit, 3 * unit]);
    label(context, "!", frame[2], frame[1], ink.fault, unit);
  }
}

function paintBaselines(context, current, g, unit) {
  context.strokeStyle = ink.baseline;
  context.lineWidth = unit;
  context.beginPath();
  for (const node of current.order) {
    if (!g.here[node]) continue;
    for (const y of baselinesOf(g.paint[node])) {
      context.moveTo(g.ax[node], g.ay[node] + y);
      context.lineTo(g.ax[node] + g.w[node], g.ay[node] + y);
    }
  }
  context.stroke();
}
