/// The solver's constants, in meters, seconds and radians. The values are those of Box2D 2.3, with which the
/// golden traces agree; the last two belong to the graph-colored solver and to threads.
enum Tuning {
    /// The overlap that the position solver leaves between resting shapes, so that their contact persists:
    /// 0.005 m.
    static let linearSlop: Float = 0.005
    /// The error of an angle that the position solver leaves: 2 degrees.
    static let angularSlop: Float = 2 / 180 * .pi
    /// The skin radius of a segment: 0.01 m.
    static let skinRadius: Float = 2 * linearSlop
    /// The separation up to which a polygon touches a segment, whatever the polygon's own skin radius: 0.02
    /// m.
    static let segmentSkin: Float = 2 * skinRadius
    /// The margin of a fat AABB on each side: 0.1 m.
    static let aabbMargin: Float = 0.1
    /// The lookahead of a fat AABB, in sub-steps of displacement: 2.
    static let aabbLookahead: Float = 2
    /// The approach speed up to which restitution is ignored: 1 m/s.
    static let restitutionThreshold: Float = 1
    /// The Baumgarte factor, the fraction of an overlap that one position iteration removes: 0.2.
    static let baumgarte: Float = 0.2
    /// The Baumgarte factor at a time of impact: 0.75.
    static let impactBaumgarte: Float = 0.75
    /// The largest position correction of one iteration: 0.2 m.
    static let maximumCorrection: Float = 0.2
    /// The largest angle correction of one iteration: 8 degrees.
    static let maximumAngularCorrection: Float = 8 / 180 * .pi
    /// The largest translation of a body in one sub-step: 2 m.
    static let maximumTranslation: Float = 2
    /// The largest rotation of a body in one sub-step: 90 degrees.
    static let maximumTurn: Float = 0.5 * .pi
    /// The speed up to which a body can fall asleep: 0.01 m/s, which is 1 pt/s.
    static let sleepSpeed: Float = 0.01
    /// The angular speed up to which a body can fall asleep: 2 degrees per second.
    static let sleepAngularSpeed: Float = 2 / 180 * .pi
    /// The time for which all bodies of an island must be slow before it falls asleep: 0.5 s.
    static let timeToSleep: Float = 0.5
    /// The largest condition number of a two-point contact that is solved as one system: 1000.
    static let maximumConditionNumber: Float = 1000
    /// The tolerance of the separation at a time of impact: 0.00125 m.
    static let impactTolerance: Float = 0.25 * linearSlop
    /// The impact count of a contact up to which continuous collision looks for another in the same sub-step:
    /// 8, so nine impacts at most.
    static let maximumImpacts: Int32 = 8
    /// The largest number of position iterations at a time of impact: 20.
    static let impactPositionIterations = 20
    /// The over-relaxation factor (SOR) of the graph-colored solver: 1.4. The slowest mode of a pyramid of 14
    /// rows then decays two thirds faster than with 1 (by the eigenvalues of an iteration). With more than
    /// 1.4, pyramids that fall into place drift farther than Box2D's.
    static let relaxation: Float = 1.4
    /// The number of dynamic bodies from which a step runs on more than one thread: 1,000.
    static let parallelBodyCount = 1000
}
