/// The values of members of a layer that a film does not follow.
struct UnusedLayerValues {
    var fillMode = CAMediaTimingFillMode.removed
    var style: [AnyHashable: Any]?
    var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
}

extension CALayer {
    /// The behavior of the layer before and after its time; default removed. It has no effect.
    public var fillMode: CAMediaTimingFillMode {
        get { unused.fillMode }
        set {
            warnOfNoEffect("CALayer.fillMode", fillMode, newValue)
            unused.fillMode = newValue
        }
    }

    /// The values of properties that have not been set; default nil. They have no effect.
    public var style: [AnyHashable: Any]? {
        get { unused.style }
        set {
            warnOfNoEffect("CALayer.style", style, newValue)
            unused.style = newValue
        }
    }

    /// The edges that are drawn smoothly; default all. It has no effect: all are.
    public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { unused.edgeAntialiasingMask }
        set {
            warnOfNoEffect("CALayer.edgeAntialiasingMask", edgeAntialiasingMask, newValue)
            unused.edgeAntialiasingMask = newValue
        }
    }
}
