(() => {
  const player = document.querySelector(".player");
  const find = (name) => player.querySelector(name);
  const picture = find(".picture");
  const duration = Number(player.dataset.duration);
  const frame = 1 / Number(player.dataset.fps);
  const last = Math.max(0, duration - frame);
  const film = new VectorFilm(picture, duration, 1 / frame);
  const scrub = find(".scrub");
  let chosen = null;
  let before = null;

  const number = () => Math.round(film.currentTime / frame);

  function setPlaying(wanted) {
    if (wanted) film.play();
    else film.pause();
  }

  function showState() {
    player.classList.toggle("playing", !film.paused);
    find(".play").setAttribute("aria-label", film.paused ? "Play" : "Pause");
    show();
    if (!film.paused) requestAnimationFrame(follow);
  }

  function follow() {
    if (film.paused) return;
    show();
    requestAnimationFrame(follow);
  }

  // The place of an item in the film's points, from the transform that is drawn.
  function place(item) {
    const matrix = picture.getScreenCTM().inverse().multiply(item.getScreenCTM());
    const angle = (Math.atan2(matrix.b, matrix.a) * 180) / Math.PI;
    return { time: film.currentTime, x: matrix.e, y: matrix.f, angle };
  }

  // The place one frame before; none at the first frame.
  function placeBefore(item) {
    const here = film.currentTime;
    if (here < frame / 2) return null;
    film.currentTime = here - frame;
    const state = place(item);
    film.currentTime = here;
    return state;
  }

  function show() {
    const time = film.currentTime;
    scrub.value = String(time);
    scrub.setAttribute("aria-valuetext", `${time.toFixed(2)} seconds`);
    find(".time").textContent = `${time.toFixed(2)} s`;
    if (!chosen) return;
    if (film.paused) before = placeBefore(chosen);
    const state = place(chosen);
    const step = before ? state.time - before.time : 0;
    find(".x").textContent = `${state.x.toFixed(1)} pt`;
    find(".y").textContent = `${state.y.toFixed(1)} pt`;
    find(".angle").textContent = `${state.angle.toFixed(1)}°`;
    if (step > 1e-6) {
      const way = Math.hypot(state.x - before.x, state.y - before.y);
      find(".velocity").textContent = `${(way / step).toFixed(0)} pt/s`;
    } else if (film.paused) {
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

  function haltAt(time) {
    film.pause();
    film.currentTime = time;
    show();
  }

  const step = (frames) => {
    film.pause();
    haltAt((number() + frames) * frame);
  };

  function setSpeed(value) {
    film.playbackRate = value;
    find(".speed").value = String(value);
  }

  scrub.max = String(last);
  for (const item of picture.querySelectorAll(".film [id]")) {
    if (item instanceof SVGGElement) find(".item").append(new Option(item.id, item.id));
  }
  film.addEventListener("play", showState);
  film.addEventListener("pause", showState);
  find(".play").addEventListener("click", () => setPlaying(film.paused));
  find(".back").addEventListener("click", () => step(-1));
  find(".next").addEventListener("click", () => step(1));
  scrub.addEventListener("input", () => haltAt(Number(scrub.value)));
  find(".speed").addEventListener("change", (event) => setSpeed(Number(event.target.value)));
  find(".trail").addEventListener("change", (event) => setTrail(event.target.checked));
  find(".item").addEventListener("change", (event) => {
    choose(event.target.value ? document.getElementById(event.target.value) : null);
  });
  picture.addEventListener("click", (event) => choose(event.target.closest(".film g[id]")));

  const speeds = [0.125, 0.25, 0.5, 1, 2];
  const faster = (by) => {
    const place = speeds.indexOf(film.playbackRate) + by;
    setSpeed(speeds[Math.min(Math.max(place, 0), speeds.length - 1)]);
  };
  const keys = {
    " ": () => setPlaying(film.paused),
    k: () => setPlaying(film.paused),
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    Home: () => haltAt(0),
    End: () => haltAt(last),
    "-": () => faster(-1),
    "+": () => faster(1),
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
  show();
  setPlaying(!wantsStill);
})();
