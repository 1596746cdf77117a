// The outline: a tree in which chains of only children are not indented and names come first.
import { announce, chosen, choose, onChange, scene, shown } from "./store.js";
import { element, frameText, nodeName, refill } from "./elements.js";

const kinds = ["▢", "≡", "⇅", "◉", "T", "▣", "▭"];
const opened = new Set();
let list;
let builtFor = null;

/** Opens the way to a view. */
function openTo(node) {
  for (const one of scene().ancestors(node)) opened.add(one);
}

/** The rows that are open, with the depth that they are indented by. */
function rows() {
  const current = scene();
  const result = [];
  const add = (node, depth, level) => {
    result.push({ node, depth, level });
    const children = current.children[node];
    if (!opened.has(node)) return;
    for (const child of children) add(child, children.length === 1 ? depth : depth + 1, level + 1);
  };
  for (const root of current.roots) add(root, 0, 1);
  return result;
}

function row({ node, depth, level }, g) {
  const data = scene().nodes[node];
  const children = scene().children[node].length;
  const isChosen = node === chosen.node;
  return element("li", {
    role: "treeitem", "aria-level": level, "aria-selected": String(isChosen), "data-node": node,
    "aria-expanded": children ? String(opened.has(node)) : null, tabindex: isChosen ? 0 : -1,
    class: g.here[node] ? null : "gone", style: `--depth:${Math.min(depth, 14)}`,
    title: `${data.c} ${frameText(g.x[node], g.y[node], g.w[node], g.h[node])}`,
  },
  element("span", { class: "twist", "aria-hidden": "true" }, children ? (opened.has(node) ? "▾" : "▸") : ""),
  element("span", { class: "kind", "aria-hidden": "true" }, kinds[data.k ?? 0]),
  element("span", { class: "name" }, nodeName(data)),
  data.n && !data.n.startsWith(data.c) ? element("span", { class: "class" }, data.c) : null);
}

function renderOutline() {
  const current = scene();
  if (builtFor !== current) {
    opened.clear();
    builtFor = current;
    // The first screenful is open, so that there is something to see.
    const pending = [...current.roots];
    let count = 0;
    while (pending.length && count < 40) {
      const node = pending.shift();
      opened.add(node);
      count += current.children[node].length;
      pending.push(...current.children[node]);
    }
  }
  if (chosen.node >= 0) openTo(chosen.node);
  const g = shown();
  const hadFocus = list.contains(document.activeElement);
  const made = rows();
  refill(list, made.map((one) => row(one, g)));
  if (!list.querySelector("[tabindex='0']")) list.firstElementChild?.setAttribute("tabindex", "0");
  const selected = list.querySelector("[aria-selected='true']");
  selected?.scrollIntoView({ block: "nearest" });
  if (hadFocus) (selected ?? list.firstElementChild)?.focus();
}

/** Moves the choice by keys, as trees do. */
function moveBy(event) {
  const all = rows().map((one) => one.node);
  const node = chosen.node >= 0 ? chosen.node : all[0];
  const place = all.indexOf(node);
  const current = scene();
  const go = (target) => {
    if (target !== undefined && target >= 0) choose({ node: target });
  };
  switch (event.key) {
    case "ArrowDown": go(chosen.node < 0 ? all[0] : all[place + 1]); break;
    case "ArrowUp": go(all[place - 1]); break;
    case "Home": go(all[0]); break;
    case "End": go(all.at(-1)); break;
    case "ArrowRight":
      if (current.children[node].length && !opened.has(node)) {
        opened.add(node);
        renderOutline();
      } else go(current.children[node][0]);
      break;
    case "ArrowLeft":
      if (opened.has(node) && current.children[node].length) {
        opened.delete(node);
        renderOutline();
      } else go(current.nodes[node].p);
      break;
    default: return;
  }
  event.preventDefault();
  event.stopPropagation();
}

/** Makes the outline answer to pointer and keys. */
export function startOutline() {
  list = document.getElementById("outline");
  list.addEventListener("click", (event) => {
    const item = event.target.closest("[role=treeitem]");
    if (!item) return;
    const node = Number(item.dataset.node);
    if (event.target.closest(".twist") || (node === chosen.node && !event.target.closest(".name"))) {
      if (opened.has(node)) opened.delete(node);
      else opened.add(node);
      if (chosen.node >= 0 && chosen.node !== node && scene().ancestors(chosen.node).includes(node)) choose({ node });
      return renderOutline();
    }
    choose({ node });
    item.focus();
  });
  list.addEventListener("pointerover", (event) => {
    const item = event.target.closest("[role=treeitem]");
    if (item) choose({ hover: Number(item.dataset.node) });
  });
  list.addEventListener("pointerleave", () => choose({ hover: -1 }));
  list.addEventListener("keydown", moveBy);
  onChange((names) => {
    if (["source", "scene", "node"].some((name) => names.has(name))) renderOutline();
    if (names.has("node") && chosen.node >= 0) {
      const g = shown();
      const n = chosen.node;
      announce(`${nodeName(scene().nodes[n])}, ${frameText(g.x[n], g.y[n], g.w[n], g.h[n])}`);
    }
  });
  renderOutline();
}
