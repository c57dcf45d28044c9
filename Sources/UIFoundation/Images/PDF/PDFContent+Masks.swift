import Picture

extension PDFContent {
    /// Limits drawing to a soft mask: the brightness or the opacity of a form (ISO 32000-1, 11.6.5.3).
    mutating func clip(toMask mask: PDFValue) {
        guard let canvas = context.canvas else { return }
        let drawing = CGContext()
        drawing.canvas = canvas
        drawing.state.transform = context.ctm
        var content = PDFContent(of: file, in: drawing, insideOf: self)
        content.drawForm(file.entry("G", of: mask))
        take(content)
        var layer = Layer(children: drawing.drawing)
        if file.entry("S", of: mask).name == "Luminosity" { layer = layer.brightnessAsOpacity }
        context.clip(toOpacityOf: layer, in: canvas)
    }
}

extension CGContext {
    /// Limits drawing to the opacity of a layer in the coordinates of the whole drawing.
    func clip(toOpacityOf layer: Layer, in canvas: CGRect) {
        guard let image = CGImage(.drawing(layer), size: canvas.size, scale: 1) else { return }
        // An image stands on its head; the mask does not.
        let own = ctm
        state.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: canvas.height)
        clip(to: canvas, mask: image)
        state.transform = own
    }
}

extension Layer {
    /// The layer in black, as opaque as its colors are bright.
    var brightnessAsOpacity: Layer {
        var copy = self
        copy.contents = contents.map { content in
            content.recolored { color in
                // The weights of ISO 32000-1, 11.3.5.3.
                let brightness = 0.3 * color.red + 0.59 * color.green + 0.11 * color.blue
                return Color.black.faded(by: brightness * color.alpha)
            }
        }
        copy.children = children.map(\.brightnessAsOpacity)
        return copy
    }
}
