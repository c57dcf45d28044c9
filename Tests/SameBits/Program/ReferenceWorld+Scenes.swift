import Physics2D

/// The scenes of Tests/Goldens/Box2D as numbers; `run` makes the file of C that defines them, as text is hard
/// to read without Foundation. A line is its index among `ReferenceWorld.Line`, its number of floats, and
/// their bits; a scene ends with `endOfScene`.
@_extern(c, "sameBitsScenes") private func scenes() -> UnsafePointer<UInt32>
@_extern(c, "sameBitsSceneCount") private func countScenes() -> Int32

private let endOfScene = UInt32.max

extension ReferenceWorld {
    /// The number of scenes.
    static var sceneCount: Int { Int(countScenes()) }

    /// Creates the world of a scene, by its index in the order of names.
    init(scene: Int, _ solver: SolverKind) {
        self.init(solver)
        var next = scenes()
        for _ in 0..<scene { Self.skipScene(&next) }
        while next.pointee != endOfScene {
            let (line, count) = (Line.allCases[Int(next[0])], Int(next[1]))
            next += 2
            add(line, (0..<count).map { Float(bitPattern: next[$0]) })
            next += count
        }
    }

    private static func skipScene(_ next: inout UnsafePointer<UInt32>) {
        while next.pointee != endOfScene { next += 2 + Int(next[1]) }
        next += 1
    }
}
