import Picture

/// The changes of a layer's color to another one and back.
struct ColorFlashes {
    private let start: Color
    /// The names of the colors farthest from the first one, one for each change that has ended or goes on.
    private var names: [String] = []
    /// The greatest distance from the first color in the change that goes on; nil for none.
    private var peak: Double?
    /// The least distance since the last change.
    private var least = 0.0
    private var distance = 0.0
    private var hasReturned = false

    /// The least distance that is seen as another color, as a part of a component's range.
    private static let visible = 0.2

    init(from start: Color) {
        self.start = start
    }

    /// The number of times that the color has begun to change.
    var count: Int { names.count }

    /// The name of the color that the layer takes each time; nil before it has gone back, and where it takes
    /// several.
    var name: String? {
        guard hasReturned, let first = names.first, first != start.plainName else { return nil }
        return names.allSatisfy { $0 == first } ? first : nil
    }

    /// True when the color is that of the first frame.
    var isBack: Bool { distance < 0.05 }

    /// Adds the color of the next frame.
    mutating func add(_ color: Color) {
        distance = color.distance(to: start)
        guard let peak else {
            least = min(least, distance)
            guard distance >= Self.visible, distance - least >= Self.visible / 2 else { return }
            self.peak = distance
            names.append(color.plainName)
            return
        }
        if distance > peak {
            self.peak = distance
            names[names.count - 1] = color.plainName
        } else if distance < peak / 2 {
            (self.peak, least, hasReturned) = (nil, distance, true)
        }
    }
}

extension Color {
    /// Returns the greatest difference of a component from that of another color.
    fileprivate func distance(to other: Color) -> Double {
        max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
    }
}
