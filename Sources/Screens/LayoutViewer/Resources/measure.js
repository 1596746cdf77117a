// Measuring with Alt held: insets within, gaps outside, both where views overlap.

/** The distances between two rectangles [left, top, right, bottom], as lines with their lengths. */
export function distances(a, b) {
  const lines = [];
  const line = (x1, y1, x2, y2) => {
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (length > 0.005) lines.push({ x1, y1, x2, y2, length });
  };
  const middle = (low1, high1, low2, high2) => {
    const low = Math.max(low1, low2);
    const high = Math.min(high1, high2);
    return low < high ? (low + high) / 2 : (low1 + high1) / 2;
  };
  const x = middle(a[0], a[2], b[0], b[2]);
  const y = middle(a[1], a[3], b[1], b[3]);
  const apartX = b[0] >= a[2] || a[0] >= b[2];
  const apartY = b[1] >= a[3] || a[1] >= b[3];
  if (apartX) {
    if (b[0] >= a[2]) line(a[2], y, b[0], y);
    else line(b[2], y, a[0], y);
  }
  if (apartY) {
    if (b[1] >= a[3]) line(x, a[3], x, b[1]);
    else line(x, b[3], x, a[1]);
  }
  if (apartX || apartY) return lines;
  line(Math.min(a[0], b[0]), y, Math.max(a[0], b[0]), y);
  line(Math.min(a[2], b[2]), y, Math.max(a[2], b[2]), y);
  line(x, Math.min(a[1], b[1]), x, Math.max(a[1], b[1]));
  line(x, Math.min(a[3], b[3]), x, Math.max(a[3], b[3]));
  return lines;
}

/** The edges of a view in a state. */
export function edges(g, node) {
  return [g.ax[node], g.ay[node], g.ax[node] + g.w[node], g.ay[node] + g.h[node]];
}
