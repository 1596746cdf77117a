// Elements made without markup: what files hold stays text.

/** An element with attributes and children; strings become text. */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  fill(made, attributes, children);
  return made;
}

/** The same for drawings. */
export function drawing(name, attributes = {}, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  fill(made, attributes, children);
  return made;
}

/** Replaces what an element holds; nothing stands for nothing. */
export function refill(holder, ...children) {
  holder.replaceChildren();
  fill(holder, {}, children);
}

function fill(made, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(key, value);
  }
  for (const child of children.flat(3)) {
    if (child !== null && child !== undefined && child !== false) made.append(child);
  }
}

/** A number of points as people read it. */
export function points(value) {
  const rounded = Math.round(value * 100) / 100;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

/** A frame as UIKit prints it. */
export function frameText(x, y, w, h) {
  return `(${points(x)} ${points(y)}; ${points(w)} ${points(h)})`;
}

/** The name of a view: what people gave it, else its class. */
export function nodeName(node) {
  return node.n || node.c;
}

/** Copies a text; where the browser forbids it the text is selected to be copied by hand. */
export async function copyText(text, button) {
  const before = button.textContent;
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = "Copied";
  } catch {
    const area = element("textarea", { "aria-label": "Text to copy" });
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
    button.textContent = "Copied";
  }
  setTimeout(() => (button.textContent = before), 1200);
}
