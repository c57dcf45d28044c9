(() => {
  "use strict";
  const root = document.querySelector(".player");
  const find = (selector) => root.querySelector(selector);
  const canvas = find(".picture");
  const context = canvas.getContext("2d", { alpha: false, desynchronized: true });
  const finger = find(".finger");
  const state = { isPlaying: false, speed: 1, touches: 0, failure: null };
  const dark = matchMedia("(prefers-color-scheme: dark)");
  let scene = null;
  let socket = null;
  let pageLine = "";
  let tick = 0;
  let wasReplaced = false;
  let saysOnce = "";

  // What tests and measurements look at.
  const live = { frames: 0, shown: 0, trails: 0, delays: [] };
  window.flipbookPlay = live;

  const say = (text) => { find(".status").textContent = text; };
  const send = (line) => { if (socket && socket.readyState === WebSocket.OPEN) socket.send(line); };

  // The connection

  function connect() {
    socket = new WebSocket(`ws://${location.host}/live${location.search}`);
    socket.binaryType = "arraybuffer";
    socket.addEventListener("open", () => {
      pageLine = "";
      root.classList.remove("away");
      if (saysOnce) say("");
      saysOnce = "";
      sendPage();
    });
    socket.addEventListener("message", (event) => {
      if (typeof event.data === "string") receive(JSON.parse(event.data));
      else receiveBytes(event.data);
    });
    socket.addEventListener("close", () => {
      root.classList.add("away");
      if (wasReplaced) return say("The scene is played in another tab now. Reload to play it here.");
      saysOnce = "Flipbook has stopped. The page connects again when it runs with the same link.";
      say(saysOnce);
      setTimeout(connect, 1000);
    });
  }

  function receive(message) {
    switch (message.kind) {
    case "scene": return showScene(message);
    case "state": return showState(message);
    case "notice": return say(message.text);
    case "saved": return showSaved(message);
    case "building": return root.classList.add("building");
    case "ready": return showReady();
    case "problem": root.classList.remove("building"); return showProblem("build", message.text);
    case "replaced": wasReplaced = true; return undefined;
    default: return undefined;
    }
  }

  let chain = Promise.resolve();
  function receiveBytes(buffer) {
    const view = new DataView(buffer);
    if (view.getUint8(0) === 3) return showTrail(new Uint8Array(buffer, 1));
    const number = view.getUint32(1, true);
    const frameTick = view.getUint32(5, true);
    const answered = view.getUint32(9, true);
    const image = buffer.byteLength > 13 ? createImageBitmap(new Blob([new Uint8Array(buffer, 13)])) : null;
    chain = chain.then(async () => {
      if (image) {
        const bitmap = await image;
        if (canvas.width !== bitmap.width || canvas.height !== bitmap.height) {
          [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
        }
        context.drawImage(bitmap, 0, 0);
        bitmap.close();
        live.frames += 1;
      }
      showTick(frameTick);
      live.shown = number;
      send(`shown ${number}`);
      noteAnswers(answered);
    });
    return undefined;
  }

  // The milliseconds from each touch event to the picture that answers it.
  let [sentEvents, waitingEvents] = [0, []];
  function sendTouch(word, id, place, time) {
    send(`${word} ${id} ${place}`);
    sentEvents += 1;
    waitingEvents.push({ number: sentEvents, time });
  }
  function noteAnswers(answered) {
    const now = performance.now();
    while (waitingEvents.length && waitingEvents[0].number <= answered) {
      live.delays.push(now - waitingEvents.shift().time);
    }
    if (live.delays.length > 1000) live.delays.splice(0, 500);
  }

  // The picture

  function fit() {
    if (!scene) return 1;
    const stage = find(".stage");
    const style = getComputedStyle(stage);
    const width = stage.clientWidth - parseFloat(style.paddingLeft) * 2;
    const isNarrow = matchMedia("(max-width: 820px)").matches;
    const height = Math.max(260, innerHeight - (isNarrow ? 190 : 240));
    return Math.min(1.25, width / scene.width, height / scene.height);
  }

  function layOut() {
    if (!scene) return;
    const scale = fit();
    canvas.style.width = `${scene.width * scale}px`;
    canvas.style.height = `${scene.height * scale}px`;
    moveFinger();
    sendPage();
  }

  function sendPage() {
    const scale = Math.min(2, Math.max(0.5, devicePixelRatio * fit()));
    const line = `page ${scale.toFixed(3)} ${dark.matches ? "dark" : "light"}`;
    if (line === pageLine || !socket || socket.readyState !== WebSocket.OPEN) return;
    pageLine = line;
    send(line);
    [sentEvents, waitingEvents] = [0, []];
    send(`trail ${find(".trail").checked ? "on" : "off"}`);
  }

  function showScene(message) {
    const isNew = !scene || scene.name !== message.name;
    scene = message;
    root.classList.add("ready");
    root.classList.remove("building");
    find(".name").textContent = scene.name;
    find(".summary").textContent = scene.summary;
    document.title = `${scene.name} – flipbook play`;
    const device = find(".device");
    if (device.options.length === 1) {
      for (const name of scene.devices) device.add(new Option(name, name));
    }
    device.value = scene.device;
    find(`[name=appearance][value=${scene.isDark ? "dark" : "light"}]`).checked = true;
    showParameters(isNew);
    layOut();
  }

  function showReady() {
    showProblem("build", "");
    root.classList.remove("building");
    pageLine = "";
    sendPage();
  }

  function showTick(number) {
    tick = number;
    find(".time").textContent = `${(tick / 60).toFixed(2)} s`;
    const ticks = tick === 0 ? "1 tick" : `${tick + 1} ticks`;
    const touches = state.touches === 1 ? "1 touch" : `${state.touches} touches`;
    find(".tape").textContent = `${ticks} · ${touches}`;
  }

  function showState(message) {
    Object.assign(state, message);
    root.classList.toggle("playing", state.isPlaying && !state.failure);
    find(".play").setAttribute("aria-label", state.isPlaying ? "Pause" : "Play");
    for (const radio of root.querySelectorAll("[name=speed]")) radio.checked = Number(radio.value) === state.speed;
    showProblem("scene", state.failure ?? "");
    showTick(tick);
  }

  // The compiler's messages stay beside a scene that goes on, until a version compiles.
  const problems = { build: "", scene: "" };
  function showProblem(source, text) {
    if (problems[source] === text) return;
    problems[source] = text;
    const isBuild = problems.build !== "";
    find(".problem").hidden = !isBuild && !problems.scene;
    find(".problem-head").textContent = isBuild ? "This version does not run." : "The scene has failed. R begins again.";
    find(".problem-text").textContent = problems.build || problems.scene;
  }

  function showSaved(message) {
    find(".saved").hidden = false;
    find(".saved-path").textContent = `Saved as ${message.path}. This films it:`;
    find(".saved-line").textContent = message.line;
    say(`Saved as ${message.path}.`);
  }

  async function showTrail(bytes) {
    const picture = find(".trail-picture");
    find(".no-trail").hidden = bytes.length > 0 || !find(".trail").checked;
    if (!bytes.length) { picture.hidden = true; return; }
    const bitmap = await createImageBitmap(new Blob([bytes]));
    [picture.width, picture.height] = [bitmap.width, bitmap.height];
    picture.getContext("2d").drawImage(bitmap, 0, 0);
    picture.hidden = !find(".trail").checked;
    const scale = Math.min(2, Math.max(0.5, devicePixelRatio * fit()));
    picture.style.width = `${bitmap.width / scale}px`;
    bitmap.close();
    live.trails += 1;
  }

  // Parameters

  function bounds(parameter) {
    if (parameter.lower !== undefined && parameter.upper !== undefined) return [parameter.lower, parameter.upper];
    const reach = Math.max(Math.abs(parameter.initial) * 2, 1);
    return [parameter.initial < 0 ? -reach : 0, reach];
  }

  // A step of 1, 2 or 5 times a power of ten, about two hundred of them.
  function step(parameter) {
    if (parameter.isWhole) return 1;
    const [lower, upper] = bounds(parameter);
    const rough = (upper - lower) / 200;
    const power = 10 ** Math.floor(Math.log10(rough));
    return [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough * 0.999) ?? rough;
  }

  // The shortest text of a slider's value: its step has as many decimals as it needs.
  function shorten(value, parameter) {
    const decimals = Math.max(0, -Math.floor(Math.log10(step(parameter)) + 1e-9));
    return String(Number(value.toFixed(Math.min(decimals, 12))));
  }

  function showParameters(isNew) {
    const holder = find(".sliders");
    const names = scene.parameters.map((parameter) => parameter.name).join();
    const parameters = find(".parameters");
    parameters.hidden = !scene.parameters.length;
    if (isNew) {
      find(".trail").checked = scene.parameters.length > 0;
      pageLine = "";
    }
    if (holder.dataset.names !== names) {
      holder.dataset.names = names;
      holder.replaceChildren(...scene.parameters.map(makeSlider));
    }
    for (const [index, parameter] of scene.parameters.entries()) updateSlider(holder.children[index], parameter);
    find(".reset").disabled = scene.parameters.every((parameter) => parameter.value === parameter.initial);
  }

  function make(tag, className, text) {
    const element = document.createElement(tag);
    if (className) element.className = className;
    if (text) element.textContent = text;
    return element;
  }

  function makeSlider(parameter, index) {
    const slider = make("div", "slider");
    const label = make("label", "", parameter.name);
    label.htmlFor = `slider-${index}`;
    const input = make("input");
    [input.type, input.id] = ["range", `slider-${index}`];
    const write = make("button", "pill write", "Write back");
    write.type = "button";
    write.title = "Put this value into the Swift file";
    slider.append(label, make("output"), ...(parameter.meaning ? [make("span", "meaning", parameter.meaning)] : []), input, write);
    let wanted = null;
    input.addEventListener("input", () => {
      const text = shorten(Number(input.value), scene.parameters[index]);
      showValue(slider, scene.parameters[index], Number(text));
      if (wanted === null) {
        requestAnimationFrame(() => {
          send(`set ${scene.parameters[index].name} ${wanted}`);
          wanted = null;
        });
      }
      wanted = text;
    });
    write.addEventListener("click", () => send(`write ${scene.parameters[index].name}`));
    return slider;
  }

  function updateSlider(slider, parameter) {
    const input = slider.querySelector("input");
    [input.min, input.max] = bounds(parameter).map(String);
    input.step = "any";
    if (document.activeElement !== input || Math.abs(Number(input.value) - parameter.value) > step(parameter)) {
      input.value = String(parameter.value);
    }
    const write = slider.querySelector(".write");
    write.hidden = !scene.canWrite;
    write.disabled = parameter.value === parameter.initial;
    showValue(slider, parameter, parameter.value);
  }

  function showValue(slider, parameter, value) {
    const output = slider.querySelector("output");
    const text = `${value}${parameter.unit ? ` ${parameter.unit}` : ""}`;
    output.textContent = text;
    output.classList.toggle("changed", value !== parameter.initial);
    slider.querySelector("input").setAttribute("aria-valuetext", text);
  }

  // Touches

  const point = (event) => {
    const box = canvas.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * scene.width;
    const y = ((event.clientY - box.top) / box.height) * scene.height;
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };

  // The pointers that are down. The window hears of them wherever they go.
  const held = new Set();
  canvas.addEventListener("pointerdown", (event) => {
    if (!scene || event.button !== 0) return;
    event.preventDefault();
    canvas.focus({ preventScroll: true });
    finger.hidden = true;
    held.add(event.pointerId);
    canvas.setPointerCapture(event.pointerId);
    sendTouch("down", event.pointerId, point(event), event.timeStamp);
  });
  const follow = (event) => {
    if (held.has(event.pointerId)) sendTouch("move", event.pointerId, point(event), event.timeStamp);
  };
  addEventListener("pointermove", follow);
  for (const [type, word] of [["pointerup", "up"], ["pointercancel", "cancel"]]) {
    addEventListener(type, (event) => {
      if (held.delete(event.pointerId)) sendTouch(word, event.pointerId, point(event), event.timeStamp);
    });
  }
  canvas.addEventListener("contextmenu", (event) => event.preventDefault());
  canvas.addEventListener("dragstart", (event) => event.preventDefault());

  // A finger for the keyboard, with a number that no pointer has.
  const keys = { x: 160, y: 284, isDown: false };
  function moveFinger() {
    if (!scene) return;
    const scale = canvas.clientWidth / scene.width;
    finger.style.left = `${keys.x * scale}px`;
    finger.style.top = `${keys.y * scale}px`;
    finger.classList.toggle("down", keys.isDown);
  }
  function touch(word) {
    sendTouch(word, -1, `${keys.x.toFixed(2)} ${keys.y.toFixed(2)}`, performance.now());
  }
  function lift(word) {
    if (keys.isDown) touch(word);
    keys.isDown = false;
    moveFinger();
  }
  const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  canvas.addEventListener("keydown", (event) => {
    if (!scene || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    if (arrow) {
      const reach = event.shiftKey ? 40 : 8;
      keys.x = Math.min(Math.max(keys.x + arrow[0] * reach, 0), scene.width);
      keys.y = Math.min(Math.max(keys.y + arrow[1] * reach, 0), scene.height);
      if (keys.isDown) touch("move");
    } else if (event.key === "Enter" && !event.repeat) {
      keys.isDown = !keys.isDown;
      touch(keys.isDown ? "down" : "up");
    } else if (event.key === "Escape") {
      lift("cancel");
    } else {
      return;
    }
    event.preventDefault();
    finger.hidden = false;
    moveFinger();
  });
  canvas.addEventListener("blur", () => {
    lift("up");
    finger.hidden = true;
  });

  // Controls

  const toggle = () => send(state.isPlaying ? "pause" : "play");
  find(".play").addEventListener("click", toggle);
  find(".step").addEventListener("click", () => send("step"));
  find(".restart").addEventListener("click", () => send("restart"));
  find(".save").addEventListener("click", () => send("save"));
  find(".reset").addEventListener("click", () => send("reset"));
  find(".device").addEventListener("change", (event) => send(`device ${event.target.value}`));
  find(".trail").addEventListener("change", (event) => {
    send(`trail ${event.target.checked ? "on" : "off"}`);
    if (event.target.checked) return;
    find(".trail-picture").hidden = true;
    find(".no-trail").hidden = true;
  });
  for (const name of ["speed", "appearance"]) {
    for (const radio of root.querySelectorAll(`[name=${name}]`)) {
      radio.addEventListener("change", () => send(`${name} ${radio.value}`));
    }
  }
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const tag = event.target.tagName;
    if (tag === "SELECT" || (tag === "BUTTON" && event.key === " ")) return;
    const action = { " ": toggle, ".": () => send("step"), r: () => send("restart"), s: () => send("save") }[event.key.toLowerCase()];
    if (!action || (event.key === " " && tag === "INPUT")) return;
    event.preventDefault();
    action();
  });
  addEventListener("resize", layOut);
  dark.addEventListener("change", () => { pageLine = ""; sendPage(); });
  connect();
})();
