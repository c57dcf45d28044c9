/// The solver's fixed numbers, in metres, seconds, radians; the values are those of Box2D 2.3, with which the
/// golden traces agree.
enum Tuning {
    /// How deep two shapes may rest in one another, so that their contact lasts: 0.005 m.
    static let linearSlop: Float = 0.005
    /// The same for angles: 2 degrees.
    static let angularSlop: Float = 2 / 180 * .pi
    /// The skin of a segment: 0.01 m.
    static let skinRadius: Float = 2 * linearSlop
    /// The skin that a polygon meets on a segment, whatever the polygon's own: 0.02 m.
    static let segmentSkin: Float = 2 * skinRadius
    /// How much larger than its shape a box in the tree is on every side: 0.1 m.
    static let boxMargin: Float = 0.1
    /// How many sub-steps of motion a box in the tree looks ahead: 2.
    static let boxLookahead: Float = 2
    /// The approach speed below which nothing bounces: 1 m/s.
    static let bounceThreshold: Float = 1
    /// The share of an overlap that one position iteration removes: 0.2.
    static let overlapShare: Float = 0.2
    /// The same at a moment of impact: 0.75.
    static let impactOverlapShare: Float = 0.75
    /// The longest position correction in one iteration: 0.2 m.
    static let maximumCorrection: Float = 0.2
    /// The largest correction of an angle in one iteration: 8 degrees.
    static let maximumAngularCorrection: Float = 8 / 180 * .pi
    /// The longest way in one sub-step: 2 m.
    static let maximumTranslation: Float = 2
    /// The largest turn in one sub-step: a quarter.
    static let maximumTurn: Float = 0.5 * .pi
    /// The speed below which a body can fall asleep: 0.01 m/s, 1 pt/s.
    static let sleepSpeed: Float = 0.01
    /// The angular speed below which a body can fall asleep: 2 degrees a second.
    static let sleepAngularSpeed: Float = 2 / 180 * .pi
    /// How long an island must be slow before it falls asleep: 0.5 s.
    static let timeToSleep: Float = 0.5
    /// The largest ratio of a two-point contact's stiffnesses that is solved as one system: 1000.
    static let maximumConditionNumber: Float = 1000
    /// How exactly a moment of impact is found: 0.00125 m of distance.
    static let impactTolerance: Float = 0.25 * linearSlop
    /// How many impacts of one contact are resolved in one sub-step: 8.
    static let maximumImpacts: Int32 = 8
    /// Iterations that make positions right at a moment of impact: 20.
    static let impactPositionIterations = 20
    /// How much more than would do for a contact alone an iteration does in a crowd: 1.4 times. The slowest motion
    /// of a pyramid of 14 rows then fades by two thirds faster than with 1 (the eigenvalues of an iteration say
    /// so); with more than 1.4, pyramids that fall into place drift farther than Box2D's.
    static let crowdRelaxation: Float = 1.4
    /// How many steps of motion a shape's reach in a crowd looks ahead: 4.
    static let crowdLookahead: Float = 4
    /// The longest motion that a reach holds: 0.4 m; one long reach lets all shapes look farther for neighbors.
    static let crowdLongestLookahead: Float = 0.4
    /// How much larger a shape's reach is besides on every side: 0.05 m, and half of that motion.
    static let crowdMargin: Float = 0.05
    static let crowdMarginShare: Float = 0.5
    /// For how many steps a crowd's reaches do not look ahead after some that did not last: 8.
    static let crowdRestraint = 8
    /// From how many bodies on a crowd is worth more than one thread: 1000.
    static let crewCrowdSize = 1000
}
