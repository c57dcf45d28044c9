/// What a viewer's fingers do to a scene, and how the device is held, on the film's clock. Ours.
///
/// A script is a list of entries in the order of their times, in seconds from the start of the film and points
/// of the scene's view:
///
///     static let input: InputScript = [
///         .tap(at: CGPoint(x: 60, y: 120), time: 0.5),
///         .pan(along: [CGPoint(x: 60, y: 120), CGPoint(x: 200, y: 300)], from: 1, to: 2),
///         .longPress(at: CGPoint(x: 160, y: 284), from: 2.5, to: 3.5),
///         .tilt(along: [.zero, UIOffset(horizontal: 1, vertical: 0)], from: 4, to: 5),
///     ]
///
/// Each entry but a tilt is a finger of its own, so entries that overlap in time are a touch with several
/// fingers. A finger is put down, moved and lifted on the first tick at or after the time for it, and is down
/// for one tick at least.
public struct InputScript: Sendable, Hashable, ExpressibleByArrayLiteral {
    /// What is done, in the order of the times at which it begins.
    public var entries: [Entry]

    /// A script of the entries given; default none.
    public init(_ entries: [Entry] = []) {
        self.entries = entries
    }

    /// A script of the entries listed.
    public init(arrayLiteral elements: Entry...) {
        self.init(elements)
    }

    /// Whether nothing is done.
    public var isEmpty: Bool { entries.isEmpty }
}

extension InputScript {
    /// One thing that is done: a finger's stay on the screen, or a tilt of the device.
    public struct Entry: Sendable, Hashable {
        enum Kind: Sendable, Hashable { case finger, tilt }

        /// The call that made the entry, for messages.
        let name: String
        let kind: Kind
        let path: TimedPath

        /// When it begins, in seconds.
        public var begin: TimeInterval { path.begin }
        /// When it ends, in seconds.
        public var end: TimeInterval { path.end }

        /// How long the finger of a tap stays down, in seconds: a light tap of a hand.
        public static let tapDuration: TimeInterval = 0.1

        /// A finger is put down at a time and lifted 0.1 s later; a tap recognizer acts when it is lifted.
        public static func tap(at point: CGPoint, time: TimeInterval) -> Entry {
            finger("tap(at:time:)", TimedPath([point], from: time, to: time + tapDuration))
        }

        /// A finger rests on a point from one time to another.
        public static func longPress(at point: CGPoint, from begin: TimeInterval, to end: TimeInterval)
            -> Entry
        {
            finger("longPress(at:from:to:)", TimedPath([point], from: begin, to: end))
        }

        /// A finger is put down on the first point, moves smoothly through the others and is lifted on the
        /// last.
        ///
        /// - Parameters:
        ///   - points: two make a straight line, more a curve through all of them (Catmull and Rom's).
        ///   - begin: when the finger is put down.
        ///   - end: when it is lifted.
        ///   - curve: the pace along the whole way; default slow at both ends, so that the finger rests when it
        ///     is lifted. `.easeIn` and `.linear` let go in full motion: a throw.
        public static func pan(
            along points: [CGPoint], from begin: TimeInterval, to end: TimeInterval,
            curve: UIView.AnimationCurve = .easeInOut
        ) -> Entry {
            finger("pan(along:from:to:)", TimedPath(points, from: begin, to: end, curve: curve.timing))
        }

        /// A finger moves straight from point to point, at one pace between two of them, and is at each at its
        /// time.
        public static func pan(through points: [(point: CGPoint, time: TimeInterval)]) -> Entry {
            finger("pan(through:)", TimedPath(points.map(\.point), at: points.map(\.time)))
        }

        /// A finger rests on the first point for as long as a long press needs, then moves as a pan does.
        ///
        /// - Parameters:
        ///   - points: the way.
        ///   - begin: when the finger is put down.
        ///   - end: when it is lifted.
        ///   - hold: seconds that the finger rests first; default 0.6, a little more than the 0.5 s after
        ///     which a long press is recognized.
        ///   - curve: the pace along the way.
        public static func drag(
            along points: [CGPoint], from begin: TimeInterval, to end: TimeInterval,
            hold: TimeInterval = 0.6, curve: UIView.AnimationCurve = .easeInOut
        ) -> Entry {
            finger(
                "drag(along:from:to:hold:)",
                TimedPath(points, from: begin, to: end, hold: hold, curve: curve.timing))
        }

        /// The device is tilted from one attitude through others; it stays in the last one.
        ///
        /// - Parameters:
        ///   - attitudes: -1...1 to the right and down; 0 is upright before the viewer's eyes. Before the
        ///     first tilt it is held at 0.
        ///   - begin: when the first attitude is taken.
        ///   - end: when the last one is reached.
        ///   - curve: the pace along the whole way; default slow at both ends.
        public static func tilt(
            along attitudes: [UIOffset], from begin: TimeInterval, to end: TimeInterval,
            curve: UIView.AnimationCurve = .easeInOut
        ) -> Entry {
            let points = attitudes.map { CGPoint(x: $0.horizontal, y: $0.vertical) }
            let path = TimedPath(points, from: begin, to: end, curve: curve.timing)
            return Entry(name: "tilt(along:from:to:)", kind: .tilt, path: path)
        }

        private static func finger(_ name: String, _ path: TimedPath) -> Entry {
            Entry(name: name, kind: .finger, path: path)
        }
    }
}
