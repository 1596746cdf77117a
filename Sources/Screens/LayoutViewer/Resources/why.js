// Why this size and place: what was wanted, offered and taken, and what decided it.
import { chosen, choose, onChange, scene, shown, state } from "./store.js";
import { copyText, drawing, element, frameText, nodeName, points, refill } from "./elements.js";
import { codeOf, itemName, lineText, makers, shortLineText } from "./sentences.js";

const axisNames = ["Horizontal", "Vertical"];

/** The numbers of an axis of a view: offset, what was offered, wanted and taken. */
export function axisFacts(current, g, node, axis) {
  const parent = current.nodes[node].p;
  const taken = axis === 0 ? g.w[node] : g.h[node];
  const offered = parent < 0 ? taken : axis === 0 ? g.w[parent] : g.h[parent];
  const offset = axis === 0 ? g.x[node] - (parent < 0 ? 0 : g.ox[parent]) : g.y[node] - (parent < 0 ? 0 : g.oy[parent]);
  const wanted = axis === 0 ? g.wantW[node] : g.wantH[node];
  return {
    offset, offered, taken, wanted: wanted >= 0 ? wanted : null,
    hugging: current.nodes[node].h?.[axis] ?? 250, resistance: current.nodes[node].r?.[axis] ?? 750,
  };
}

function wordsOf(facts) {
  const parts = [];
  if (facts.wanted === null) parts.push("Its content asks for no size of its own.");
  else {
    const difference = facts.taken - facts.wanted;
    parts.push(`Wanted ${points(facts.wanted)} (hugs its content at ${points(facts.hugging)}, resists compression at ${points(facts.resistance)}).`);
    if (difference > 0.05) parts.push(`Stretched by ${points(difference)}: what stretches it is stronger than ${points(facts.hugging)}.`);
    else if (difference < -0.05) parts.push(`Compressed by ${points(-difference)}: what compresses it is stronger than ${points(facts.resistance)}.`);
    else parts.push("It has that size.");
  }
  parts.push(`Offered ${points(facts.offered)}, took ${points(facts.taken)} at ${points(facts.offset)}.`);
  return parts.join(" ");
}

/** Three bars: what was offered, wanted and taken. */
function diagram(facts, axis) {
  const extent = Math.max(facts.offered, facts.offset + facts.taken, facts.wanted ?? 0, 1);
  const low = Math.min(0, facts.offset);
  const scale = 260 / (extent - low);
  const x = (value) => 4 + (value - low) * scale;
  const bar = (from, length, y, style) =>
    drawing("rect", { x: x(from), y, width: Math.max(length * scale, 1.5), height: 9, rx: 2, class: style });
  return drawing("svg", {
    viewBox: "0 0 340 46", class: "facts", role: "img",
    "aria-label": `${axisNames[axis]}: offered ${points(facts.offered)}, wanted ${facts.wanted === null ? "nothing" : points(facts.wanted)}, took ${points(facts.taken)} at ${points(facts.offset)}`,
  },
  bar(0, facts.offered, 3, "offered"),
  facts.wanted === null ? null : bar(facts.offset, facts.wanted, 18, "wanted"),
  bar(facts.offset, facts.taken, 33, "taken"),
  ...[["offered", 11], ["wanted", 26], ["taken", 41]].map(([text, y]) => drawing("text", { x: 272, y, class: "facts-text" }, text)));
}

/** A constraint as a row: its sentence, what it joins, where it is written, copies of it. */
export function constraintRow(current, index, miss, options = {}) {
  const constraint = current.constraints[index];
  const others = [constraint.a, constraint.b].filter((side) => side && side[0] >= 0 && side[0] !== chosen.node);
  const format = constraint.v;
  const notes = [
    constraint.p !== undefined ? `priority ${points(constraint.p)}` : "required",
    constraint.i ? `'${constraint.i}'` : "", makers[constraint.o ?? 0],
    miss ? `missed by ${points(Math.abs(miss))}` : "", shortLineText(current, constraint.l),
  ].filter(Boolean);
  return element("li", {
    class: `constraint${miss ? " missed" : ""}`,
    onpointerenter: () => choose({ constraint: index }), onpointerleave: () => choose({ constraint: -1 }),
    onfocusin: () => choose({ constraint: index }), onfocusout: () => choose({ constraint: -1 }),
  },
  options.mark ?? null,
  element("code", {}, constraint.e),
  element("span", { class: "note" }, notes.join(" · ")),
  element("span", { class: "actions" },
    ...others.map((side) => element("button", { class: "link", onclick: () => choose({ node: side[0] }) }, `→ ${itemName(current, side)}`)),
    element("span", { class: "note" }, "copy"),
    copyButton("text", constraint.e), format ? copyButton("format", format) : null, copyButton("code", codeOf(current, constraint)),
    constraint.l ? copyButton("file:line", lineText(current, constraint.l)) : null));
}

function copyButton(what, text) {
  return element("button", { class: "quiet", title: `Copy as ${what}: ${text}`, "aria-label": `Copy as ${what}`, onclick: (event) => copyText(text, event.currentTarget) }, what);
}

/** All constraints of a view as text, visual formats or code. */
function copies(current, indices) {
  const list = indices.map((index) => current.constraints[index]);
  return element("p", { class: "actions" }, "Copy all as ",
    copyButton("text", list.map((one) => one.e).join("\n")),
    copyButton("visual format", list.map((one) => one.v ?? `// ${one.e}`).join("\n")),
    copyButton("code", list.map((one) => codeOf(current, one)).join("\n")));
}

function axisSection(current, g, node, axis, reasons, misses, explained) {
  const facts = axisFacts(current, g, node, axis);
  const decided = reasons?.[axis] ?? [];
  const own = current.constraintsOf[node].filter((index) => (current.constraints[index].x ?? 0) === axis && !decided.includes(index));
  const lost = own.filter((index) => misses.has(index));
  const rest = own.filter((index) => !misses.has(index) && (current.constraints[index].o ?? 0) < 2);
  const list = (indices) => element("ul", { class: "constraints" }, indices.map((index) => constraintRow(current, index, misses.get(index))));
  return element("section", { class: "axis" },
    element("h3", {}, axisNames[axis]),
    diagram(facts, axis),
    element("p", {}, wordsOf(facts)),
    element("h4", {}, decided.length ? "Decided by" : "Decided by no constraint"),
    explained !== chosen.state && decided.length ? element("p", { class: "note" }, `As in '${current.states[explained].t}'; here it was not asked.`) : null,
    list(decided),
    decided.omitted ? element("p", { class: "note" }, `and ${decided.omitted} more further away, on which these rest`) : null,
    lost.length ? [element("h4", {}, "Gave way"), list(lost)] : null,
    rest.length ? element("details", {}, element("summary", {}, `${rest.length} more on this axis that do not decide it`), list(rest)) : null);
}

function renderWhy() {
  const panel = document.getElementById("why");
  const current = scene();
  const node = chosen.node;
  if (node < 0) {
    refill(panel, 
      element("h2", {}, "Why this size and place"),
      element("p", { class: "note" }, "Choose a view in the canvas or the outline. ? shows all keys."),
      current.raw.purpose ? element("p", {}, current.raw.purpose) : null,
      ...(current.source.notes ?? []).map((note) => element("p", { class: "note" }, note)));
    return;
  }
  const g = shown();
  const data = current.nodes[node];
  const explained = current.explainedState(chosen.state);
  const reasons = explained >= 0 ? current.reasons(explained)?.get(node) : null;
  const misses = explained >= 0 ? current.misses(explained) : new Map();
  const path = current.ancestors(node).slice(0, -1);
  refill(panel, 
    element("h2", {}, nodeName(data)),
    element("p", { class: "note" },
      [data.n ? data.c : "", data.i && data.i !== data.n ? `id ${data.i}` : "", data.a, lineText(current, data.l)].filter(Boolean).join(" · ")),
    element("p", { class: "frame" }, `frame ${frameText(g.x[node], g.y[node], g.w[node], g.h[node])}`,
      data.e ? element("span", { class: "note" }, ` alignment insets ${data.e.map(points).join(", ")}`) : null,
      g.here[node] ? null : element("strong", {}, " hidden, or not there in this state")),
    path.length ? element("nav", { class: "path", "aria-label": "Superviews" },
      path.map((one) => element("button", { class: "link", onclick: () => choose({ node: one }) }, nodeName(current.nodes[one])))) : null,
    ...[0, 1].map((axis) => axisSection(current, g, node, axis, reasons, misses, explained)),
    copies(current, [...new Set([...(reasons?.[0] ?? []), ...(reasons?.[1] ?? []), ...current.constraintsOf[node].filter((index) => !(current.constraints[index].o ?? 0))])]));
}

/** Keeps the panel up to date. */
export function startWhy() {
  onChange((names) => {
    if (["source", "scene", "state", "node", "blend"].some((name) => names.has(name))) renderWhy();
  });
  renderWhy();
}
