"use strict";
// Zooms, searches and walks flame graphs; without it they are pictures that tell a box when pointed at.
(() => {
  const rowHeight = 18;
  const letter = 6.4;

  const read = (svg) => {
    const whole = svg.viewBox.baseVal;
    const boxes = [...svg.querySelectorAll("g.flame")].map((group) => {
      const rect = group.querySelector("rect");
      const [x, width, y] = ["x", "width", "y"].map((name) => Number(rect.getAttribute(name)));
      const info = group.querySelector("title").textContent;
      return {
        group, rect, info, text: group.querySelector("text"), name: group.dataset.name,
        from: x / whole.width, to: (x + width) / whole.width, depth: Math.round(y / rowHeight),
      };
    });
    return { boxes, height: whole.height };
  };

  const setUp = (svg) => {
    const { boxes, height } = read(svg);
    if (!boxes.length) return;
    const within = (inner, outer) => inner.from >= outer.from - 1e-6 && inner.to <= outer.to + 1e-6;
    const isAbove = (box, other) => box.depth < other.depth && within(other, box);
    let focus = boxes[0];
    let chosen = boxes[0];

    const tools = document.createElement("div");
    tools.className = "flame-tools";
    tools.innerHTML = '<label>Find a function <input type="search" size="20"></label>' +
      '<button type="button">Whole graph</button><output aria-live="polite"></output>';
    const [input, button, output] = ["input", "button", "output"].map((name) => tools.querySelector(name));
    svg.before(tools);
    svg.tabIndex = 0;
    svg.style.maxWidth = "none";

    const label = (box, width) => {
      const room = Math.floor(width / letter) - 1;
      const text = room < 3 ? "" : box.name.length <= room ? box.name : `${box.name.slice(0, room - 1)}…`;
      if (!box.text && text) {
        box.text = document.createElementNS(svg.namespaceURI, "text");
        box.text.setAttribute("class", "flame-name");
        box.text.setAttribute("y", box.depth * rowHeight + 13);
        box.group.append(box.text);
      }
      if (box.text) box.text.textContent = text;
    };

    const draw = () => {
      const width = Math.max(svg.clientWidth, 280);
      svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
      const span = focus.to - focus.from;
      for (const box of boxes) {
        const isOuter = box === focus || isAbove(box, focus);
        const isShown = isOuter || (box.depth > focus.depth && within(box, focus));
        box.group.toggleAttribute("hidden", !isShown);
        box.group.style.display = isShown ? "" : "none";
        if (!isShown) continue;
        const left = isOuter ? 0 : ((box.from - focus.from) / span) * width;
        const room = isOuter ? width : ((box.to - box.from) / span) * width;
        box.rect.setAttribute("x", left);
        box.rect.setAttribute("width", Math.max(room - 0.5, 0.5));
        label(box, room);
        box.text?.setAttribute("x", left + 4);
      }
    };

    const choose = (box) => {
      if (!box) return;
      chosen.group.classList.remove("chosen");
      chosen = box;
      chosen.group.classList.add("chosen");
      output.textContent = box.info;
    };
    const zoom = (box) => {
      focus = box;
      choose(box);
      draw();
    };

    const search = () => {
      const word = input.value.trim().toLowerCase();
      const found = boxes.filter((box) => word && box.name.toLowerCase().includes(word));
      for (const box of boxes) box.group.classList.toggle("found", found.includes(box));
      // A function that calls itself counts once.
      const outermost = found.filter((box) => !found.some((other) => isAbove(other, box)));
      const share = outermost.reduce((sum, box) => sum + box.to - box.from, 0);
      output.textContent = word ? `${found.length} found, ${(100 * share).toFixed(1)} % of all` : "";
    };

    const children = (box) => boxes.filter((other) => other.depth === box.depth + 1 && within(other, box));
    const parent = (box) => boxes.find((other) => other.depth === box.depth - 1 && within(box, other));
    const beside = (box, step) => {
      const row = (parent(box) ? children(parent(box)) : [box]).sort((a, b) => a.from - b.from);
      return row[row.indexOf(box) + step];
    };
    const keys = {
      ArrowDown: () => choose(children(chosen).sort((a, b) => b.to - b.from - (a.to - a.from))[0]),
      ArrowUp: () => choose(parent(chosen)),
      ArrowLeft: () => choose(beside(chosen, -1)),
      ArrowRight: () => choose(beside(chosen, 1)),
      Enter: () => zoom(chosen),
      Escape: () => zoom(boxes[0]),
    };
    svg.addEventListener("keydown", (event) => {
      if (!keys[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      keys[event.key]();
    });
    for (const box of boxes) {
      box.group.addEventListener("click", () => zoom(box === focus ? boxes[0] : box));
      box.group.addEventListener("pointerenter", () => { output.textContent = box.info; });
    }
    input.addEventListener("input", search);
    input.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      input.value = "";
      search();
    });
    button.addEventListener("click", () => zoom(boxes[0]));
    new ResizeObserver(draw).observe(svg);
    draw();
  };

  for (const svg of document.querySelectorAll("svg.flame-graph")) setUp(svg);
})();
