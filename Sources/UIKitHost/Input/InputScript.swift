/// A script of what fingers do to a scene, and of how the device is tilted, on the film's clock.
/// Flipbook's own.
///
/// A script is a list of entries in the order of their times, in seconds from the start of the film, with
/// points in the coordinates of the scene's view:
///
///     static let input: InputScript = [
///         .tap(at: CGPoint(x: 60, y: 120), time: 0.5),
///         .pan(along: [CGPoint(x: 60, y: 120), CGPoint(x: 200, y: 300)], from: 1, to: 2),
///         .longPress(at: CGPoint(x: 160, y: 284), from: 2.5, to: 3.5),
///         .tilt(along: [.zero, UIOffset(horizontal: 1, vertical: 0)], from: 4, to: 5),
///     ]
///
/// Each entry but a tilt is a finger of its own, so entries that overlap in time are a touch with several
/// fingers. A finger is put down, moved and lifted on the first tick at or after the time for it, and
/// is down for at least one tick.
public struct InputScript: Sendable, Hashable, ExpressibleByArrayLiteral {
    /// The entries, in the order of the times at which they begin.
    public var entries: [Entry]

    /// Creates a script from entries; default none.
    public init(_ entries: [Entry] = []) {
        self.entries = entries
    }

    /// Creates a script from an array literal of entries.
    public init(arrayLiteral elements: Entry...) {
        self.init(elements)
    }

    /// A Boolean value that indicates whether the script has no entries.
    public var isEmpty: Bool { entries.isEmpty }

    /// The number of ticks in a second of recorded touches, 60.
    package static let ticksPerSecond = 60

    /// Returns the time of a tick of recorded touches, in seconds.
    package static func time(ofTick tick: Int) -> TimeInterval { Double(tick) / Double(ticksPerSecond) }
}

extension InputScript {
    /// An entry of a script: one finger from touch to lift, a tilt of the device, or typed text.
    public struct Entry: Sendable, Hashable {
        enum Kind: Sendable, Hashable { case finger, tilt, keys }

        /// The call that created the entry, for messages.
        let name: String
        let kind: Kind
        let path: TimedPath
        /// A Boolean value that indicates whether the touch is cancelled at the end, not lifted.
        var isCancelled = false
        /// The text that is typed, in which a line break is the return key; empty for fingers and tilts.
        var typed = ""

        /// The time at which the entry begins, in seconds.
        public var begin: TimeInterval { path.begin }
        /// The time at which the entry ends, in seconds.
        public var end: TimeInterval { path.end }

        /// The point at which a finger is put down; nil for tilts.
        package var start: CGPoint? { kind == .finger ? path.points.first : nil }

        /// The point of a tap; nil for other touches, and for tilts.
        package var tapPoint: CGPoint? {
            let isShort = end - begin <= Self.tapDuration + 1e-9
            return kind == .finger && !isCancelled && path.points.count == 1 && isShort ? path.points[0] : nil
        }

        /// The time that the finger of a tap stays down, 0.1 s: that of a light tap.
        public static let tapDuration: TimeInterval = 0.1

        /// Returns a tap: a finger is put down at a time and lifted 0.1 s later. A tap recognizer
        /// acts when it is lifted.
        public static func tap(at point: CGPoint, time: TimeInterval) -> Entry {
            finger("tap(at:time:)", TimedPath([point], from: time, to: time + tapDuration))
        }

        /// Returns a long press: a finger rests on a point from one time to another.
        public static func longPress(at point: CGPoint, from begin: TimeInterval, to end: TimeInterval)
            -> Entry
        {
            finger("longPress(at:from:to:)", TimedPath([point], from: begin, to: end))
        }

        /// Returns a pan: a finger is put down on the first point, moves smoothly through the others,
        /// and is lifted on the last.
        ///
        /// - Parameters:
        ///   - points: The points of the path. Two make a straight line, more a Catmull-Rom spline
        ///     through all of them.
        ///   - begin: The time at which the finger is put down.
        ///   - end: The time at which it is lifted.
        ///   - curve: The timing curve along the whole path; default slow at both ends, so that the finger
        ///     rests when it is lifted. With `.easeIn` and `.linear` the finger lifts in full motion, as in a
        ///     throw.
        public static func pan(
            along points: [CGPoint], from begin: TimeInterval, to end: TimeInterval,
            curve: UIView.AnimationCurve = .easeInOut
        ) -> Entry {
            finger("pan(along:from:to:)", TimedPath(points, from: begin, to: end, curve: curve.timing))
        }

        /// Returns a pan along straight segments: the finger is at each point at its time, and moves
        /// at constant speed between them.
        public static func pan(through points: [(point: CGPoint, time: TimeInterval)]) -> Entry {
            finger("pan(through:)", TimedPath(points.map(\.point), at: points.map(\.time)))
        }

        /// Returns a drag: a finger rests on the first point for as long as a long press needs, then
        /// moves as in a pan.
        ///
        /// - Parameters:
        ///   - points: The points of the path.
        ///   - begin: The time at which the finger is put down.
        ///   - end: The time at which it is lifted.
        ///   - hold: The time that the finger rests first, in seconds; default 0.6, a little more than the
        ///     0.5 s after which a long press is recognized.
        ///   - curve: The timing curve along the path; default slow at both ends.
        public static func drag(
            along points: [CGPoint], from begin: TimeInterval, to end: TimeInterval,
            hold: TimeInterval = 0.6, curve: UIView.AnimationCurve = .easeInOut
        ) -> Entry {
            finger(
                "drag(along:from:to:hold:)",
                TimedPath(points, from: begin, to: end, hold: hold, curve: curve.timing))
        }

        /// Returns a tilt of the device from one attitude through others; the device stays in the last one.
        ///
        /// - Parameters:
        ///   - attitudes: The tilts to the right and down, each from -1 to 1; 0 is upright before the
        ///     viewer's eyes, the attitude before the first tilt.
        ///   - begin: The time of the first attitude.
        ///   - end: The time of the last attitude.
        ///   - curve: The timing curve along the whole path; default slow at both ends.
        public static func tilt(
            along attitudes: [UIOffset], from begin: TimeInterval, to end: TimeInterval,
            curve: UIView.AnimationCurve = .easeInOut
        ) -> Entry {
            let points = attitudes.map { CGPoint(x: $0.horizontal, y: $0.vertical) }
            let path = TimedPath(points, from: begin, to: end, curve: curve.timing)
            return Entry(name: "tilt(along:from:to:)", kind: .tilt, path: path)
        }

        /// Returns a touch as it was recorded: at a point of its own in each tick, exactly there.
        ///
        /// - Parameters:
        ///   - points: The points of successive ticks, two or more.
        ///   - tick: The number of the tick at which the finger is put down on the first point; a tick is
        ///     1/60 s.
        ///   - isCancelled: True for a touch that the system cancels at the last point; default false, for a
        ///     finger that is lifted there.
        public static func touch(
            through points: [CGPoint], fromTick tick: Int, isCancelled: Bool = false
        ) -> Entry {
            var entry = finger("touch(through:fromTick:)", TimedPath(points, fromTick: tick))
            entry.isCancelled = isCancelled
            return entry
        }

        /// The time from one key to the next, 0.1 s: that of a quick typist.
        public static let keyInterval: TimeInterval = 0.1

        /// Returns text that is typed into the field that edits at that time, a character each 0.1 s. A line
        /// break is the return key. Without such a field nothing is typed.
        public static func type(_ text: String, time: TimeInterval) -> Entry {
            let end = time + keyInterval * Double(max(text.count, 1))
            var entry = Entry(
                name: "type(_:time:)", kind: .keys, path: TimedPath([.zero], from: time, to: end))
            entry.typed = text
            return entry
        }

        private static func finger(_ name: String, _ path: TimedPath) -> Entry {
            Entry(name: name, kind: .finger, path: path)
        }
    }
}
