"use strict";
// The film's own CSS animations are its clock: they are paused, sought and sped up.
(() => {
  const player = document.querySelector(".player");
  const find = (name) => player.querySelector(name);
  const picture = find(".picture");
  const duration = Number(player.dataset.duration);
  const frame = 1 / Number(player.dataset.fps);
  const last = Math.max(0, duration - frame);
  const animations = picture.getAnimations({ subtree: true });
  const scrub = find(".scrub");
  let time = 0;
  let playing = false;
  let speed = 1;
  let chosen = null;
  let before = null;

  const now = () => (animations.length ? (animations[0].currentTime / 1000) % duration : time);

  function seek(seconds) {
    time = Math.min(Math.max(seconds, 0), last);
    for (const animation of animations) animation.currentTime = time * 1000;
  }

  function setPlaying(wanted) {
    playing = wanted && animations.length > 0;
    player.classList.toggle("playing", playing);
    find(".play").setAttribute("aria-label", playing ? "Pause" : "Play");
    for (const animation of animations) {
      animation.playbackRate = speed;
      if (playing) animation.play();
      else animation.pause();
    }
    if (!playing) seek(Math.round(now() / frame) * frame);
    show();
    if (playing) requestAnimationFrame(tick);
  }

  function tick() {
    if (!playing) return;
    time = now();
    show();
    requestAnimationFrame(tick);
  }

  // The place of an item in the film's points, from the transform that is drawn.
  function place(item) {
    const matrix = picture.getScreenCTM().inverse().multiply(item.getScreenCTM());
    return { time, x: matrix.e, y: matrix.f, angle: (Math.atan2(matrix.b, matrix.a) * 180) / Math.PI };
  }

  function show() {
    scrub.value = String(time);
    scrub.setAttribute("aria-valuetext", `${time.toFixed(2)} seconds`);
    find(".time").textContent = `${time.toFixed(2)} s`;
    if (!chosen) return;
    if (!playing) {
      const here = time;
      seek(here - frame);
      before = time < here ? place(chosen) : null;
      seek(here);
    }
    const state = place(chosen);
    const step = before ? state.time - before.time : 0;
    find(".x").textContent = `${state.x.toFixed(1)} pt`;
    find(".y").textContent = `${state.y.toFixed(1)} pt`;
    find(".angle").textContent = `${state.angle.toFixed(1)}°`;
    if (step > 1e-6) {
      const way = Math.hypot(state.x - before.x, state.y - before.y);
      find(".velocity").textContent = `${(way / step).toFixed(0)} pt/s`;
    } else if (!playing) {
      find(".velocity").textContent = "–";
    }
    before = state;
  }

  function choose(item) {
    if (chosen) chosen.classList.remove("chosen");
    chosen = item;
    before = null;
    if (item) item.classList.add("chosen");
    find(".item").value = item ? item.id : "";
    find(".values").hidden = !item;
    show();
  }

  function setTrail(wanted) {
    find(".trail").checked = wanted;
    picture.classList.toggle("trail-on", wanted);
  }

  function step(frames) {
    setPlaying(false);
    seek(Math.round(time / frame + frames) * frame);
    show();
  }

  function setSpeed(value) {
    speed = value;
    find(".speed").value = String(value);
    for (const animation of animations) animation.updatePlaybackRate(value);
  }

  scrub.max = String(last);
  for (const item of picture.querySelectorAll(".film [id]")) {
    if (item instanceof SVGGElement) find(".item").append(new Option(item.id, item.id));
  }
  find(".play").addEventListener("click", () => setPlaying(!playing));
  find(".back").addEventListener("click", () => step(-1));
  find(".next").addEventListener("click", () => step(1));
  scrub.addEventListener("input", () => {
    const wanted = Number(scrub.value);
    if (playing) setPlaying(false);
    seek(wanted);
    show();
  });
  find(".speed").addEventListener("change", (event) => setSpeed(Number(event.target.value)));
  find(".trail").addEventListener("change", (event) => setTrail(event.target.checked));
  find(".item").addEventListener("change", (event) => {
    choose(event.target.value ? document.getElementById(event.target.value) : null);
  });
  picture.addEventListener("click", (event) => choose(event.target.closest(".film g[id]")));

  const speeds = [0.125, 0.25, 0.5, 1, 2];
  const keys = {
    " ": () => setPlaying(!playing),
    k: () => setPlaying(!playing),
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    Home: () => { setPlaying(false); seek(0); show(); },
    End: () => { setPlaying(false); seek(last); show(); },
    "-": () => setSpeed(speeds[Math.max(0, speeds.indexOf(speed) - 1)]),
    "+": () => setSpeed(speeds[Math.min(speeds.length - 1, speeds.indexOf(speed) + 1)]),
    t: () => setTrail(!find(".trail").checked),
    Escape: () => choose(null),
  };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("select")) return;
    if (event.key === " " && event.target.matches("button, input[type=checkbox]")) return;
    const action = keys[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });

  // A reader who wants no motion gets the trail, and starts the film by hand.
  const wantsStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  find(".trail").parentElement.hidden = !picture.querySelector(".still");
  setTrail(wantsStill);
  seek(0);
  setPlaying(!wantsStill);
})();
