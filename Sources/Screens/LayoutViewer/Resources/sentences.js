// Constraints in words and code, and where they measure.
import { nodeName, points } from "./elements.js";

/** Attributes by the side of a rectangle that they mean; leading is left in left to right. */
const sides = {
  left: 0, leading: 0, leftMargin: 0, leadingMargin: 0, right: 2, trailing: 2, rightMargin: 2, trailingMargin: 2,
  top: 1, topMargin: 1, firstBaseline: 1, bottom: 3, bottomMargin: 3, lastBaseline: 3,
};

/** Who made a constraint, as LayoutConstraint.Origin numbers it. */
export const makers = ["", "stack view", "system guide", "autoresizing mask", "content size", "size that is given"];

/** Where an attribute of an item lies; null for one that is not placed. */
function placeOf(side, g, state) {
  const [node, attribute, guide] = side;
  if (node < 0 || !g.here[node]) return null;
  let [x1, y1, x2, y2] = [g.ax[node], g.ay[node], g.ax[node] + g.w[node], g.ay[node] + g.h[node]];
  if (guide === "safeAreaLayoutGuide" && state.safe) {
    const [top, left, bottom, right] = state.safe;
    const [w, h] = state.size;
    [x1, y1, x2, y2] = [Math.max(x1, left), Math.max(y1, top), Math.min(x2, w - right), Math.min(y2, h - bottom)];
  }
  if (state.rtl && /^(leading|trailing)/.test(attribute)) {
    return attribute.startsWith("leading") ? x2 : x1;
  }
  if (attribute in sides) return [x1, y1, x2, y2][sides[attribute]];
  if (attribute.startsWith("centerX")) return (x1 + x2) / 2;
  if (attribute.startsWith("centerY")) return (y1 + y2) / 2;
  return null;
}

/** The line that a constraint measures: axis, ends, and its place across; null for none. */
export function constraintSpan(constraint, g, state) {
  const node = constraint.a[0];
  if (node < 0 || !g.here[node]) return null;
  const axis = constraint.x ?? 0;
  const across = axis === 0 ? g.ay[node] + g.h[node] / 2 : g.ax[node] + g.w[node] / 2;
  if (constraint.a[1] === "width") return { axis: 0, from: g.ax[node], to: g.ax[node] + g.w[node], at: g.ay[node] + g.h[node] * 0.75 };
  if (constraint.a[1] === "height") return { axis: 1, from: g.ay[node], to: g.ay[node] + g.h[node], at: g.ax[node] + g.w[node] * 0.25 };
  const from = constraint.b ? placeOf(constraint.b, g, state) : null;
  const to = placeOf(constraint.a, g, state);
  if (from === null || to === null) return null;
  return { axis, from, to, at: across };
}

/** The name of one side's item. */
export function itemName(scene, side) {
  if (side[0] < 0) return side[2] ?? "an item elsewhere";
  const name = nodeName(scene.nodes[side[0]]);
  return side[2] ? `${name}.${side[2]}` : name;
}

/** A name that code could have. */
function codeName(text) {
  const words = text.replace(/[^A-Za-z0-9_. ]/g, " ").trim().split(/[ ]+/);
  const joined = words.map((word, i) => (i ? word[0].toUpperCase() + word.slice(1) : word)).join("");
  return joined && !/^[0-9]/.test(joined) ? joined : `view${joined}`;
}

/** A constraint as code with anchors. */
export function codeOf(scene, constraint) {
  const anchor = (side) => `${codeName(itemName(scene, side))}.${side[1]}Anchor`;
  const relation = { "==": "equalTo", "<=": "lessThanOrEqualTo", ">=": "greaterThanOrEqualTo" }[constraint.r ?? "=="];
  const constant = constraint.k ?? 0;
  const multiplier = constraint.m ? Number(constraint.m) : 1;
  let text = `${anchor(constraint.a)}.constraint(`;
  if (constraint.b) {
    text += `${relation}: ${anchor(constraint.b)}`;
    if (multiplier !== 1) text += `, multiplier: ${multiplier}`;
    if (constant !== 0) text += `, constant: ${points(constant)}`;
  } else {
    text += `${relation}Constant: ${points(constant)}`;
  }
  text += ")";
  if (constraint.p === undefined) return `${text}.isActive = true`;
  return `{ let c = ${text}; c.priority = .init(${points(constraint.p)}); c.isActive = true }()`;
}

/** Where a constraint or view is written. */
export function lineText(scene, line) {
  return line ? `${scene.source.path}:${line}` : "";
}

/** The same with the name of the file alone, to be read. */
export function shortLineText(scene, line) {
  return lineText(scene, line).split("/").at(-1);
}
