// Faults as links: conflicts with a colour a member, open frames with a slider, findings of checks.
import { announce, chosen, choose, onChange, scene, state } from "./store.js";
import { copyText, element, nodeName, refill } from "./elements.js";
import { shortLineText } from "./sentences.js";
import { constraintRow } from "./why.js";

const memberColors = ["#c8192b", "#0a64c8", "#8a3fc2", "#08735c", "#a84a00", "#5b6270", "#b0186d", "#3b6e00"];

/** The colour of a conflict's member. */
export function memberColor(position) {
  return memberColors[position % memberColors.length];
}

/** The kinds of faults that rules of the checks find as well. */
const twins = { conflict: "conflict", ambiguity: "open" };

/** How many views hold a view. */
const depthOf = (current, node) => current.ancestors(node).length;

/** All faults of the chosen state and scene, in the order of their list. */
export function faults() {
  const current = scene();
  const list = [];
  for (const conflict of state().conflicts ?? []) {
    const broken = current.constraints[conflict.broken];
    const nodes = [...new Set(conflict.members.flatMap((index) => {
      const member = current.constraints[index];
      return [member.a[0], member.b?.[0] ?? -1];
    }).filter((node) => node >= 0))];
    // The innermost view is the one that the conflict is about.
    nodes.sort((a, b) => depthOf(current, b) - depthOf(current, a));
    list.push({ kind: "conflict", conflict, nodes, severity: "error",
      title: `${conflict.members.length} required constraints cannot hold together`, detail: `Broken: ${broken.e}` });
  }
  for (const open of state().open ?? []) {
    list.push({ kind: "open", open, nodes: [open.node], severity: "error",
      title: `${nodeName(current.nodes[open.node])}: ${open.what} open`,
      detail: "The constraints allow more than one frame." });
  }
  for (const finding of current.findings) {
    // What the checks say of a conflict or an open frame that is listed already belongs to it.
    const same = list.find((fault) => twins[finding.rule] === fault.kind && finding.nodes.some((node) => fault.nodes.includes(node)));
    if (same) {
      same.finding ??= finding;
      continue;
    }
    list.push({ kind: "finding", finding, nodes: finding.nodes, severity: finding.severity, title: finding.message,
      detail: `${finding.rule}, ${finding.configurations || "in all configurations"}` });
  }
  return list;
}

/** The views that a conflict or an open frame of a state is about, the innermost of each. */
export function faultyNodes(current, index) {
  const one = current.states[index];
  const found = (one.open ?? []).map((open) => open.node);
  for (const conflict of one.conflicts ?? []) {
    const nodes = conflict.members.flatMap((member) => {
      const constraint = current.constraints[member];
      return [constraint.a[0], constraint.b?.[0] ?? -1];
    }).filter((node) => node >= 0);
    nodes.sort((a, b) => depthOf(current, b) - depthOf(current, a));
    if (nodes.length) found.push(nodes[0]);
  }
  return [...new Set(found)];
}

/** Goes to a fault of the list, by number; beyond either end begins at the other. */
export function goToFault(index) {
  const all = faults();
  if (!all.length) return announce("There is no fault.");
  const place = (index + all.length) % all.length;
  const fault = all[place];
  choose({ fault: place, node: fault.nodes[0] ?? -1, blend: blendOf(fault, 0) });
  announce(`Fault ${place + 1} of ${all.length}: ${fault.title}`);
}

function blendOf(fault, share) {
  const open = fault?.open;
  if (!open || (!open.low.length && !open.high.length)) return null;
  return { low: open.low, high: open.high, share };
}

function conflictDetail(current, conflict) {
  return [
    element("p", { class: "note" }, "Without any one of these there is no conflict. The marked one is broken until they fit; it is the first to be doubted."),
    element("ul", { class: "constraints" }, conflict.members.map((index, position) =>
      constraintRow(current, index, 0, {
        mark: element("span", { class: "member", style: `background:${memberColor(position)}` }, index === conflict.broken ? "broken" : "against"),
      }))),
    element("p", { class: "actions" }, element("button", { class: "quiet", onclick: (event) => copyText(conflict.log, event.currentTarget) }, "Copy as log")),
  ];
}

function openDetail(fault) {
  if (!blendOf(fault, 0)) return element("p", { class: "note" }, "How far it reaches was not computed.");
  return element("label", { class: "slider" }, "Between its extremes ",
    element("input", {
      type: "range", min: 0, max: 100, value: Math.round((chosen.blend?.share ?? 0) * 100),
      oninput: (event) => choose({ blend: blendOf(fault, Number(event.target.value) / 100) }),
    }));
}

function renderFaults() {
  const panel = document.getElementById("faults");
  const current = scene();
  const all = faults();
  const focused = document.activeElement?.closest?.("#faults [data-fault]")?.dataset.fault;
  refill(panel, 
    element("h2", {}, all.length ? `${all.length} ${all.length === 1 ? "fault" : "faults"}` : "No fault in this state"),
    all.length ? element("ol", { class: "faults" }, all.map((fault, index) => {
      const isChosen = index === chosen.fault;
      return element("li", {},
        element("button", {
          class: `fault ${fault.severity}`, "aria-expanded": String(isChosen), "data-fault": index,
          onclick: () => (isChosen ? choose({ fault: -1, blend: null }) : goToFault(index)),
        }, element("span", { class: "badge" }, fault.kind === "finding" ? fault.severity : fault.kind), ` ${fault.title}`),
        isChosen ? element("div", { class: "fault-detail" },
          element("p", {}, fault.detail),
          fault.kind === "conflict" ? conflictDetail(current, fault.conflict) : null,
          fault.kind === "open" ? openDetail(fault) : null,
          fault.finding?.advice ? element("p", {}, fault.finding.advice) : null,
          fault.finding?.line ? element("p", { class: "note" }, shortLineText(current, fault.finding.line)) : null,
          element("p", { class: "actions" }, fault.nodes.map((node) =>
            element("button", { class: "link", onclick: () => choose({ node }) }, `→ ${nodeName(current.nodes[node])}`)))) : null);
    })) : null);
  if (focused !== undefined) panel.querySelector(`[data-fault="${focused}"]`)?.focus();
}

/** Keeps the list up to date. */
export function startFaults() {
  onChange((names) => {
    if (["source", "scene", "state", "fault"].some((name) => names.has(name))) renderFaults();
  });
  renderFaults();
}
