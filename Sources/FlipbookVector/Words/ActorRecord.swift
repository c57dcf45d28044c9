import CoreGeometry
import Foundation
import Picture

/// The places and the look of one layer in all frames, as a viewer sees them.
struct ActorRecord {
    /// The layer in one frame, in points of the scene.
    struct Sample {
        /// The number of the frame among the recorded ones.
        var index: Int
        /// The center of what the layer draws.
        var center: CGPoint
        /// The center in the coordinates of the layer around it.
        var ownCenter: CGPoint
        /// The rectangle around what the layer draws, or around its bounds if it only holds others, in the
        /// coordinates of the layer around it.
        var ownBox: CGRect
        /// The corner of the layer's clip, in its own coordinates: the content's offset in a scroll view.
        var offset: CGPoint
        /// The angle in radians clockwise, which keeps counting beyond a full turn.
        var angle: CGFloat
        /// The width and height of what the layer draws; zero for a layer that only holds others.
        var size: CGSize
        /// The opacity, 0...1.
        var opacity: CGFloat
        /// True when a part of it, or of what it holds, lies in the scene and in the clips around it, and
        /// is not covered.
        var isVisible = false
        /// True when only opaque layers in front of it hide it.
        var isCovered = false
        /// The identity of the layer that covers it alone; nil for none.
        var cover: Int?
    }

    /// The identity of the layer in pictures.
    let identity: Int
    /// The layer's name: that of an animator's item, or an accessibility identifier; nil for none.
    let name: String?
    /// The identity of the layer around it; nil for a layer of the picture.
    let parent: Int?
    /// The look in the first frame in which the layer is visible, and what changes of it.
    var look: ActorLook
    private(set) var samples: [Sample] = []
    /// True where all of what the layer draws lies within the scene in a frame.
    var isEverWhole = false
    /// True where the layer emits particles.
    var emits = false
    /// The most copies that are drawn of the layer, itself included.
    private(set) var copies = Layer.Copies()
    /// True when the layer is visible in a sample.
    private var isSeen = false

    init(_ layer: Layer, identity: Int, parent: Int?) {
        (self.identity, self.parent, name) = (identity, parent, layer.name)
        look = ActorLook(layer)
    }

    /// Adds the layer of a frame.
    mutating func add(_ sample: Sample) {
        var sample = sample
        if let last = samples.last {
            sample.angle = last.angle + (sample.angle - last.angle).remainder(dividingBy: 2 * .pi)
        }
        samples.append(sample)
    }

    /// Notes the copies that are drawn of the layer in a frame.
    mutating func note(_ copies: Layer.Copies) {
        self.copies.areAlike = self.copies.areAlike && copies.areAlike
        self.copies.count = max(self.copies.count, copies.count)
    }

    /// Takes how the layer of the last frame is seen; nil for nothing in it that is drawn.
    mutating func see(_ visibility: PaintedFrame.Visibility?, _ layer: Layer) {
        let last = samples.count - 1
        switch visibility {
        case .seen:
            // What changes before it is first seen is not seen to change.
            if isSeen { look.update(layer) } else { look = ActorLook(layer) }
            (samples[last].isVisible, isSeen) = (true, true)
        case .covered(let cover): (samples[last].isCovered, samples[last].cover) = (true, cover)
        case nil: break
        }
    }

    /// The samples from the first to the last visible one.
    var seen: ArraySlice<Sample> {
        guard let first = samples.firstIndex(where: \.isVisible),
            let last = samples.lastIndex(where: \.isVisible)
        else { return [] }
        return samples[first...last]
    }

    /// Returns true when the layer itself moves, turns, grows or fades, or its color or text changes, while
    /// it is visible; or if it comes or goes.
    func acts(in record: MotionRecord) -> Bool {
        guard let first = seen.first else { return false }
        return look.changes || comesOrGoes(in: record) || scrolls
            || seen.contains {
                $0.ownCenter.distance(to: first.ownCenter) > 1
                    || !look.isRound && abs($0.angle - first.angle) > .pi / 90
                    || abs($0.size.width - first.size.width) > 1
                    || abs($0.size.height - first.size.height) > 1 || abs($0.opacity - first.opacity) > 0.1
            }
    }

    /// Returns true when the layer is first seen after the first frame of the film, or last seen before its
    /// last, other than by what covers it.
    func comesOrGoes(in record: MotionRecord) -> Bool {
        guard let first = seen.first, let last = seen.last else { return false }
        return first.index > 0 && coveredBefore == nil
            || last.index + 1 < record.times.count && coveredAfter == nil
    }

    /// The sample before the first visible one, if the layer is covered in it.
    var coveredBefore: Sample? {
        guard let first = seen.first else { return nil }
        return samples.last { $0.index == first.index - 1 && $0.isCovered }
    }

    /// The sample behind the last visible one, if the layer is covered in it.
    var coveredAfter: Sample? {
        guard let last = seen.last else { return nil }
        return samples.first { $0.index == last.index + 1 && $0.isCovered }
    }

    /// True when the layer itself moves by more than a point while it is visible. One that grows from an
    /// edge, such as a bar that fills, does not.
    var travels: Bool {
        guard let first = seen.first else { return false }
        return seen.contains { $0.ownCenter.distance(to: first.ownCenter) > 1 } && !isFixed
    }

    /// True when the layer does not turn, and an edge or the middle of its box keeps its place along each
    /// axis.
    private var isFixed: Bool {
        guard let first = seen.first, seen.allSatisfy({ abs($0.angle - first.angle) < .pi / 180 }) else {
            return false
        }
        func keeps(_ place: (CGRect) -> CGFloat) -> Bool {
            seen.allSatisfy { abs(place($0.ownBox) - place(first.ownBox)) <= 1 }
        }
        return (keeps(\.minX) || keeps(\.midX) || keeps(\.maxX))
            && (keeps(\.minY) || keeps(\.midY) || keeps(\.maxY))
    }

    /// True when the layer moves within the one around it by small steps, and not only in jumps, as a row of
    /// a table that becomes another one does.
    var glides: Bool {
        let steps = zip(seen, seen.dropFirst()).map { $0.ownCenter.distance(to: $1.ownCenter) }
        return steps.count { $0 > 0.05 && $0 < 20 } >= 3
    }
}
