"use strict";
// A film of vectors with the part of a video's interface that players use. Its own CSS animations are its clock: they
// are paused, sought and sped up.
class VectorFilm extends EventTarget {
  paused = true;
  ended = false;
  seeking = false;
  loop = true;
  #clock;
  #animations;
  #duration;
  #frame;
  #pass = 0;

  // The picture has to be shown, because hidden elements have no animations.
  constructor(picture, duration, fps) {
    super();
    this.#duration = duration;
    this.#frame = 1 / fps;
    // An animation of nothing, so that a film in which nothing moves has a clock, too.
    this.#clock = picture.animate(null, { duration: duration * 1000, iterations: Infinity });
    this.#animations = [this.#clock, ...picture.getAnimations({ subtree: true }).filter((one) => one !== this.#clock)];
    for (const animation of this.#animations) animation.pause();
    this.currentTime = 0;
  }

  get currentTime() {
    return (this.#clock.currentTime / 1000) % this.#duration;
  }

  set currentTime(seconds) {
    const time = Math.min(Math.max(seconds, 0), Math.max(0, this.#duration - this.#frame));
    this.#pass = 0;
    this.ended = false;
    for (const animation of this.#animations) animation.currentTime = time * 1000;
  }

  get playbackRate() {
    return this.#clock.playbackRate;
  }

  set playbackRate(rate) {
    for (const animation of this.#animations) animation.playbackRate = rate;
  }

  async play() {
    if (!this.paused) return;
    if (this.ended) this.currentTime = 0;
    this.paused = false;
    for (const animation of this.#animations) animation.play();
    this.dispatchEvent(new Event("play"));
    requestAnimationFrame(() => this.#follow());
  }

  // A film halts at a frame, not between two.
  pause() {
    if (!this.paused) this.#halt(Math.floor(this.currentTime / this.#frame + 1e-6) * this.#frame, false);
  }

  #halt(time, ended) {
    this.paused = true;
    for (const animation of this.#animations) animation.pause();
    this.currentTime = time;
    this.ended = ended;
    this.dispatchEvent(new Event("pause"));
    if (ended) this.dispatchEvent(new Event("ended"));
  }

  #follow() {
    if (this.paused) return;
    const pass = Math.floor(this.#clock.currentTime / 1000 / this.#duration);
    if (pass > this.#pass && !this.loop) {
      this.#halt(this.#duration, true);
      return;
    }
    this.#pass = pass;
    requestAnimationFrame(() => this.#follow());
  }
}
