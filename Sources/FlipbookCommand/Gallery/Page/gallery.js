(() => {
  const find = id => document.getElementById(id);
  const scenes = [...document.querySelectorAll(".scene")];
  const [grid, player, video, stage, scrubber] = ["grid", "player", "video", "vectors", "scrubber"].map(find);
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const darkSystem = matchMedia("(prefers-color-scheme: dark)");

  let film = video;      // what plays: the video, or a film of vectors with the same interface
  let scene = null;      // the list item that the player shows
  let frame = 0;         // the frame that the counter tells
  let pending = null;    // the frame to seek to when the seek under way is done
  let speed = 1;
  let loops = true;      // whether it begins anew at the end
  let place = 0;         // how far the grid was scrolled

  const fps = () => Number(scene.dataset.fps);
  const count = () => Number(scene.dataset.frames);
  const clamp = number => Math.min(Math.max(number, 0), count() - 1);

  // Frames

  function tell(number) {
    frame = clamp(number);
    const seconds = (frame / fps()).toFixed(3);
    find("counter").innerHTML = `frame <b>${frame}</b> / ${count()} · ${seconds} s`;
    scrubber.value = frame;
    scrubber.setAttribute("aria-valuetext", `frame ${frame}, ${seconds} seconds`);
    const done = count() > 1 ? frame / (count() - 1) : 1;
    scrubber.style.setProperty("--done", `calc(8px + (100% - 16px) * ${done})`);
    player.style.setProperty("--share", frame / count());
  }

  // The middle of a frame's time belongs to that frame alone, however the browser rounds times of videos. While one
  // seek is under way only the latest wish is kept, so that the picture follows a finger as fast as it can.
  function seek(number) {
    tell(number);
    if (film.seeking) { pending = frame; return; }
    pending = null;
    film.currentTime = (film === video ? frame + 0.5 : frame) / fps();
  }

  // A film that loops would leap to its beginning when one steps to its last frame, so it loops only while it plays.
  function halt() {
    film.loop = false;
    film.pause();
  }

  function start() {
    film.loop = loops;
    film.play().catch(() => { film.loop = false; });
  }

  function haltAt(number) {
    halt();
    seek(number);
  }

  function toggle() {
    if (!film.paused) { halt(); return; }
    if (frame >= count() - 1) seek(0);
    start();
  }

  // While it plays the counter follows the frames that are really shown.
  function follow() {
    if (video.requestVideoFrameCallback) {
      video.requestVideoFrameCallback((_, shown) => {
        if (film === video) tellPlaying(Math.round(shown.mediaTime * fps()));
        follow();
      });
    } else {
      requestAnimationFrame(() => {
        if (film === video) tellPlaying(frameOfTime());
        follow();
      });
    }
  }

  function followVectors() {
    if (film === video || film.paused) return;
    tellPlaying(frameOfTime());
    requestAnimationFrame(followVectors);
  }

  const frameOfTime = () => Math.floor(film.currentTime * fps() + 1e-6);

  function tellPlaying(number) {
    if (scene && !film.paused && !film.seeking) tell(number);
  }

  function showState() {
    const plays = !film.paused && !film.ended;
    player.classList.toggle("playing", plays);
    find("play").setAttribute("aria-label", plays ? "Pause" : "Play");
  }

  function setSpeed(button) {
    for (const other of document.querySelectorAll("[data-speed]")) {
      other.setAttribute("aria-pressed", other === button);
    }
    speed = Number(button.dataset.speed);
    video.defaultPlaybackRate = film.playbackRate = speed;
  }

  function setLoop(wish) {
    loops = wish;
    film.loop = loops && !film.paused;
    find("loop").setAttribute("aria-pressed", loops);
  }

  function listen(one) {
    one.addEventListener("play", showState);
    one.addEventListener("pause", () => { showState(); if (scene && film === one && !film.ended) seek(frame); });
    one.addEventListener("ended", () => { showState(); if (scene && film === one && film.ended) tell(count() - 1); });
  }

  listen(video);
  video.addEventListener("seeked", () => { if (scene && film === video && pending !== null) seek(pending); });
  video.addEventListener("error", () => {
    if (!scene || film !== video) return;
    find("trouble").textContent = `The film ${scene.dataset.film} cannot be played.`;
    find("trouble").hidden = false;
  });
  scrubber.addEventListener("input", () => { haltAt(Number(scrubber.value)); });
  find("play").addEventListener("click", toggle);
  find("back").addEventListener("click", () => haltAt(frame - 1));
  find("forward").addEventListener("click", () => haltAt(frame + 1));
  find("first").addEventListener("click", () => haltAt(0));
  find("last").addEventListener("click", () => haltAt(Infinity));
  find("loop").addEventListener("click", () => setLoop(!loops));
  for (const button of document.querySelectorAll("[data-speed]")) {
    button.addEventListener("click", () => setSpeed(button));
  }

  // The player

  function open(item, at) {
    if (!scene) place = scrollY;
    halt();
    scene = item;
    pending = null;
    const data = item.dataset;
    grid.hidden = true;
    player.hidden = false;
    find("filter").hidden = find("count").hidden = true;
    find("trouble").hidden = true;
    document.title = `${data.name} · ${pageTitle}`;
    find("name").textContent = data.name;
    find("summary").textContent = data.summary;
    player.style.setProperty("--ratio", data.width / data.height);
    scrubber.max = count() - 1;
    load(item.querySelector("template").content.querySelector(".vectors svg"), data);
    tell(at ?? 0);
    fillNotes();
    linkNeighbors();
    find("live").hidden = !data.live;
    if (data.live) find("live").href = data.live;
    scrollTo(0, 0);
    find("name").focus({ preventScroll: true });
    if (at !== null) seek(at);
    else if (!calm.matches) start();
    showState();
  }

  // A film of vectors lies in a shadow tree, so that its names and rules are its own.
  function load(vectors, data) {
    video.hidden = Boolean(vectors);
    stage.hidden = !vectors;
    if (vectors) {
      empty(video);
      film = vectorFilm(vectors, data);
      film.playbackRate = speed;
      listen(film);
      film.addEventListener("play", followVectors);
    } else {
      stage.shadowRoot?.replaceChildren();
      film = video;
      video.poster = data.poster;
      video.src = data.film;
      video.setAttribute("aria-label", `${data.name}: ${data.description}`);
    }
  }

  function vectorFilm(vectors, data) {
    const shadow = stage.shadowRoot ?? stage.attachShadow({ mode: "open" });
    const picture = document.importNode(vectors, true);
    const style = document.createElement("style");
    // A reader who wants no motion starts the film by hand.
    style.textContent = "svg { display: block; width: 100%; height: 100% } "
      + ".film { display: inline !important } .still { display: none !important }";
    picture.querySelector("title")?.remove();
    picture.removeAttribute("aria-labelledby");
    picture.setAttribute("aria-label", `${data.name}: ${data.description}`);
    shadow.replaceChildren(style, picture);
    return new VectorFilm(picture, count() / fps(), fps());
  }

  function empty(video) {
    video.removeAttribute("src");
    video.removeAttribute("poster");
    video.load();
  }

  function close() {
    if (!scene) return;
    const card = scene.querySelector(".card");
    scene = null;
    halt();
    empty(video);
    stage.shadowRoot?.replaceChildren();
    film = video;
    player.hidden = true;
    grid.hidden = false;
    find("filter").hidden = find("count").hidden = false;
    document.title = pageTitle;
    scrollTo(0, place);
    card.focus({ preventScroll: true });
  }

  function neighbor(by) {
    const shown = scenes.filter(item => !item.hidden || item === scene);
    return shown[(shown.indexOf(scene) + by + shown.length) % shown.length];
  }

  function linkNeighbors() {
    find("previous").href = "#" + neighbor(-1).dataset.key;
    find("next").href = "#" + neighbor(1).dataset.key;
  }

  // The address says which scene is shown, and after a slash at which frame: #FallingSquare, #FallingSquare/37.
  function route() {
    const [key, number] = location.hash.slice(1).split("/");
    const item = scenes.find(item => item.dataset.key === key);
    if (item) open(item, /^\d{1,9}$/.test(number ?? "") ? Number(number) : null);
    else close();
  }

  // Trail, plot, source and commands

  function picture(address, words) {
    const image = new Image();
    image.src = address;
    image.alt = words;
    const figure = document.createElement("div");
    figure.className = "figure";
    figure.append(image);
    return figure;
  }

  function sheet(name, pre) {
    const box = document.createElement("div");
    const head = document.createElement("header");
    const title = document.createElement("span");
    const button = document.createElement("button");
    box.className = "sheet";
    title.textContent = name;
    button.type = "button";
    button.className = "copy";
    button.textContent = "Copy";
    button.setAttribute("aria-label", `Copy ${name}`);
    button.addEventListener("click", () => copy(pre, button));
    pre.tabIndex = 0;
    head.append(title, button);
    box.append(head, pre);
    return box;
  }

  async function copy(pre, button) {
    try {
      await navigator.clipboard.writeText(pre.textContent);
    } catch {
      getSelection().selectAllChildren(pre);
      document.execCommand("copy");
    }
    button.textContent = "Copied";
    button.classList.add("done");
    setTimeout(() => { button.textContent = "Copy"; button.classList.remove("done"); }, 1500);
  }

  function fillNotes() {
    const data = scene.dataset;
    const parts = scene.querySelector("template").content.cloneNode(true);
    const source = parts.querySelector(".source");
    fill("trail", data.trail && [picture(data.trail, `All phases of ${data.name} in one picture. ${data.description}`)]);
    fillPlot();
    fill("source", source && [sheet(source.dataset.path, source)]);
    fill("commands", [...parts.querySelectorAll(".command")].map(pre => sheet(pre.dataset.makes, pre)));
    select(tabs.find(tab => !tab.hidden && tab.getAttribute("aria-selected") === "true") ?? shownTabs()[0]);
  }

  function fillPlot() {
    const data = scene.dataset;
    const address = isDark() && data.darkPlot || data.plot;
    const figure = address && picture(address, `Plot of ${data.name}`);
    if (figure && data.plotArea) figure.append(playhead(data.plotArea));
    fill("plot", figure && [figure]);
  }

  // A line over the plot, at the moment that the film shows.
  function playhead(area) {
    const line = document.createElement("span");
    const sides = area.split(" ").map(Number);
    line.className = "now";
    ["left", "right", "top", "bottom"].forEach((side, at) => line.style.setProperty("--" + side, sides[at]));
    return line;
  }

  function fill(id, nodes) {
    find(id).replaceChildren(...(nodes || []));
    find("tab-" + id).hidden = !nodes;
  }

  const tabs = [...document.querySelectorAll("[role=tab]")];
  const shownTabs = () => tabs.filter(tab => !tab.hidden);

  function select(chosen) {
    for (const tab of tabs) {
      tab.setAttribute("aria-selected", tab === chosen);
      tab.tabIndex = tab === chosen ? 0 : -1;
      find(tab.getAttribute("aria-controls")).hidden = tab !== chosen;
    }
  }

  function moveTab(event) {
    const shown = shownTabs();
    const at = shown.indexOf(event.target);
    const goals = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 };
    if (!(event.key in goals)) return;
    event.preventDefault();
    const tab = shown[(goals[event.key] + shown.length) % shown.length];
    select(tab);
    tab.focus();
  }

  for (const tab of tabs) {
    tab.addEventListener("click", () => select(tab));
    tab.addEventListener("keydown", moveTab);
  }

  // The grid: films play under the pointer, and words filter

  function preview(card) {
    const shot = card.querySelector(".shot");
    let film = null;
    card.addEventListener("pointerenter", event => {
      if (event.pointerType !== "mouse" || calm.matches) return;
      const data = card.parentElement.dataset;
      film = document.createElement(data.vectors ? "img" : "video");
      film.src = data.vectors ?? data.film;
      const own = film;
      if (data.vectors) {
        film.alt = "";
      } else {
        film.muted = film.loop = film.playsInline = true;
      }
      (film.play?.() ?? film.decode())
        .then(() => { if (film === own) shot.querySelector("img").after(own); }).catch(() => {});
    });
    card.addEventListener("pointerleave", () => {
      film?.pause?.();
      film?.remove();
      film = null;
    });
  }

  function filter() {
    const words = find("filter").value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const item of scenes) {
      const text = `${item.dataset.name} ${item.dataset.summary}`.toLowerCase();
      item.hidden = !words.every(word => text.includes(word));
    }
    for (const group of document.querySelectorAll(".group")) {
      group.hidden = !group.querySelector(".scene:not([hidden])");
    }
    const shown = scenes.filter(item => !item.hidden).length;
    find("empty").hidden = shown > 0;
    find("count").textContent = words.length ? `${shown} of ${allScenes}` : allScenes;
  }

  for (const item of scenes) preview(item.querySelector(".card"));
  find("filter").addEventListener("input", filter);

  // Light and dark

  function isDark() {
    const chosen = document.documentElement.dataset.theme;
    return chosen ? chosen === "dark" : darkSystem.matches;
  }

  function showTheme() {
    find("theme").setAttribute("aria-pressed", isDark());
    if (scene) fillPlot();
  }

  find("theme").addEventListener("click", () => {
    const theme = isDark() ? "light" : "dark";
    document.documentElement.dataset.theme = theme;
    try { localStorage.setItem("flipbook-theme", theme); } catch {}
    showTheme();
  });
  darkSystem.addEventListener("change", showTheme);

  // Keys

  const keys = {
    " ": toggle,
    ArrowLeft: event => haltAt(frame - (event.shiftKey ? 10 : 1)),
    ArrowRight: event => haltAt(frame + (event.shiftKey ? 10 : 1)),
    Home: () => haltAt(0),
    End: () => haltAt(Infinity),
    j: () => { location.hash = neighbor(1).dataset.key; },
    k: () => { location.hash = neighbor(-1).dataset.key; },
    l: () => setLoop(!loops),
    d: () => { if (!find("live").hidden) find("live").click(); },
    Escape: () => { location.hash = ""; },
  };

  function press(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!scene) {
      if (event.key === "/" && event.target !== find("filter")) { event.preventDefault(); find("filter").focus(); }
      return;
    }
    // A button is pressed by the space bar, and code is scrolled by the arrows.
    if (event.key === " " && event.target.closest("button, a")) return;
    if (event.key !== "Escape" && event.key.length > 1 && event.target.closest("pre")) return;
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act(event);
  }

  const pageTitle = document.title;
  const allScenes = find("count").textContent;
  document.addEventListener("keydown", press);
  addEventListener("hashchange", route);
  setLoop(true);
  showTheme();
  follow();
  route();
})();
