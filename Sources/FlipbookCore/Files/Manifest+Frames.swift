extension Manifest {
    /// The frames that a folder with this film.json has to hold: those that it lists, those of a run that was
    /// stopped, and those between them at the smallest distance of two. Nil when there are none.
    package var wholeFrames: FrameRange? {
        var numbers = files.numbers
        if let unfinished { numbers.formUnion(FrameSet(unfinished)) }
        // A foreign film.json may name a frame that no film has; nothing is enumerated up to it.
        let known = numbers.prefix { $0 < Film.mostFrames }
        let gaps = zip(known, known.dropFirst()).map { (first: $0, next: $1) }
        let step = gaps.map { $0.next - $0.first }.min() ?? 1
        for gap in gaps {
            for number in stride(from: gap.first + step, to: gap.next, by: step) { numbers.insert(number) }
        }
        return FrameRange(numbers)
    }
}
