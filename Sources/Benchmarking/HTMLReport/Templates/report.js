"use strict";
(() => {
  // Figures are sorted by what the table says: a number, perhaps with a unit, before any small print.
  const units = {
    "": 1, "%": 1, "×": 1, "/s": 1, "ms/s": 1, ns: 1, "µs": 1e3, ms: 1e6, s: 1e9,
    B: 1, KiB: 1024, MiB: 1024 ** 2, GiB: 1024 ** 3,
  };
  const order = (row, column) => {
    const cell = row.cells[column];
    const first = cell.firstChild?.nodeType === Node.TEXT_NODE ? cell.firstChild.data.trim() : "";
    return Number.isNaN(number(first)) ? cell.textContent.trim() : first;
  };
  const number = (text) => {
    const parts = text.match(/^(< )?([-−]?)([\d,]*\.?\d+) ?(\S*)$/);
    if (!parts || !(parts[4] in units)) return NaN;
    const value = Number(parts[3].replaceAll(",", "")) * units[parts[4]];
    return (parts[2] ? -1 : 1) * (parts[1] ? value / 2 : value);
  };

  const sort = (table, column, head) => {
    const ascending = head.getAttribute("aria-sort") !== "ascending";
    for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", ascending ? "ascending" : "descending");
    const body = table.tBodies[0];
    const rows = [...body.rows].map((row, index) => ({ row, index, key: order(row, column) }));
    const sign = ascending ? 1 : -1;
    rows.sort((a, b) => {
      const [x, y] = [number(a.key), number(b.key)];
      // What is no number stands below all numbers, whichever way.
      if (Number.isNaN(x) !== Number.isNaN(y)) return Number.isNaN(x) ? 1 : -1;
      const difference = Number.isNaN(x) ? a.key.localeCompare(b.key) : x - y;
      return sign * difference || a.index - b.index;
    });
    body.append(...rows.map((entry) => entry.row));
  };

  for (const table of document.querySelectorAll("table.sortable")) {
    [...table.tHead.rows[0].cells].forEach((head, column) => {
      if (head.classList.contains("fixed")) return;
      const button = document.createElement("button");
      button.type = "button";
      button.append(...head.childNodes);
      head.append(button);
      button.addEventListener("click", () => sort(table, column, head));
    });
  }

  const refresh = [];
  for (const filter of document.querySelectorAll(".filter")) {
    const input = filter.querySelector("input");
    const select = filter.querySelector("select");
    const output = filter.querySelector("output");
    const holder = document.getElementById(filter.dataset.table ?? filter.dataset.list);
    const items = () => (holder.tBodies ? [...holder.tBodies[0].rows] : [...holder.children]);
    const apply = () => {
      const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
      const fits = (item) => {
        const text = item.textContent.toLowerCase();
        return words.every((word) => text.includes(word));
      };
      let shown = 0;
      const anchors = new Set();
      for (const item of items()) {
        const isShown = fits(item) && (!select?.value || item.dataset.verdict === select.value);
        item.hidden = !isShown;
        if (isShown) {
          shown += 1;
          const link = item.querySelector("a");
          if (link) anchors.add(link.hash.slice(1));
        }
      }
      if (filter.dataset.also) {
        for (const other of document.querySelectorAll(filter.dataset.also)) {
          other.hidden = words.length > 0 && !anchors.has(other.id);
        }
      }
      const all = items().length;
      output.value = shown === all ? "" : `${shown} of ${all} shown`;
    };
    const clear = () => {
      input.value = "";
      if (select) select.value = "";
      apply();
    };
    input.addEventListener("input", apply);
    input.addEventListener("keydown", (event) => {
      if (event.key === "Escape") {
        event.preventDefault();
        clear();
      }
    });
    select?.addEventListener("change", apply);
    refresh.push(clear);
    filter.hidden = false;
  }

  document.addEventListener("keydown", (event) => {
    const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement?.tagName ?? "");
    if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    const inputs = [...document.querySelectorAll(".filter input")];
    const near = inputs.find((one) => one.getBoundingClientRect().top > 0) ?? inputs[0];
    if (!near) return;
    event.preventDefault();
    near.focus();
  });

  // A link to what a filter hides shows it again.
  const reveal = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target?.closest("[hidden]")) return;
    for (const clear of refresh) clear();
    target.scrollIntoView();
  };
  addEventListener("hashchange", reveal);

  // On paper the folded parts are open, unless they are so many that nobody would read them.
  const opened = [];
  addEventListener("beforeprint", () => {
    const folded = document.querySelectorAll("details:not([open])");
    if (folded.length > 40) return;
    for (const one of folded) {
      one.open = true;
      opened.push(one);
    }
  });
  addEventListener("afterprint", () => {
    for (const one of opened.splice(0)) one.open = false;
  });

  // What a chart says of a place stands beside the pointer at once, and is read out with the focus.
  const tip = document.createElement("div");
  tip.className = "tip";
  tip.hidden = true;
  tip.setAttribute("role", "status");
  document.body.append(tip);
  const tell = (event) => {
    const shape = event.target.closest?.("svg.chart:not(.flame-graph) *");
    const text = shape?.querySelector(":scope > title")?.textContent;
    tip.hidden = !text;
    if (!text) return;
    tip.textContent = text;
    const right = Math.max(innerWidth - tip.offsetWidth - 8, 0);
    tip.style.left = `${Math.min(event.clientX + 12, right)}px`;
    tip.style.top = `${Math.max(event.clientY - tip.offsetHeight - 10, 4)}px`;
  };
  addEventListener("pointerover", tell);
  addEventListener("pointerdown", tell);

  // A chart enlarges to the window, by a click or Enter.
  const enlarge = (svg) => {
    const dialog = document.createElement("dialog");
    dialog.className = "enlarged";
    const title = svg.getAttribute("aria-label");
    dialog.setAttribute("aria-label", title);
    const form = document.createElement("form");
    form.method = "dialog";
    const name = document.createElement("strong");
    name.textContent = title;
    const close = document.createElement("button");
    close.textContent = "Close";
    form.append(name, close);
    const copy = svg.cloneNode(true);
    copy.classList.remove("zooms");
    copy.removeAttribute("tabindex");
    dialog.append(form, copy);
    dialog.append(tip);
    dialog.addEventListener("close", () => {
      document.body.append(tip);
      tip.hidden = true;
      dialog.remove();
      svg.focus();
    });
    dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
    document.body.append(dialog);
    dialog.showModal();
  };
  for (const svg of document.querySelectorAll("svg.chart:not(.flame-graph)")) {
    svg.classList.add("zooms");
    svg.tabIndex = 0;
    svg.addEventListener("click", () => enlarge(svg));
    svg.addEventListener("keydown", (event) => event.key === "Enter" && enlarge(svg));
  }
})();
