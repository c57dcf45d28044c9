// The picture of a live figure: layers that follow bodies, layers whose motion was recorded, and what is drawn over
// them.
class LiveStage {
  #data;
  #world;
  #picture;
  #drivers;
  #lines;
  #film;
  #recorded;
  #paths = [];
  shown = { path: false, velocity: false, contact: false };
  string = null;

  constructor(picture, data, world) {
    this.#picture = picture;
    this.#data = data;
    this.#world = world;
    const groups = data.drivers.map(() => []);
    for (const group of picture.querySelectorAll("[data-d]")) groups[Number(group.dataset.d)].push(group);
    this.#drivers = data.drivers.map(([take, body, generation, x, y, originX, originY, rotation, item], number) => ({
      take, body, generation, offset: { x, y }, origin: { x: originX, y: originY }, rotation, item,
      groups: groups[number], place: null, text: "",
    }));
    this.#lines = data.lines.map(([ends, length], number) => ({
      ends, length, groups: [...picture.querySelectorAll(`[data-l="${number}"]`)],
    }));
    this.#film = new VectorFilm(picture, data.frames / data.fps, data.fps);
    this.#recorded = [...picture.querySelectorAll("[data-r]")];
  }

  get items() {
    return this.#data.items;
  }

  driver(number) {
    return this.#drivers[number];
  }

  // The first driver of an item that can be moved.
  driverOf(item) {
    return this.#drivers.find((driver) => driver.item === item && driver.place?.isLoose) ?? null;
  }

  // The driver of a body.
  driverOfBody(take, body) {
    return this.#drivers.find((driver) => driver.take === take && driver.body === body);
  }

  // A point of the window in the coordinates of a driver's world, in points.
  point(driver, event) {
    const matrix = driver.groups[0].parentNode.getScreenCTM().inverse();
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return { x: point.x - driver.origin.x, y: point.y - driver.origin.y };
  }

  // The driver under a point of the window, or near it, that can be moved.
  hit(event, reach) {
    const places = [[0, 0]];
    for (let step = 0; step < 8 && reach > 0; step += 1) {
      places.push([reach * Math.cos((step * Math.PI) / 4), reach * Math.sin((step * Math.PI) / 4)]);
    }
    for (const [x, y] of places) {
      for (const element of document.elementsFromPoint(event.clientX + x, event.clientY + y)) {
        const group = element.closest("[data-d]");
        const driver = group && this.#picture.contains(group) ? this.#drivers[Number(group.dataset.d)] : null;
        if (driver?.place?.isLoose) return driver;
      }
    }
    return null;
  }

  draw() {
    const { frame, touched, isTouched } = this.#world;
    // What code of the scene moved stays as it was when the reader began.
    this.#film.currentTime = Math.min(frame, Math.max(0, touched - 1)) / this.#data.fps;
    const isOff = isTouched && frame >= touched;
    for (const layer of this.#recorded) layer.classList.toggle("gone", isOff);
    this.#data.takes.forEach((_, number) => this.#place(number));
    for (const line of this.#lines) this.#stretch(line);
    this.#drawPaths();
    this.#drawVelocities();
    this.#drawContacts();
    this.#drawString();
  }

  #place(take) {
    const { words, floats, count } = this.#world.states(take);
    for (const driver of this.#drivers) {
      if (driver.take !== take) continue;
      const row = 8 * driver.body;
      if (driver.body >= count || words[row] !== driver.generation) {
        if (driver.place) driver.place.isLoose = false;
        continue;
      }
      const [x, y, angle, dx, dy] = floats.subarray(row + 2, row + 7);
      const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
      const { offset, origin } = driver;
      driver.place = {
        x: 100 * x, y: 100 * y, angle, dx: 100 * dx, dy: 100 * dy, isLoose: (words[row + 1] & 1) === 1,
        spin: floats[row + 7],
      };
      const left = (origin.x + 100 * x + cosine * offset.x - sine * offset.y).toFixed(3);
      const top = (origin.y + 100 * y + sine * offset.x + cosine * offset.y).toFixed(3);
      const text = `translate(${left} ${top}) rotate(${(driver.rotation + (angle * 180) / Math.PI).toFixed(3)})`;
      if (text === driver.text) continue;
      driver.text = text;
      for (const group of driver.groups) group.setAttribute("transform", text);
    }
  }

  // Stretches a line from end to end.
  #stretch({ ends, length, groups }) {
    const points = ends.map(([number, x, y, offsetX, offsetY]) => {
      if (number < 0) return { x, y };
      const { place } = this.#drivers[number];
      if (!place) return null;
      const [cosine, sine] = [Math.cos(place.angle), Math.sin(place.angle)];
      return {
        x: place.x + x + cosine * offsetX - sine * offsetY, y: place.y + y + sine * offsetX + cosine * offsetY,
      };
    });
    if (points.includes(null)) return;
    const [start, end] = points;
    const angle = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
    const scale = Math.hypot(end.x - start.x, end.y - start.y) / length;
    const center = `${((start.x + end.x) / 2).toFixed(3)} ${((start.y + end.y) / 2).toFixed(3)}`;
    const text = `translate(${center}) rotate(${angle.toFixed(3)}) scale(${scale.toFixed(4)} 1)`;
    for (const group of groups) group.setAttribute("transform", text);
  }

  // Marks what can be moved.
  mark() {
    for (const driver of this.#drivers) {
      const isLoose = driver.place?.isLoose ?? false;
      if (driver.isMarked === isLoose) continue;
      driver.isMarked = isLoose;
      for (const group of driver.groups) group.classList.toggle("loose", isLoose);
    }
  }

  // The transform from a driver's world to the picture.
  #matrix(driver) {
    const matrix = this.#picture.getScreenCTM().inverse().multiply(driver.groups[0].parentNode.getScreenCTM());
    return matrix.translate(driver.origin.x, driver.origin.y);
  }

  #matrices() {
    const matrices = new Map();
    for (const driver of this.#drivers) {
      if (driver.groups.length && !matrices.has(driver.take)) matrices.set(driver.take, this.#matrix(driver));
    }
    return matrices;
  }

  #path(name, text) {
    this.#picture.querySelector(`.overlay .${name}`).setAttribute("d", text);
  }

  // Notes where the items are, for their paths.
  trace() {
    const frame = this.#world.frame;
    const traced = this.#drivers.slice(0, 60);
    for (const take of new Set(traced.map((driver) => driver.take))) {
      const { words, floats, count } = this.#world.states(take);
      traced.forEach((driver, number) => {
        const row = 8 * driver.body;
        if (driver.take !== take || driver.body >= count || words[row] !== driver.generation) return;
        this.#paths[number] ??= [];
        this.#paths[number][frame] = [100 * floats[row + 2], 100 * floats[row + 3]];
      });
    }
  }

  // Marks the layers of an item; of none for a number that no item has.
  choose(item) {
    for (const driver of this.#drivers) {
      for (const group of driver.groups) group.classList.toggle("chosen", driver.item === item);
    }
  }

  forget() {
    this.#paths = [];
  }

  #drawPaths() {
    if (!this.shown.path) return this.#path("paths", "");
    const matrices = this.#matrices();
    let text = "";
    this.#paths.forEach((points, number) => {
      const matrix = matrices.get(this.#drivers[number].take);
      if (!matrix) return;
      let letter = "M";
      for (const point of (points ?? []).slice(0, this.#world.frame + 1)) {
        if (!point) continue;
        const { x, y } = new DOMPoint(...point).matrixTransform(matrix);
        text += `${letter}${x.toFixed(1)} ${y.toFixed(1)}`;
        letter = "L";
      }
    });
    this.#path("paths", text);
  }

  #drawVelocities() {
    if (!this.shown.velocity) return this.#path("velocities", "");
    const matrices = this.#matrices();
    let text = "";
    for (const { place, take, groups } of this.#drivers) {
      const matrix = matrices.get(take);
      if (!matrix || !groups.length || !place?.isLoose || Math.hypot(place.dx, place.dy) < 8) continue;
      const start = new DOMPoint(place.x, place.y).matrixTransform(matrix);
      const end = new DOMPoint(place.x + place.dx / 8, place.y + place.dy / 8).matrixTransform(matrix);
      const angle = Math.atan2(end.y - start.y, end.x - start.x);
      const head = (turn) =>
        `${(end.x - 5 * Math.cos(angle + turn)).toFixed(1)} ${(end.y - 5 * Math.sin(angle + turn)).toFixed(1)}`;
      text += `M${start.x.toFixed(1)} ${start.y.toFixed(1)}L${end.x.toFixed(1)} ${end.y.toFixed(1)}`;
      text += `M${head(0.45)}L${end.x.toFixed(1)} ${end.y.toFixed(1)}L${head(-0.45)}`;
    }
    this.#path("velocities", text);
  }

  #drawContacts() {
    if (!this.shown.contact) return this.#path("contacts", "");
    let text = "";
    for (const [take, matrix] of this.#matrices()) {
      const points = this.#world.contacts(take);
      for (let index = 0; index < points.length; index += 5) {
        const [x, y, dx, dy, impulse] = points.subarray(index, index + 5);
        const length = Math.min(6 + 40 * Math.sqrt(Math.max(0, impulse)), 40);
        const center = new DOMPoint(100 * x, 100 * y).matrixTransform(matrix);
        const [left, top] = [dx * length * 0.5, dy * length * 0.5];
        text += `M${(center.x - 2.5).toFixed(1)} ${center.y.toFixed(1)}a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0`;
        text += `M${(center.x - left).toFixed(1)} ${(center.y - top).toFixed(1)}`;
        text += `L${(center.x + left).toFixed(1)} ${(center.y + top).toFixed(1)}`;
      }
    }
    this.#path("contacts", text);
  }

  #drawString() {
    const held = this.string;
    if (!held?.driver.place) return this.#path("string", "");
    const { place } = held.driver;
    const [cosine, sine] = [Math.cos(place.angle), Math.sin(place.angle)];
    const matrix = this.#matrix(held.driver);
    const start = new DOMPoint(
      place.x + cosine * held.arm.x - sine * held.arm.y, place.y + sine * held.arm.x + cosine * held.arm.y,
    ).matrixTransform(matrix);
    const end = new DOMPoint(held.point.x, held.point.y).matrixTransform(matrix);
    this.#path("string", `M${start.x.toFixed(1)} ${start.y.toFixed(1)}L${end.x.toFixed(1)} ${end.y.toFixed(1)}`);
  }
}
