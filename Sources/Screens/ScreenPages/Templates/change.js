"use strict";
(() => {
  const root = document.documentElement;
  const modes = document.getElementById("modes");
  modes.hidden = false;
  document.getElementById("keys").hidden = false;
  const setMode = (mode) => {
    root.dataset.mode = mode;
    for (const input of modes.querySelectorAll("[name=mode]")) input.checked = input.value === mode;
    for (const label of document.querySelectorAll(".range")) {
      label.hidden = mode !== "slide" && mode !== "onion";
    }
  };
  for (const input of modes.querySelectorAll("[name=mode]")) {
    input.addEventListener("change", () => setMode(input.value));
  }
  const marks = document.getElementById("marks");
  const setMarks = () => { root.dataset.marks = marks.checked ? "on" : "off"; };
  marks.addEventListener("change", setMarks);
  for (const figure of document.querySelectorAll(".pair")) {
    const range = figure.querySelector("input[type=range]");
    const set = () => figure.style.setProperty("--share", `${range.value / 100}`);
    range.addEventListener("input", set);
    set();
    const views = figure.querySelector(".views");
    // A pointer on the picture is the slider's handle.
    views.addEventListener("pointermove", (event) => {
      if (root.dataset.mode !== "slide" || (event.pointerType !== "mouse" && !event.buttons)) return;
      const box = views.getBoundingClientRect();
      range.value = Math.round(100 * (event.clientX - box.left) / box.width);
      set();
    });
  }
  const screens = [...document.querySelectorAll(".screen")];
  const go = (step) => {
    if (!screens.length) return;
    const top = (screen) => screen.getBoundingClientRect().top;
    const bar = document.querySelector("nav").offsetHeight + 8;
    let index = screens.findLastIndex((screen) => top(screen) <= bar + 4);
    if (screens.includes(document.activeElement)) index = screens.indexOf(document.activeElement);
    const target = screens[Math.min(Math.max(index + step, 0), screens.length - 1)];
    target.focus({ preventScroll: true });
    target.scrollIntoView();
  };
  const accept = document.getElementById("accept");
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || accept.open) return;
    const mode = { 1: "slide", 2: "onion", 3: "side", 4: "blink" }[event.key];
    if (mode) setMode(mode);
    else if (event.key === "j") go(1);
    else if (event.key === "k") go(-1);
    else if (event.key === "m") { marks.checked = !marks.checked; setMarks(); }
    else if (event.key === "a") accept.showModal();
    else return;
    event.preventDefault();
  });
  setMode("slide");
  setMarks();
})();
