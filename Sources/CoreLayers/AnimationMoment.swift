/// A moment of an animation.
package struct AnimationMoment {
    /// The fraction of the time of a repetition, from 0 to 1, in the animation's pace.
    package let fraction: Double
    /// The number of repetitions that are over; default 0.
    package var repetition = 0
}
