import Picture

/// A finger that follows a path: it is put down once and lifted once.
@MainActor struct Finger {
    private(set) var path: TimedPath
    /// A Boolean value that indicates whether the touch is cancelled at the end, not lifted.
    var isCancelled = false
    private var touch: UITouch?
    private var isOver = false
    private var place = TouchSample()

    init(path: TimedPath, isCancelled: Bool = false) {
        (self.path, self.isCancelled) = (path, isCancelled)
    }

    /// Adds the point of the next tick to an open path.
    mutating func append(_ point: CGPoint, tick: Int, isLast: Bool) {
        path.append(point, tick: tick, isLast: isLast)
    }

    /// Sends the touch events that are due. A touch has the times of the path rather than those of the ticks,
    /// as a device's touch has those of the digitizer.
    mutating func move(_ touches: TouchDispatcher, _ time: TimeInterval) {
        guard !isOver, path.begin <= time + FilmClock.tolerance else { return }
        guard let touch else {
            place.begin(at: path.position(at: path.begin), time)
            self.touch = touches.begin(at: place.point, time: path.begin)
            return
        }
        let isLast = path.end <= time + FilmClock.tolerance
        place.point = path.position(at: isLast ? path.end : time)
        guard isLast else { return touches.move(touch, to: place.point, time: time) }
        isOver = true
        place.lifted = time
        self.touch = nil
        if isCancelled {
            touches.cancel(touch, time: path.end)
        } else {
            touches.end(touch, at: place.point, time: path.end)
        }
    }

    func disc(at time: TimeInterval) -> Layer? { place.disc(at: time) }
}

extension Finger {
    init(_ entry: InputScript.Entry) {
        self.init(path: entry.path, isCancelled: entry.isCancelled)
    }
}

/// The position and times at which a finger is drawn.
private struct TouchSample {
    var point = CGPoint.zero
    var down: TimeInterval?
    var lifted: TimeInterval?

    /// The radius of the disc under a finger, in points: a little less than a fingertip's, so that
    /// it covers less of the scene.
    private static let radius: CGFloat = 17
    /// The durations in seconds in which the disc appears and disappears.
    private static let (appearing, fading) = (0.08, 0.22)

    mutating func begin(at point: CGPoint, _ time: TimeInterval) {
        (self.point, down) = (point, time)
    }

    /// Returns a soft gray disc with a light rim, visible on every color; nil before and after the finger is
    /// shown. The disc shrinks as the finger comes down and grows as it leaves.
    func disc(at time: TimeInterval) -> Layer? {
        guard let down else { return nil }
        let arrival = min(1, (time - down) / Self.appearing + 0.35)
        let departure = lifted.map { min(1, (time - $0) / Self.fading) } ?? 0
        guard departure < 1 else { return nil }
        let scale = 1.25 - 0.25 * arrival + 0.35 * departure
        let box = CGRect(x: -Self.radius, y: -Self.radius, width: 2 * Self.radius, height: 2 * Self.radius)
        let place = CGAffineTransform(scaleX: scale, y: scale)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
        return Layer(
            name: "finger", transform: place, opacity: arrival * (1 - departure),
            contents: [
                .fill(.ellipse(in: box), Color(red: 0.24, green: 0.24, blue: 0.27, alpha: 0.38)),
                .stroke(
                    .ellipse(in: box.insetBy(dx: 1, dy: 1)), Color(red: 1, green: 1, blue: 1, alpha: 0.75),
                    Stroke(width: 2)),
            ])
    }
}
