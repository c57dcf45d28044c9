/// The solver's fixed numbers, in meters, seconds, radians; the values are those of Box2D 2.3, with which the
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
    /// The margin of a fat AABB on every side: 0.1 m.
    static let aabbMargin: Float = 0.1
    /// The sub-steps of displacement by which a fat AABB is extended: 2.
    static let aabbLookahead: Float = 2
    /// The approach speed below which nothing bounces: 1 m/s.
    static let restitutionThreshold: Float = 1
    /// The share of an overlap that one position iteration removes: 0.2.
    static let baumgarte: Float = 0.2
    /// The same at a moment of impact: 0.75.
    static let impactBaumgarte: Float = 0.75
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
    /// The over-relaxation factor (SOR) of the graph-colored solver: 1.4. The slowest mode of a pyramid of 14
    /// rows then decays by two thirds faster than with 1 (by the eigenvalues of an iteration); with more than
    /// 1.4, pyramids that fall into place drift farther than Box2D's.
    static let relaxation: Float = 1.4
    /// The dynamic bodies from which on a step is worth more than one thread: 1,000.
    static let parallelBodyCount = 1000
}
