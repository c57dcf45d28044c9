/// A continuous change of color by a function, along a line or between two circles.
public final class CGShading: NSObject {
    /// The geometry of a shading.
    enum Form {
        /// Along a line.
        case axial(start: CGPoint, end: CGPoint)
        /// Between two circles.
        case radial(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)
    }

    let form: Form
    let gradient: CGGradient
    let options: CGGradientDrawingOptions

    /// Creates a shading along a line; never nil. All colors are in sRGB.
    public convenience init?(
        axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction,
        extendStart: Bool, extendEnd: Bool
    ) {
        self.init(.axial(start: start, end: end), function, extendStart, extendEnd)
    }

    /// Creates a shading between two circles; never nil. All colors are in sRGB.
    public convenience init?(
        radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint,
        endRadius: CGFloat, function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        let form = Form.radial(start: start, startRadius: startRadius, end: end, endRadius: endRadius)
        self.init(form, function, extendStart, extendEnd)
    }

    private init(_ form: Form, _ function: CGFunction, _ extendStart: Bool, _ extendEnd: Bool) {
        (self.form, gradient) = (form, CGGradient(stops: function.stops))
        var options: CGGradientDrawingOptions = []
        if extendStart { options.insert(.drawsBeforeStartLocation) }
        if extendEnd { options.insert(.drawsAfterEndLocation) }
        self.options = options
        super.init()
    }
}

extension CGContext {
    /// Draws a shading over the clip.
    public func drawShading(_ shading: CGShading) {
        switch shading.form {
        case .axial(let start, let end):
            drawLinearGradient(shading.gradient, start: start, end: end, options: shading.options)
        case .radial(let start, let startRadius, let end, let endRadius):
            drawRadialGradient(
                shading.gradient, startCenter: start, startRadius: startRadius, endCenter: end,
                endRadius: endRadius, options: shading.options)
        }
    }
}
