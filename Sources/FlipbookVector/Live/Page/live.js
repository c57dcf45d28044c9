(async () => {
  const figure = document.querySelector(".figure");
  const find = (name) => figure.querySelector(name);
  const picture = find(".picture");
  const status = find(".status");
  const data = JSON.parse(document.getElementById("live-data").textContent);
  const root = document.documentElement;
  const wantsStill = matchMedia("(prefers-reduced-motion: reduce)").matches;

  let world;
  try {
    world = await LiveWorld.open(data);
  } catch (error) {
    picture.classList.add("still-only");
    status.textContent = "This browser cannot run the figure; the picture shows its trail.";
    root.dataset.live = "failed";
    throw error;
  }
  const stage = new LiveStage(picture, data, world);
  const step = 1 / data.fps;
  const longest = 60 * data.fps;
  let isPlaying = false;
  let wasPlaying = false;
  let isVisible = true;
  let clock = 0;
  let held = null;
  let choices = new Map();

  const say = (text) => {
    status.textContent = text;
  };

  function show() {
    stage.draw();
    const last = Math.max(data.frames - 1, world.reached);
    const scrub = find(".scrub");
    scrub.max = String(last);
    scrub.value = String(world.frame);
    scrub.setAttribute("aria-valuetext", `${(world.frame * step).toFixed(2)} seconds`);
    find(".time").textContent = `${(world.frame * step).toFixed(2)} s`;
    find(".reset").disabled = !world.isTouched;
    figure.classList.toggle("touched", world.isTouched);
  }

  function advance() {
    world.advance();
    stage.trace();
  }

  // True when nothing would move any more.
  function isOver() {
    if (!world.isTouched) return world.frame >= data.frames - 1;
    return world.frame >= longest || (!held && !world.hasInput && world.rests);
  }

  function setPlaying(wanted) {
    if (wanted === isPlaying) return;
    isPlaying = wanted;
    if (wanted && isOver() && !held) {
      if (world.isTouched) restart(false);
      else rewind(0);
    }
    figure.classList.toggle("playing", isPlaying);
    find(".play").setAttribute("aria-label", isPlaying ? "Pause" : "Play");
    clock = performance.now();
    if (isPlaying) requestAnimationFrame(follow);
    show();
  }

  function follow(now) {
    if (!isPlaying) return;
    requestAnimationFrame(follow);
    if (!isVisible) {
      clock = now;
      return;
    }
    // A page that was busy goes on from where it was: it skips time, not motion.
    let steps = Math.floor((now - clock) / 1000 / step + 0.1);
    clock += steps * step * 1000;
    if (steps > 4) [steps, clock] = [1, now];
    if (steps <= 0) return;
    for (; steps > 0; steps -= 1) {
      if (isOver()) return setPlaying(false);
      advance();
    }
    show();
    stage.mark();
  }

  function rewind(frame) {
    world.seek(frame);
    show();
  }

  // Begins again with the values of the sliders, or with the author's.
  function restart(asInText) {
    drop();
    if (asInText) {
      choices = new Map();
      for (const slider of figure.querySelectorAll(".sliders input")) reset(slider);
    }
    world.restart([...choices].map(([parameter, value]) => ({ parameter, value })));
    stage.forget();
    stage.trace();
    show();
    stage.mark();
  }

  function goTo(frame) {
    setPlaying(false);
    drop();
    rewind(Math.min(Math.max(frame, 0), longest));
  }

  // Holds an item at a point of its world.
  function hold(driver, point) {
    const { place } = driver;
    const [cosine, sine] = [Math.cos(place.angle), Math.sin(place.angle)];
    const [x, y] = [point.x - place.x, point.y - place.y];
    held = { driver, point, arm: { x: cosine * x + sine * y, y: cosine * y - sine * x } };
    stage.string = held;
    world.input({ kind: "grab", take: driver.take, body: driver.body, ...point });
    setPlaying(true);
  }

  function pull(point) {
    if (!held) return;
    held.point = point;
    world.input({ kind: "drag", take: held.driver.take, ...point });
  }

  function drop() {
    if (!held) return;
    world.input({ kind: "release", take: held.driver.take });
    held = stage.string = null;
    picture.classList.remove("dragging");
  }

  // Taps, as the scene takes them. A press that holds an item is no tap.
  let canTap = false;

  function tap(place) {
    if (!data.taps.length) return;
    drop();
    data.taps.forEach(([take, body], number) => world.input({ kind: "tap", take, body, ...place(take, body, number) }));
    setPlaying(true);
  }

  picture.addEventListener("click", (event) => {
    if (canTap) tap((take, body) => stage.point(stage.driverOfBody(take, body), event));
  });

  // Taps where the film does, one point after the other.
  let nextPoint = 0;
  function tapAsInTheFilm() {
    tap((_take, _body, number) => {
      const points = data.points[number];
      const [x, y] = points[nextPoint % points.length];
      return { x, y };
    });
    nextPoint += 1;
  }

  picture.addEventListener("pointerdown", (event) => {
    canTap = false;
    if (event.button !== 0) return;
    canTap = true;
    const driver = stage.hit(event, event.pointerType === "touch" ? 16 : 6);
    if (!driver) return;
    canTap = false;
    event.preventDefault();
    picture.setPointerCapture(event.pointerId);
    picture.classList.add("dragging");
    hold(driver, stage.point(driver, event));
  });
  picture.addEventListener("pointermove", (event) => {
    if (held && picture.hasPointerCapture(event.pointerId)) pull(stage.point(held.driver, event));
  });
  for (const name of ["pointerup", "pointercancel", "lostpointercapture"]) picture.addEventListener(name, drop);

  // Pulls the chosen item with the keyboard for a moment.
  function nudge(x, y) {
    const item = find(".item").value;
    const driver = item === "" ? null : stage.driverOf(Number(item));
    if (!driver) return say("Choose an item that moves first.");
    drop();
    hold(driver, { x: driver.place.x, y: driver.place.y });
    const end = { x: driver.place.x + x, y: driver.place.y + y };
    pull(end);
    const own = held;
    setTimeout(() => {
      if (held === own) drop();
    }, 350);
  }

  world.addEventListener("touch", () => say(data.touch));

  // MARK: Sliders

  const number = (value) => String(Number(value.toPrecision(6)));

  function reset(slider) {
    slider.value = slider.dataset.own;
    label(slider);
  }

  function label(slider) {
    const parameter = data.parameters[Number(slider.dataset.parameter)];
    const text = `${number(parameter.values[Number(slider.value)])}${parameter.unit ? ` ${parameter.unit}` : ""}`;
    const output = slider.parentElement.querySelector("output");
    output.textContent = text;
    output.classList.toggle("changed", slider.value !== slider.dataset.own);
    slider.setAttribute("aria-valuetext", text);
  }

  data.parameters.forEach((parameter, index) => {
    const row = document.createElement("label");
    const name = document.createElement("span");
    name.textContent = parameter.meaning || parameter.name;
    const slider = document.createElement("input");
    Object.assign(slider, { type: "range", min: "0", max: String(parameter.values.length - 1), step: "1" });
    slider.dataset.parameter = String(index);
    slider.dataset.own = String(parameter.own);
    row.append(name, slider, document.createElement("output"));
    find(".sliders").append(row);
    reset(slider);
    slider.addEventListener("input", () => {
      label(slider);
      if (slider.value === slider.dataset.own) choices.delete(index);
      else choices.set(index, Number(slider.value));
      restart(false);
      setPlaying(true);
    });
  });
  find(".sliders").hidden = data.parameters.length === 0;

  // MARK: Controls

  const toggles = { path: "path", velocity: "velocity", contact: "contact" };
  for (const [name, value] of Object.entries(toggles)) {
    find(`.${name}`).addEventListener("change", (event) => {
      stage.shown[value] = event.target.checked;
      show();
    });
  }
  const setTrail = (wanted) => {
    find(".trail").checked = wanted;
    picture.classList.toggle("trail-on", wanted);
  };
  find(".trail").addEventListener("change", (event) => setTrail(event.target.checked));
  find(".trail").parentElement.hidden = !picture.querySelector(".still");
  find(".play").addEventListener("click", () => setPlaying(!isPlaying));
  find(".back").addEventListener("click", () => goTo(world.frame - 1));
  find(".next").addEventListener("click", () => goTo(world.frame + 1));
  find(".scrub").addEventListener("input", (event) => goTo(Number(event.target.value)));
  find(".reset").addEventListener("click", () => {
    restart(true);
    say("As in the text.");
    setPlaying(true);
  });
  stage.items.forEach((name, index) => find(".item").append(new Option(name, String(index))));

  find(".item").addEventListener("change", (event) => {
    stage.choose(event.target.value === "" ? -1 : Number(event.target.value));
  });

  const keys = {
    " ": () => setPlaying(!isPlaying),
    ArrowLeft: () => goTo(world.frame - 1),
    ArrowRight: () => goTo(world.frame + 1),
    Home: () => goTo(0),
    End: () => goTo(data.frames - 1),
    0: () => find(".reset").click(),
    t: () => data.taps.length && tapAsInTheFilm(),
  };
  const pulls = { ArrowLeft: [-60, 0], ArrowRight: [60, 0], ArrowUp: [0, -60], ArrowDown: [0, 60] };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.shiftKey && pulls[event.key]) {
      event.preventDefault();
      return nudge(...pulls[event.key]);
    }
    if (event.target.matches("select, input[type=range]")) return;
    if (event.key === " " && event.target.matches("button, input[type=checkbox]")) return;
    const action = keys[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });

  // A figure off screen waits.
  new IntersectionObserver(([entry]) => {
    if (entry.isIntersecting) {
      isVisible = true;
      if (wasPlaying) setPlaying(true);
      wasPlaying = false;
    } else {
      isVisible = false;
      wasPlaying = isPlaying;
      setPlaying(false);
    }
  }).observe(picture);

  restart(true);
  say("");
  root.dataset.live = "ready";
  if (new URLSearchParams(location.search).has("verify")) {
    const different = world.verify();
    restart(true);
    root.dataset.verify = different < 0 ? `equal ${data.ticks}` : `different ${different}`;
    say(
      different < 0
        ? `All ${data.ticks} frames have the hashes of the film.`
        : `Frame ${different} has another hash than the film.`,
    );
    document.title = `${root.dataset.verify} – ${document.title}`;
    return;
  }
  // A reader who wants no motion gets the trail, and starts the figure by hand.
  setTrail(wantsStill);
  if (!wantsStill) setPlaying(true);
})();
