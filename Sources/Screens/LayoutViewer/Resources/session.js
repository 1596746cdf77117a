// The session: what LayoutViewer's ViewerSession+JSON.swift wrote, and each state's frames.

/** The geometry of all views of a scene in one state, as flat arrays by node. */
class Geometry {
  constructor(count) {
    for (const name of ["x", "y", "w", "h", "ox", "oy", "ax", "ay", "wantW", "wantH", "opacity"]) {
      this[name] = new Float64Array(count);
    }
    for (const name of ["c0", "c1", "c2", "c3"]) this[name] = new Float64Array(count);
    this.paint = new Int32Array(count);
    this.clips = new Uint8Array(count);
    this.here = new Uint8Array(count);
    this.opacity.fill(1);
    this.wantW.fill(-1);
    this.wantH.fill(-1);
  }

  clone() {
    const copy = new Geometry(0);
    for (const [name, array] of Object.entries(this)) copy[name] = array.slice();
    return copy;
  }
}

/** One screen with its nodes, constraints and states. */
export class Scene {
  constructor(raw, source) {
    this.raw = raw;
    this.source = source;
    this.title = raw.title ?? "screen";
    this.nodes = raw.nodes;
    this.constraints = raw.constraints;
    this.states = raw.states;
    this.findings = raw.findings;
    this.children = this.nodes.map(() => []);
    this.nodes.forEach((node, index) => {
      if (node.p >= 0) this.children[node.p].push(index);
    });
    this.roots = this.nodes.flatMap((node, index) => (node.p < 0 ? [index] : []));
    // Painting order: superviews before subviews, siblings back to front.
    this.order = [];
    const pending = [...this.roots].reverse();
    while (pending.length) {
      const node = pending.pop();
      this.order.push(node);
      for (let i = this.children[node].length - 1; i >= 0; i--) pending.push(this.children[node][i]);
    }
    this.constraintsOf = this.nodes.map(() => []);
    this.constraints.forEach((constraint, index) => {
      const ends = new Set([constraint.a[0], constraint.b?.[0] ?? -1]);
      for (const node of ends) if (node >= 0) this.constraintsOf[node].push(index);
    });
    this.cache = new Map();
    this.reasonCache = new Map();
  }

  /** The frames in a state; states tell what differs from the one before. */
  geometry(index) {
    const known = this.cache.get(index);
    if (known) return known;
    let from = index;
    while (from >= 0 && !this.cache.has(from)) from--;
    let geometry = from >= 0 ? this.cache.get(from).clone() : new Geometry(this.nodes.length);
    for (let i = from + 1; i <= index; i++) {
      this.apply(this.states[i], geometry);
      if (i % 16 === 0 && i !== index) this.keep(i, geometry.clone());
    }
    this.place(geometry);
    this.keep(index, geometry);
    return geometry;
  }

  keep(index, geometry) {
    this.place(geometry);
    this.cache.set(index, geometry);
    // A few recent states and every sixteenth stay; the rest is computed again.
    if (this.cache.size > 48) {
      for (const key of this.cache.keys()) {
        if (key % 16 !== 0 && key !== index) {
          this.cache.delete(key);
          break;
        }
      }
    }
  }

  apply(state, g) {
    const f = state.f;
    for (let i = 0; i < f.length; i += 5) {
      const node = f[i];
      g.x[node] = f[i + 1];
      g.y[node] = f[i + 2];
      g.w[node] = f[i + 3];
      g.h[node] = f[i + 4];
      g.here[node] = 1;
    }
    const o = state.o ?? [];
    for (let i = 0; i < o.length; i += 3) {
      g.ox[o[i]] = o[i + 1];
      g.oy[o[i]] = o[i + 2];
    }
    const p = state.p ?? [];
    for (let i = 0; i < p.length; i += 4) {
      g.paint[p[i]] = p[i + 1];
      g.opacity[p[i]] = p[i + 2];
      g.clips[p[i]] = p[i + 3];
    }
    const w = state.w ?? [];
    for (let i = 0; i < w.length; i += 3) {
      g.wantW[w[i]] = w[i + 1];
      g.wantH[w[i]] = w[i + 2];
    }
    for (const node of state.z ?? []) {
      if (node >= 0) g.here[node] = 0;
      else g.here[-1 - node] = 1;
    }
  }

  /** Absolute corners and clips from local frames. */
  place(g) {
    const far = 1e9;
    for (const node of this.order) {
      const parent = this.nodes[node].p;
      if (parent < 0) {
        g.ax[node] = g.x[node];
        g.ay[node] = g.y[node];
        g.c0[node] = -far;
        g.c1[node] = -far;
        g.c2[node] = far;
        g.c3[node] = far;
        continue;
      }
      g.ax[node] = g.ax[parent] + g.x[node] - g.ox[parent];
      g.ay[node] = g.ay[parent] + g.y[node] - g.oy[parent];
      if (g.clips[parent]) {
        g.c0[node] = Math.max(g.c0[parent], g.ax[parent]);
        g.c1[node] = Math.max(g.c1[parent], g.ay[parent]);
        g.c2[node] = Math.min(g.c2[parent], g.ax[parent] + g.w[parent]);
        g.c3[node] = Math.min(g.c3[parent], g.ay[parent] + g.h[parent]);
      } else {
        g.c0[node] = g.c0[parent];
        g.c1[node] = g.c1[parent];
        g.c2[node] = g.c2[parent];
        g.c3[node] = g.c3[parent];
      }
    }
  }

  /** The frames in a state with some of them replaced, part of the way to other ones. */
  blended(index, from, to, share) {
    const g = this.geometry(index).clone();
    const targets = new Map();
    for (let i = 0; i < from.length; i += 5) targets.set(from[i], [from.slice(i + 1, i + 5), null]);
    for (let i = 0; i < to.length; i += 5) {
      const entry = targets.get(to[i]) ?? [null, null];
      entry[1] = to.slice(i + 1, i + 5);
      targets.set(to[i], entry);
    }
    for (const [node, [low, high]] of targets) {
      const now = [g.x[node], g.y[node], g.w[node], g.h[node]];
      const a = low ?? now;
      const b = high ?? now;
      [g.x[node], g.y[node], g.w[node], g.h[node]] = a.map((v, i) => v + (b[i] - v) * share);
    }
    this.place(g);
    return g;
  }

  /** Why views are where they are: by node, the deciding constraints by axis; null where not asked. */
  reasons(index) {
    if (this.reasonCache.has(index)) return this.reasonCache.get(index);
    // Of a large screen no state may be explained, which is asked for as -1.
    const list = this.states[index]?.y;
    let map = null;
    if (list) {
      map = new Map();
      for (let i = 0; i < list.length; ) {
        const node = list[i++];
        const axes = [];
        for (let axis = 0; axis < 2; axis++) {
          const count = list[i++];
          const omitted = list[i++];
          const decided = list.slice(i, i + count);
          decided.omitted = omitted;
          axes.push(decided);
          i += count;
        }
        map.set(node, axes);
      }
    }
    this.reasonCache.set(index, map);
    return map;
  }

  /** The nearest state at or before one, else after it, whose reasons are known; -1 for none. */
  explainedState(index) {
    for (let i = index; i >= 0; i--) if (this.states[i].y) return i;
    return this.states.findIndex((state) => state.y);
  }

  /** By how much constraints are missed in a state, by constraint. */
  misses(index) {
    const list = this.states[index].v ?? [];
    const map = new Map();
    for (let i = 0; i < list.length; i += 2) map.set(list[i], list[i + 1]);
    return map;
  }

  /** The views from the root down to one. */
  ancestors(node) {
    const path = [];
    for (let one = node; one >= 0; one = this.nodes[one].p) path.unshift(one);
    return path;
  }
}

/** Reads the session that stands in the page. */
export function readSession(text) {
  const raw = JSON.parse(text);
  if (raw.version !== 1) throw new Error(`a session of version ${raw.version}`);
  const sources = raw.sources.map((source) => ({
    ...source,
    scenes: source.scenes.map((scene) => new Scene(scene, source)),
  }));
  return { title: raw.title, home: raw.home, colors: raw.colors, paints: raw.paints, sources };
}
