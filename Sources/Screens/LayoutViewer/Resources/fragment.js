// What is chosen, in the fragment of the address: a link shows what its sender saw.
import { chosen, choose, onChange, page } from "./store.js";
import { searchFor } from "./search.js";

/** What is chosen, as a fragment. */
export function fragmentOf(chosen) {
  const parts = [`s=${chosen.source}.${chosen.scene}`, `t=${chosen.state}`];
  if (chosen.node >= 0) parts.push(`n=${chosen.node}`);
  if (chosen.fault >= 0) parts.push(`f=${chosen.fault}`);
  if (chosen.mode !== "canvas") parts.push(`v=${chosen.mode}`);
  if (chosen.zoom > 0) parts.push(`z=${[chosen.zoom, chosen.panX, chosen.panY].map((value) => Math.round(value * 100) / 100).join(",")}`);
  if (chosen.dark) parts.push("d=1");
  const layers = Object.entries(chosen.layers).filter(([, isOn]) => isOn).map(([name]) => name);
  parts.push(`l=${layers.join(",")}`);
  return `#${parts.join("&")}`;
}

/** What a fragment says, as far as the session has it; a log to look for stands alone. */
export function parseFragment(text) {
  const fields = new URLSearchParams(text.replace(/^#/, ""));
  const result = {};
  const number = (value, limit) => {
    const parsed = Number(value);
    return Number.isInteger(parsed) && parsed >= 0 && parsed < limit ? parsed : null;
  };
  const [source, scene] = (fields.get("s") ?? "").split(".");
  const place = number(source, page.session.sources.length);
  if (source !== "" && place !== null) {
    result.source = place;
    result.scene = number(scene, page.session.sources[place].scenes.length) ?? 0;
  }
  const current = page.session.sources[result.source ?? chosen.source].scenes[result.scene ?? chosen.scene];
  if (!current) return {};
  const put = (name, value) => value !== null && (result[name] = value);
  if (fields.has("t")) put("state", number(fields.get("t"), current.states.length));
  put("node", fields.has("n") ? number(fields.get("n"), current.nodes.length) : -1);
  put("fault", fields.has("f") ? number(fields.get("f"), 10000) : -1);
  result.mode = ["matrix", "exploded"].includes(fields.get("v")) ? fields.get("v") : "canvas";
  const zoom = (fields.get("z") ?? "").split(",").map(Number);
  if (zoom.length === 3 && zoom.every(Number.isFinite)) [result.zoom, result.panX, result.panY] = zoom;
  else result.zoom = 0;
  result.dark = fields.get("d") === "1";
  if (fields.has("l")) {
    const on = new Set(fields.get("l").split(","));
    result.layers = Object.fromEntries(Object.keys(chosen.layers).map((name) => [name, on.has(name)]));
  }
  return result;
}

/** Follows the fragment, and keeps it up to date. */
export function startFragment() {
  let written = "";
  let timer = 0;
  const read = () => {
    if (location.hash === written || !location.hash) return;
    const log = new URLSearchParams(location.hash.slice(1)).get("q");
    const said = parseFragment(location.hash);
    const { source, scene, ...rest } = said;
    if (source !== undefined) choose({ source, scene });
    choose(rest);
    if (log) searchFor(log);
  };
  addEventListener("hashchange", read);
  read();
  onChange(() => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      written = fragmentOf(chosen);
      if (location.hash !== written) history.replaceState(null, "", written);
    }, 120);
  });
}
