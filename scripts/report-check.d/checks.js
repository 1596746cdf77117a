// What a page must satisfy, looked at from inside; the value is a list of complaints.
(() => {
  const complaints = [];
  const complain = (what) => complaints.length < 40 && complaints.push(what);
  const name = (element) => {
    const text = element.textContent.trim().replace(/\s+/g, " ").slice(0, 40);
    const style = element.getAttribute("class");
    return `<${element.tagName.toLowerCase()}${style ? ` class="${style}"` : ""}> '${text}'`;
  };

  // Nothing may stick out of the window but what scrolls in a region of its own.
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) {
    complain(`the page is ${document.documentElement.scrollWidth} px wide in ${width} px`);
  }
  for (const element of document.body.querySelectorAll("*")) {
    // What a closed <details> holds has a box, and is not shown.
    if (!element.checkVisibility()) continue;
    if (element.closest(".scroll, nav ul, .skip, .visually-hidden, .tree, .contact") || element.closest("svg")) continue;
    const box = element.getBoundingClientRect();
    if (box.width > 0 && (box.right > width + 1 || box.left < -1)) {
      complain(`sticks out to ${Math.round(box.right)} px: ${name(element)}`);
    }
  }

  // Contrast, WCAG 2.2 success criterion 1.4.3 (AA).
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const parse = (colour) => {
    const parts = colour.match(/[\d.]+/g)?.map(Number);
    if (!parts || !/^rgba?\(/.test(colour)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
      return [r, g, b, a / 255];
    }
    return [parts[0], parts[1], parts[2], parts[3] ?? 1];
  };
  const over = (top, below) => [0, 1, 2].map((i) => top[i] * top[3] + below[i] * (1 - top[3])).concat(1);
  const luminance = ([r, g, b]) => {
    const linear = [r, g, b].map((c) => {
      const s = c / 255;
      return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
  };
  const ground = (element) => {
    const layers = [];
    for (let one = element; one; one = one.parentElement) {
      const colour = parse(getComputedStyle(one).backgroundColor);
      if (colour[3] > 0) layers.push(colour);
      if (colour[3] === 1) break;
    }
    const page = matchMedia("(prefers-color-scheme: dark)").matches ? [0, 0, 0, 1] : [255, 255, 255, 1];
    return layers.reduceRight((below, top) => over(top, below), page);
  };
  // The rectangle of a drawing that lies under a text of it, if any.
  const shapeUnder = (text) => {
    const box = text.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    let found = null;
    for (const rect of text.ownerSVGElement.querySelectorAll("rect")) {
      if (rect.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_PRECEDING) continue;
      const place = rect.getBoundingClientRect();
      if (x > place.left && x < place.right && y > place.top && y < place.bottom) found = rect;
    }
    return found;
  };
  let least = Infinity;
  let texts = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (!walker.currentNode.data.trim()) continue;
    const element = walker.currentNode.parentElement;
    if (element.closest("script, style, title, .skip, .visually-hidden, option, noscript")) continue;
    if (!element.checkVisibility()) continue;
    texts += 1;
    const style = getComputedStyle(element);
    const inDrawing = element instanceof SVGElement;
    const colour = parse(inDrawing ? style.fill : style.color);
    const shape = inDrawing ? shapeUnder(element) : null;
    const below = shape ? over(parse(getComputedStyle(shape).fill), ground(element)) : ground(element);
    const [a, b] = [luminance(over(colour, below)), luminance(below)];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    least = Math.min(least, ratio);
    if (ratio < (isLarge ? 3 : 4.5)) complain(`contrast ${ratio.toFixed(2)}: ${name(element)}`);
  }
  // A viewer shows one panel at a time on a phone.
  if (texts < (document.getElementById("session") ? 5 : 20)) complain(`only ${texts} texts are visible`);

  // Links, ids, names, tables.
  const ids = new Set();
  for (const element of document.querySelectorAll("[id]")) {
    if (ids.has(element.id)) complain(`id '${element.id}' twice`);
    ids.add(element.id);
  }
  for (const link of document.querySelectorAll("a[href]")) {
    const target = link.getAttribute("href");
    // Those to the page of layouts are followed one by one.
    if (!target.startsWith("#")) target.startsWith("viewer.html#s=") || complain(`a link leaves the page: ${target}`);
    else if (!ids.has(target.slice(1))) complain(`a link to nowhere: ${target}`);
    if (!link.textContent.trim() && !link.querySelector("img")?.alt) complain(`a link without text: ${target}`);
  }
  for (const table of document.querySelectorAll("table")) {
    if (!table.caption) complain(`a table without caption: ${name(table)}`);
    for (const head of table.querySelectorAll("th")) {
      if (!head.scope) complain(`a heading without scope: ${name(head)}`);
    }
    const columns = table.tHead.rows[0].cells.length;
    for (const row of table.tBodies[0].rows) {
      if (row.cells.length !== columns) complain(`${row.cells.length} cells of ${columns}: ${name(row)}`);
    }
  }
  for (const drawing of document.querySelectorAll("svg[role=img]")) {
    if (drawing.getAttribute("aria-label") === null) complain("a drawing without a name");
  }
  for (const element of document.querySelectorAll("input, select")) {
    if (!element.labels?.length && !element.ariaLabel) complain(`a field without label: ${element.outerHTML}`);
  }
  const heads = [...document.querySelectorAll("h1, h2, h3, h4")].map((h) => Number(h.tagName[1]));
  heads.forEach((level, i) => {
    if (i && level > heads[i - 1] + 1) complain(`a heading of level ${level} below ${heads[i - 1]}`);
  });
  return { complaints, least, texts };
})()
