package import Picture

/// A layer that draws its sublayers several times, each time moved, colored and delayed a little more.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
    /// The number of copies, the original included; default 1.
    open var instanceCount = 1
    /// The color that multiplies that of the first copy; default white, for none.
    open var instanceColor: CGColor? = CGColor(.white)
    /// The amount that is added to red in each further copy; default 0.
    open var instanceRedOffset: Float = 0
    /// The amount that is added to green in each further copy; default 0.
    open var instanceGreenOffset: Float = 0
    /// The amount that is added to blue in each further copy; default 0.
    open var instanceBlueOffset: Float = 0
    /// The amount that is added to the opacity in each further copy; default 0.
    open var instanceAlphaOffset: Float = 0
    /// A Boolean value that indicates whether sublayers keep their depth; it has no effect.
    open var preservesDepth = false {
        didSet { warnOfNoEffect("CAReplicatorLayer.preservesDepth", oldValue, preservesDepth) }
    }

    /// The delay of each further copy in seconds; default 0.
    open var instanceDelay: CFTimeInterval {
        get { value("instanceDelay").number }
        set { setOwn("instanceDelay", newValue) }
    }

    /// The transform from each copy to the next, about the center of the layer; default the identity. Its
    /// part in the plane is drawn.
    open var instanceTransform: CATransform3D {
        get { value("instanceTransform").transform }
        set {
            hasFiniteStep = newValue.isFinite
            guard hasFiniteStep else {
                return storage.warnOfInfinite("instanceTransform", "only the first copy is drawn")
            }
            setOwn("instanceTransform", LayerValue(newValue))
        }
    }

    /// False while the transform that code has set has a number that is not finite, and no copy but the first
    /// has a place.
    private var hasFiniteStep = true

    package override func standard(_ key: String) -> LayerValue? {
        switch key {
        case "instanceTransform": LayerValue(CATransform3DIdentity)
        case "instanceDelay": LayerValue(CGFloat(0))
        default: super.standard(key)
        }
    }

    @_spi(UIKitInternals) open override func makeEmptyCopy() -> CALayer { CAReplicatorLayer() }

    package override func arrange(
        _ state: LayerState, at time: TimeInterval, draw: (TimeInterval) -> [Layer]
    ) -> [Layer] {
        let anchor = state.anchorInBounds
        let map = (state.values["instanceTransform"] ?? value("instanceTransform")).transform
        let delay = (state.values["instanceDelay"] ?? value("instanceDelay")).number
        let step = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(CATransform3DGetAffineTransform(map))
            .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
        let room = RunContext.current[LayerRoom.self]
        var (copies, place) = ([Layer](), CGAffineTransform.identity)
        let first = draw(time)
        let firstWeight = Self.weight(first)
        for index in 0..<shownCount(ofWeight: firstWeight) {
            let tint = tint(ofCopy: index)
            let isSame = index == 0 || delay == 0
            let shown = isSame ? first : draw(time - Double(index) * delay)
            // The first copy takes none of the room: it is what another layer would show.
            if index > 0 {
                let weight = isSame ? firstWeight : Self.weight(shown)
                guard weight <= room.left else {
                    room.warn(of: self)
                    break
                }
                room.take(weight)
            }
            let pictures = shown.map { $0.tinted(by: tint, isFirst: index == 0) }
            copies.append(Layer(transform: place, opacity: tint.alpha, children: pictures))
            place = step.concatenating(place)
        }
        return copies.filter { $0.opacity > 0 }
    }

    /// The largest number of copies.
    private static let mostCopies = 10_000
    /// The largest number of layers in all copies: replicators in replicators multiply them.
    private static let mostLayers = 100_000

    /// Returns the work of drawing pictures, in layers; 1 for none, which take time as well.
    private static func weight(_ pictures: [Layer]) -> Int {
        max(1, pictures.reduce(0) { $0 + $1.weight })
    }

    /// Returns the number of copies of pictures of a weight that are drawn, and warns of others.
    private func shownCount(ofWeight weight: Int) -> Int {
        let count = max(0, hasFiniteStep ? instanceCount : min(instanceCount, 1))
        let shown = min(count, Self.mostCopies, max(1, Self.mostLayers / weight))
        if shown < count {
            let name = name.map { " “\($0)”" } ?? ""
            RunContext.current.warn(
                "CAReplicatorLayer\(name): \(shown) of \(count) copies are drawn; all together may have "
                    + "\(Self.mostLayers) layers.")
        }
        return shown
    }

    private func tint(ofCopy index: Int) -> Color {
        let (base, count) = (instanceColor?.color ?? .white, Double(index))
        return Color(
            red: base.red + count * Double(instanceRedOffset),
            green: base.green + count * Double(instanceGreenOffset),
            blue: base.blue + count * Double(instanceBlueOffset),
            alpha: base.alpha + count * Double(instanceAlphaOffset))
    }
}

extension Layer {
    /// Returns the layer with its colors multiplied by another one. Copies lose their identities, which one
    /// layer has alone.
    fileprivate func tinted(by tint: Color, isFirst: Bool) -> Layer {
        var copy = self
        if !isFirst { copy.identity = nil }
        copy.contents = contents.map { $0.recolored { $0.multiplied(by: tint) } }
        copy.children = children.map { $0.tinted(by: tint, isFirst: isFirst) }
        return copy
    }
}

extension Color {
    fileprivate func multiplied(by tint: Color) -> Color {
        Color(red: red * tint.red, green: green * tint.green, blue: blue * tint.blue, alpha: alpha)
    }
}
