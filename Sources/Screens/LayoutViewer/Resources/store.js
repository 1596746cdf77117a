// What is chosen, and who wants to know when it changes.

const listeners = [];

/** What is chosen: everything that the fragment of the address keeps, and what the pointer does. */
export const chosen = {
  source: 0,
  scene: 0,
  state: 0,
  node: -1,
  hover: -1,
  constraint: -1,
  fault: -1,
  mode: "canvas",
  zoom: 0,
  panX: 0,
  panY: 0,
  // Screens are light until dark ones are asked for, whatever the page is: many are made for nothing else.
  dark: false,
  layers: { frames: false, alignment: false, guides: false, safe: true, keyboard: true, constraints: true, baselines: false },
  blend: null,
  spacing: 24,
  peel: 0,
  isolated: -1,
};

/** The session of the page; set once. */
export const page = { session: null };

/** The scene that is chosen. */
export const scene = () => page.session.sources[chosen.source].scenes[chosen.scene];

/** The state that is chosen. */
export const state = () => scene().states[chosen.state];

/** The frames that are shown: those of the state, or between the extremes of an open one. */
export function shown() {
  const blend = chosen.blend;
  if (!blend) return scene().geometry(chosen.state);
  return scene().blended(chosen.state, blend.low, blend.high, blend.share);
}

/** Calls a function with the names of what changed, after every change. */
export function onChange(listener) {
  listeners.push(listener);
}

let pending = null;

/** Changes what is chosen; listeners are called once a frame. */
export function choose(changes) {
  const names = Object.keys(changes).filter((name) => chosen[name] !== changes[name]);
  if (!names.length) return;
  if (names.some((name) => name === "source" || name === "scene")) {
    changes = { state: 0, node: -1, hover: -1, constraint: -1, fault: -1, zoom: 0, blend: null, isolated: -1, ...changes };
  }
  if ("state" in changes && !("blend" in changes)) changes.blend = null;
  Object.assign(chosen, changes);
  if (!pending) {
    pending = new Set();
    requestAnimationFrame(() => {
      const names = pending;
      pending = null;
      for (const listener of listeners) listener(names);
    });
  }
  for (const name of Object.keys(changes)) pending.add(name);
}

/** Says something to those who do not see it. */
export function announce(text) {
  document.getElementById("announcer").textContent = text;
}
