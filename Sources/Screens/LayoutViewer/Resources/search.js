// One box for everything: names, classes, ids, addresses, visual formats, whole logs.
import { announce, choose, page } from "./store.js";
import { element, nodeName, refill } from "./elements.js";

const limit = 60;

/** The constraints that a log of UIKit's lists: identifiers, classes, texts, attributes, numbers. */
export function logEntries(text) {
  const entries = [];
  for (const match of text.matchAll(/<(?:NS\w*Constraint|_UI\w*Constraint)(?::0x[0-9a-f]+)?([^\n]*)>/gi)) {
    const body = match[1].replace(/\((?:in)?active.*$/, "");
    entries.push({
      quoted: [...body.matchAll(/'([^']*)'/g)].map((one) => one[1]),
      words: [...body.matchAll(/[A-Za-z_][\w.]*/g)].map((one) => one[0]).filter((word) => word.length > 2),
      addresses: [...body.matchAll(/0x[0-9a-f]+/gi)].map((one) => one[0].toLowerCase()),
      numbers: [...body.matchAll(/-?\d+(?:\.\d+)?/g)].map((one) => Number(one[0])),
      format: /\b([HV]):/.exec(body)?.[1] ?? null,
    });
  }
  return entries;
}

/** How well a constraint fits an entry of a log. */
function logScore(scene, constraint, entry) {
  const sides = [constraint.a, constraint.b].filter(Boolean);
  const texts = sides.flatMap((side) => (side[0] < 0 ? [] : [scene.nodes[side[0]].n ?? "", scene.nodes[side[0]].c, scene.nodes[side[0]].i ?? ""]));
  let score = 0;
  for (const quoted of entry.quoted) {
    if (constraint.i === quoted) score += 6;
    else if (quoted && texts.some((text) => text.includes(quoted.replace(/\.\.\.$/, "")))) score += 4;
  }
  for (const address of entry.addresses) {
    if (sides.some((side) => side[0] >= 0 && scene.nodes[side[0]].a === address)) score += 5;
  }
  for (const word of entry.words) {
    const attribute = word.split(".").at(-1);
    if (sides.some((side) => side[1] === attribute)) score += 1;
    if (texts.includes(word) || texts.includes(word.split(".")[0])) score += 2;
  }
  if (entry.format) {
    const axis = entry.format === "V" ? 1 : 0;
    score += (constraint.x ?? 0) === axis ? 0.5 : -4;
  }
  if (entry.numbers.includes(constraint.k ?? 0) && (constraint.k ?? 0) !== 0) score += 2;
  return score;
}

function* everyScene() {
  for (const [source, { scenes }] of page.session.sources.entries()) {
    for (const [index, scene] of scenes.entries()) yield { source, index, scene };
  }
}

function searchLog(text) {
  const entries = logEntries(text);
  const results = [];
  for (const entry of entries) {
    let best = null;
    for (const place of everyScene()) {
      place.scene.constraints.forEach((constraint, number) => {
        const score = logScore(place.scene, constraint, entry);
        if (score > (best?.score ?? 2.9)) best = { ...place, number, constraint, score };
      });
    }
    if (best) results.push(constraintResult(best));
  }
  return { results, note: `${results.length} of ${entries.length} constraints of the log found` };
}

function constraintResult({ source, index, scene, number, constraint }) {
  const node = constraint.a[0];
  return {
    text: constraint.e, note: scene.title,
    go: () => {
      // The conflict that the constraint takes part in is what the reader came for.
      const state = scene.states.findIndex((one) => one.conflicts?.some((conflict) => conflict.members.includes(number)));
      const fault = state >= 0 ? scene.states[state].conflicts.findIndex((conflict) => conflict.members.includes(number)) : -1;
      choose({ source, scene: index });
      choose({ node, state: Math.max(state, 0), fault, constraint: number });
    },
  };
}

/** Everything that a text names, best first. */
export function search(text) {
  const query = text.trim();
  if (!query) return { results: [], note: "" };
  if (/unable to simultaneously|<NS\w*Constraint/i.test(query)) return searchLog(query);
  const isFormat = /^[HV]:/.test(query) || /^[\[|]/.test(query);
  const plain = query.toLowerCase();
  const squeezed = query.replace(/[\s()]/g, "").toLowerCase();
  const results = [];
  for (const { source, index, scene } of everyScene()) {
    if (!isFormat) {
      scene.nodes.forEach((node, number) => {
        const fields = [node.n, node.i, node.c, node.a].filter(Boolean).map((field) => field.toLowerCase());
        const rank = fields.findIndex((field) => field === plain) >= 0 ? 0 : fields.some((field) => field.startsWith(plain)) ? 1 : fields.some((field) => field.includes(plain)) ? 2 : -1;
        if (rank >= 0) {
          results.push({ rank, text: nodeName(node), note: `${node.c} · ${scene.title}`, go: () => {
            choose({ source, scene: index });
            choose({ node: number });
          } });
        }
      });
    }
    scene.constraints.forEach((constraint, number) => {
      const format = (constraint.v ?? "").replace(/[\s()]/g, "").toLowerCase();
      const isFound = isFormat ? format.includes(squeezed) : (constraint.i ?? "").toLowerCase().includes(plain) || constraint.e.toLowerCase().includes(plain);
      if (isFound) results.push({ rank: constraint.i?.toLowerCase() === plain ? 0 : 3, ...constraintResult({ source, index, scene, number, constraint }) });
    });
  }
  results.sort((a, b) => a.rank - b.rank);
  return { results: results.slice(0, limit), note: results.length > limit ? `the first ${limit} of ${results.length}` : `${results.length} found` };
}

/** Makes the box answer to text and keys. */
export function startSearch() {
  const box = document.getElementById("search");
  const list = document.getElementById("results");
  let found = [];
  let place = -1;
  const close = () => {
    list.hidden = true;
    box.removeAttribute("aria-activedescendant");
  };
  const take = (index) => {
    const result = found[index];
    if (!result) return;
    close();
    result.go();
  };
  const mark = (index) => {
    place = Math.max(Math.min(index, found.length - 1), -1);
    [...list.querySelectorAll("[role=option]")].forEach((item, i) => item.setAttribute("aria-selected", String(i === place)));
    if (place >= 0) {
      box.setAttribute("aria-activedescendant", `result-${place}`);
      document.getElementById(`result-${place}`).scrollIntoView({ block: "nearest" });
    }
  };
  const show = () => {
    const { results, note } = search(box.value);
    found = results;
    refill(list, 
      ...results.map((result, index) => element("li", {
        role: "option", id: `result-${index}`, "aria-selected": "false", onpointerdown: (event) => {
          event.preventDefault();
          take(index);
        },
      }, element("span", { class: "name" }, result.text), element("span", { class: "note" }, result.note))),
      element("li", { class: "note", role: "presentation" }, note || "Nothing found"));
    list.hidden = !box.value.trim();
    if (box.value.trim()) announce(note);
    mark(0);
  };
  box.setAttribute("aria-autocomplete", "list");
  box.addEventListener("input", show);
  box.addEventListener("focus", () => box.value.trim() && show());
  box.addEventListener("blur", () => setTimeout(close, 100));
  box.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") mark(place + 1);
    else if (event.key === "ArrowUp") mark(place - 1);
    else if (event.key === "Enter") take(Math.max(place, 0));
    else if (event.key === "Escape") {
      close();
      box.value = "";
      box.blur();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });
}

/** Searches for a text that did not come from the keyboard. */
export function searchFor(text) {
  const box = document.getElementById("search");
  box.value = text;
  box.dispatchEvent(new Event("input"));
  search(text).results[0]?.go();
}
