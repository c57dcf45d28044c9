import CoreGeometry
import Picture

extension LayerRecord {
    /// Returns the tracks of the children from back to front.
    func childTracks(_ tolerance: TrackTolerance, frameCount: Int) -> [LayerTracks] {
        let order = SiblingOrder(of: orders)
        return order.parts.flatMap { part -> [LayerTracks] in
            guard let child = children[part.key] else { return [] }
            let starts = order.starts[part.key] ?? [0]
            let end = part.number + 1 < starts.count ? starts[part.number + 1] : Int.max
            let start = part.number == 0 ? 0 : starts[part.number]
            return child.tracks(from: start, to: end, tolerance, frameCount).map { [$0] } ?? []
        }
    }

    /// Returns the tracks of the layer in the frames of a range; nil when it is in none of them.
    private func tracks(
        from start: Int, to end: Int, _ tolerance: TrackTolerance, _ frameCount: Int
    ) -> LayerTracks? {
        let visible = samples.map(\.frame).filter { $0 >= start && $0 < end }.ranges
        guard !visible.isEmpty else { return nil }
        let fit = SampleFit(samples: samples, visible: visible)
        return LayerTracks(
            identity: identity, name: name, visible: visible,
            x: fit.track(of: \.x, tolerance.position), y: fit.track(of: \.y, tolerance.position),
            rotation: fit.track(of: \.rotation, angleTolerance(tolerance)),
            scaleX: fit.track(of: \.scaleX, scaleTolerance(tolerance)),
            scaleY: fit.track(of: \.scaleY, scaleTolerance(tolerance)),
            skew: fit.track(of: \.skew, tolerance.angle),
            opacity: fit.opacity(tolerance.color, frameCount: frameCount),
            effects: effects,
            contents: contentTracks(tolerance), children: childTracks(tolerance, frameCount: frameCount))
    }

    /// The radius of the contents around the anchor, in points, at least 1.
    private var reach: Double {
        let numbers = versions.joined().compactMap { $0.painted?.shape.coordinates }.joined()
        return max(1, min(numbers.map(abs).max() ?? 1, 1000))
    }

    /// Returns the tolerance of angles: that of positions at the edge of the layer, if that is less.
    private func angleTolerance(_ tolerance: TrackTolerance) -> Double {
        min(tolerance.angle, tolerance.position / reach * 180 / .pi)
    }

    /// Returns the tolerance of scale factors: that of positions at the edge of the layer.
    private func scaleTolerance(_ tolerance: TrackTolerance) -> Double { tolerance.position / reach }

    private func contentTracks(_ tolerance: TrackTolerance) -> [ContentTrack] {
        guard let first = versions.first else { return [] }
        guard versions.count > 1 else { return first.map { ContentTrack($0) } }
        let isAlike = versions.allSatisfy { version in
            version.count == first.count && zip(first, version).allSatisfy { $0.isLike($1) }
        }
        if isAlike { return first.indices.map { track(ofContent: $0, tolerance) } }
        return versions.indices.flatMap { number in
            let frames = zip(samples, versionOfSample).filter { $0.1 == number }.map(\.0.frame)
            return versions[number].map { content in
                var track = ContentTrack(content)
                track.visible = frames.ranges
                return track
            }
        }
    }

    /// Returns the track of an operation that differs from version to version in color and coordinates alone.
    private func track(ofContent index: Int, _ tolerance: TrackTolerance) -> ContentTrack {
        var track = ContentTrack(versions[0][index])
        let changes = zip(samples, versionOfSample).map { (frame: $0.frame, content: versions[$1][index]) }
        // Closures, since the runtime of Swift 6.3 copies overlapping memory for a key path through an
        // optional.
        if Set(changes.map { $0.content.painted?.color }).count > 1 {
            track.color = PolylineTrack(
                fitting: changes.map { ($0.frame, $0.content.painted?.color.components ?? []) },
                tolerance: tolerance.color)
        }
        if Set(changes.map { $0.content.painted?.shape }).count > 1 {
            track.shape = PolylineTrack(
                fitting: changes.map { ($0.frame, $0.content.painted?.shape.coordinates ?? []) },
                tolerance: tolerance.position)
        }
        // Differences far below the tolerance do not count as a change.
        if track.color?.constant != nil { track.color = nil }
        if track.shape?.constant != nil { track.shape = nil }
        return track
    }
}

/// The fit of all motion tracks of one layer.
private struct SampleFit {
    let samples: [LayerRecord.Sample]
    let visible: [Range<Int>]

    /// Returns the track of a quantity.
    func track(of quantity: KeyPath<LayerRecord.Sample, Double>, _ tolerance: Double) -> Track {
        TrackFit(samples: values(of: quantity), tolerance: tolerance).track(of: visible)
    }

    /// Returns the track of the opacity, which is 0 where the layer is not shown.
    func opacity(_ tolerance: Double, frameCount: Int) -> Track {
        let fit = TrackFit(samples: values(of: \.opacity), tolerance: tolerance)
        guard visible != [0..<frameCount] else { return fit.track(of: visible) }
        var keys: [Track.Key] = visible[0].lowerBound > 0 ? [.init(0, 0)] : []
        var error = 0.0
        for range in visible {
            let part = fit.track(of: [range])
            keys += part.keys
            if range.upperBound < frameCount { keys.append(.init(range.upperBound, 0)) }
            error = max(error, part.error)
        }
        var track = Track(keys)
        track.error = error
        return track
    }

    private func values(of quantity: KeyPath<LayerRecord.Sample, Double>) -> [Double] {
        var values = [Double](repeating: 0, count: visible[visible.count - 1].upperBound)
        for sample in samples where sample.frame < values.count {
            values[sample.frame] = sample[keyPath: quantity]
        }
        return values
    }
}

extension [Int] {
    /// The rising numbers as ranges without gaps.
    fileprivate var ranges: [Range<Int>] {
        reduce(into: []) { ranges, number in
            if let last = ranges.last, last.upperBound == number {
                ranges[ranges.count - 1] = last.lowerBound..<number + 1
            } else {
                ranges.append(number..<number + 1)
            }
        }
    }
}
