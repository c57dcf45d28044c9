/// The form of a cubic curve at one of its values, in the parameters of Kochanek and Bartels ("Interpolating
/// splines with local tension, continuity, and bias control", SIGGRAPH 1984). With three zeros the curve is
/// that of Catmull and Rom.
///
/// The signs are those of that paper, which Core Animation names as the form of its curves. Apple's words for
/// continuity and bias have the opposite signs, and no measurement decides between them.
struct CurveForm: Equatable {
    /// The shortness of both tangents: 1 for none, -1 for tangents of twice the length.
    var tension = 0.0
    /// The difference of the directions on both sides: -1 for straight ways to and from the value.
    var continuity = 0.0
    /// The share of the way before the value in the direction: 1 for that way alone, -1 for the way after it.
    var bias = 0.0

    /// Returns the tangent with which the curve leaves the value, from the ways before and after it.
    func departure(before: Double, after: Double) -> Double {
        let first: Double = (1 + bias) * (1 + continuity) * before
        let second: Double = (1 - bias) * (1 - continuity) * after
        return (1 - tension) / 2 * (first + second)
    }

    /// Returns the tangent with which the curve reaches the value, from the ways before and after it.
    func arrival(before: Double, after: Double) -> Double {
        let first: Double = (1 + bias) * (1 - continuity) * before
        let second: Double = (1 - bias) * (1 + continuity) * after
        return (1 - tension) / 2 * (first + second)
    }
}
