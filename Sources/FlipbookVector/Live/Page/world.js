"use strict";
// The engine of a live figure: animators as simulations in WebAssembly, repeated from the film's first frame on.
class LiveWorld extends EventTarget {
  frame = 0;
  // The furthest frame simulated since the start.
  reached = 0;
  // The first frame before which the reader changed something; patches of the film end there.
  touched = Infinity;
  #engine;
  #data;
  #words;
  #starts;
  #snapshots = new Map();
  // What the reader did, by the frame before which it acts.
  #inputs = new Map();
  static #interval = 20;

  static async unpack(id) {
    const text = document.getElementById(id).textContent;
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return new Response(stream).arrayBuffer();
  }

  static async open(data) {
    const [engine, words] = await Promise.all([LiveWorld.unpack("live-engine"), LiveWorld.unpack("live-words")]);
    const { instance } = await WebAssembly.instantiate(engine, {});
    return new LiveWorld(instance.exports, data, LiveWorld.#sums(new Uint32Array(words)));
  }

  // Words from their differences, which follow the number of words and the stride of each 512. WordStrides writes them.
  static #sums(stored) {
    const words = stored.slice(1 + Math.ceil(stored[0] / 512));
    for (let index = 0; index < words.length; index++) {
      const stride = stored[1 + (index >> 9)];
      if (stride > 0) words[index] += words[index - stride];
    }
    return words;
  }

  constructor(engine, data, words) {
    super();
    this.#engine = engine;
    this.#data = data;
    this.#words = words;
    this.#starts = data.takes.map((take) => this.#part(take.words));
    this.restart();
  }

  get isTouched() {
    return this.touched < Infinity;
  }

  // True when the reader did something that the next frame will show.
  get hasInput() {
    return this.#inputs.has(this.frame + 1);
  }

  get rests() {
    return this.#data.takes.every((_, number) => this.#engine.rests(number) === 1);
  }

  #part([offset, count]) {
    return this.#words.subarray(offset, offset + count);
  }

  // A state that is stored as changes of another: parts of it, with new words between them. WordChanges writes them.
  #changed(part, base) {
    const changes = this.#part(part);
    const steps = changes[0];
    const [skipped, copied, added] = [0, 1, 2].map((row) => changes.subarray(1 + row * steps, 1 + (row + 1) * steps));
    const fresh = changes.subarray(1 + 3 * steps);
    const words = new Uint32Array(copied.reduce((sum, count) => sum + count, fresh.length));
    let [place, index, next] = [0, 0, 0];
    for (let step = 0; step < steps; step += 1) {
      place += skipped[step] | 0;
      words.set(base.subarray(place, place + copied[step]), index);
      words.set(fresh.subarray(next, next + added[step]), index + copied[step]);
      place += copied[step] + added[step];
      index += copied[step] + added[step];
      next += added[step];
    }
    return words;
  }

  #view(count) {
    const address = this.#engine.reserve(count);
    return new Uint32Array(this.#engine.memory.buffer, address >>> 0, count);
  }

  #load(number, words, keeping) {
    this.#view(words.length).set(words);
    const isLoaded = keeping ? this.#engine.patch(number, words.length) : this.#engine.load(number, words.length);
    if (!isLoaded) throw new Error("A state of the figure cannot be read.");
  }

  #save(number) {
    const count = this.#engine.save(number);
    return this.#view(count).slice();
  }

  // The bodies of an animator: their words and the same as floats, eight of each.
  states(number) {
    const count = 8 * this.#engine.states(number);
    const words = this.#view(count);
    return { words, floats: new Float32Array(words.buffer, words.byteOffset, count), count: count / 8 };
  }

  contacts(number) {
    const count = 5 * this.#engine.contacts(number);
    const words = this.#view(count);
    return new Float32Array(words.buffer, words.byteOffset, count);
  }

  // Goes back to the first frame, with the author's values or those of the sliders, and forgets what was done.
  restart(choices = []) {
    this.#inputs.clear();
    this.#snapshots.clear();
    this.#starts = this.#data.takes.map((take, number) => {
      const base = this.#part(take.words);
      let words = base;
      for (const { parameter, value } of choices) {
        const state = this.#changed(this.#data.parameters[parameter].states[value][number], base);
        if (state.length !== base.length || words === base) {
          words = state;
        } else {
          words = words.map((word, index) => (state[index] === base[index] ? word : state[index]));
        }
      }
      return words;
    });
    this.touched = choices.length ? 0 : Infinity;
    this.frame = this.reached = 0;
    this.#starts.forEach((words, number) => this.#load(number, words, false));
    this.#keep();
  }

  #keep() {
    this.#snapshots.set(this.frame, this.#data.takes.map((_, number) => this.#save(number)));
  }

  advance() {
    const tick = this.frame + 1;
    for (const input of this.#inputs.get(tick) ?? []) this.#perform(input);
    this.#data.takes.forEach((take, number) => {
      if (take.start > tick) return;
      if (tick < this.touched) {
        for (const patch of take.patches) if (patch[0] === tick) this.#apply(patch, number);
      }
      this.#engine.advance(number);
    });
    this.frame = tick;
    this.reached = Math.max(this.reached, tick);
    if (tick % LiveWorld.#interval === 0 && !this.#snapshots.has(tick)) this.#keep();
  }

  #apply([, ...part], number) {
    this.#load(number, this.#changed(part, this.#save(number)), true);
  }

  // Goes to a frame. At least the last step is simulated, since pictures show moments between steps.
  seek(frame) {
    const wanted = Math.max(0, frame);
    if (wanted === this.frame) return;
    let start = this.frame;
    if (wanted < start) {
      start = Math.max(...[...this.#snapshots.keys()].filter((kept) => kept < wanted || kept === 0));
      this.#snapshots.get(start).forEach((words, number) => this.#load(number, words, false));
      this.frame = start;
    }
    while (this.frame < wanted) this.advance();
  }

  // Adds what the reader does before the next frame. What was simulated after this frame is forgotten.
  input(action) {
    const tick = this.frame + 1;
    for (const kept of this.#snapshots.keys()) if (kept > this.frame) this.#snapshots.delete(kept);
    for (const later of this.#inputs.keys()) if (later > tick) this.#inputs.delete(later);
    this.reached = this.frame;
    if (!this.#inputs.has(tick)) this.#inputs.set(tick, []);
    const list = this.#inputs.get(tick);
    if (action.kind === "drag" && list.at(-1)?.kind === "drag") list.pop();
    list.push(action);
    const first = !this.isTouched;
    this.touched = Math.min(this.touched, tick);
    if (first) this.dispatchEvent(new Event("touch"));
  }

  #perform({ kind, take, body, x, y }) {
    const { frequency, damping } = this.#data.grab;
    if (kind === "grab") this.#engine.grab(take, body, x / 100, y / 100, frequency, damping);
    if (kind === "drag") this.#engine.drag(take, x / 100, y / 100);
    if (kind === "release") this.#engine.release(take);
    if (kind === "tap") this.#tap(take, body, x / 100, y / 100);
  }

  // Does what the scene's code does at a tap, by the law that the film's own taps follow.
  #tap(take, body, x, y) {
    const [, , pushes, ...law] = this.#data.taps.find(([number, index]) => number === take && index === body);
    if (pushes) this.#engine.push(take, body, x, y, ...law);
    else this.#engine.snap(take, body, x, y);
  }

  // Compares the hash of each frame with that of the film; gives the first frame that differs, or -1.
  verify() {
    this.restart();
    const hashes = this.#data.takes.map((take) => this.#part(take.hashes));
    while (this.frame < this.#data.ticks) {
      this.advance();
      for (const [number, take] of this.#data.takes.entries()) {
        const place = 2 * (this.frame - take.start);
        if (place < 0) continue;
        const own = BigInt.asUintN(64, this.#engine.hash(number));
        const wanted = (BigInt(hashes[number][place + 1]) << 32n) | BigInt(hashes[number][place]);
        if (own !== wanted) return this.frame;
      }
    }
    return -1;
  }
}
