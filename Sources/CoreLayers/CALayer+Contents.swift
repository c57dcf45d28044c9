package import Picture

/// An image that layers and particles show.
package protocol LayerContents {
    /// Returns the size in points, with a number of pixels per point where the image has none of its own.
    func contentsSize(scale: CGFloat) -> CGSize
    /// Returns the image stretched to a rectangle, in one color if there is one; nil when nothing is seen.
    func contentsLayer(in frame: CGRect, scale: CGFloat, color: Color?) -> Layer?
}

extension CGImage: LayerContents {
    package func contentsSize(scale: CGFloat) -> CGSize {
        let scale = scale > 0 ? scale : 1
        return CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    }

    package func contentsLayer(in frame: CGRect, scale: CGFloat, color: Color?) -> Layer? {
        let scale = scale > 0 ? scale : 1
        let size = contentsSize(scale: scale)
        guard frame.width > 0, frame.height > 0, size.width > 0, size.height > 0 else { return nil }
        return content(scale: scale).layer(of: size, in: frame, color: color)
    }
}

extension CALayer {
    /// The part of the contents that is shown, in fractions of the image's size; default (0, 0, 1, 1), for
    /// all of it. Animatable: films in sprite sheets step from part to part.
    public var contentsRect: CGRect {
        get { storage.model.values["contentsRect"]?.rect ?? LayerState.wholeContents }
        set { setOwn("contentsRect", LayerValue(newValue)) }
    }

    /// The part of the contents that is stretched where they are resized, in fractions of the image's size;
    /// default (0, 0, 1, 1), for all of it. What is beside it keeps its size along that axis, such as the
    /// corners of a button. Animatable.
    public var contentsCenter: CGRect {
        get { storage.model.values["contentsCenter"]?.rect ?? LayerState.wholeContents }
        set { setOwn("contentsCenter", LayerValue(newValue)) }
    }

    /// Returns the picture of the contents, an image, of which a part is fitted to the bounds.
    func contentsPicture(_ state: LayerState) -> [Layer] {
        guard let image = contents as? any LayerContents else { return [] }
        let (part, size) = (
            state.values["contentsRect"]?.rect ?? LayerState.wholeContents,
            image.contentsSize(scale: contentsScale)
        )
        guard part.width > 0, part.height > 0 else { return [] }
        let shown = CGSize(width: size.width * part.width, height: size.height * part.height)
        let frame = contentsGravity.frame(of: shown, in: state.bounds)
        if let center = state.values["contentsCenter"]?.rect, center != LayerState.wholeContents {
            return ContentsSlice.grid(of: part, shown, around: center, in: frame)
                .compactMap { picture(of: $0.part, of: image, in: $0.frame) }
        }
        guard part != LayerState.wholeContents else {
            return image.contentsLayer(in: frame, scale: contentsScale, color: nil).map { [$0] } ?? []
        }
        return picture(of: part, of: image, in: frame).map { [$0] } ?? []
    }

    /// Returns the picture of a part of an image, stretched to a rectangle.
    private func picture(of part: CGRect, of image: any LayerContents, in frame: CGRect) -> Layer? {
        let whole = CGRect(
            x: frame.minX - part.minX * frame.width / part.width,
            y: frame.minY - part.minY * frame.height / part.height,
            width: frame.width / part.width, height: frame.height / part.height)
        return image.contentsLayer(in: whole, scale: contentsScale, color: nil)
            .map { Layer(clip: .rectangle(frame), children: [$0]) }
    }
}

extension Layer {
    /// Lets the pixels of all images stay squares where they are enlarged.
    mutating func enlargePixels() {
        for index in contents.indices {
            guard case .image(var image) = contents[index] else { continue }
            image.isPixelated = true
            contents[index] = .image(image)
        }
        for index in children.indices { children[index].enlargePixels() }
    }
}

extension LayerState {
    /// The part of contents that is all of them.
    static let wholeContents = CGRect(x: 0, y: 0, width: 1, height: 1)
}

extension CALayerContentsGravity {
    /// Returns the rectangle of contents of a size in the bounds.
    fileprivate func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
        let (x, y) = (bounds.width / size.width, bounds.height / size.height)
        switch self {
        case .resizeAspect: return size.aligned(in: bounds, 0.5, 0.5, factor: min(x, y))
        case .resizeAspectFill: return size.aligned(in: bounds, 0.5, 0.5, factor: max(x, y))
        case .center: return size.aligned(in: bounds, 0.5, 0.5)
        case .top: return size.aligned(in: bounds, 0.5, 1)
        case .bottom: return size.aligned(in: bounds, 0.5, 0)
        case .left: return size.aligned(in: bounds, 0, 0.5)
        case .right: return size.aligned(in: bounds, 1, 0.5)
        case .topLeft: return size.aligned(in: bounds, 0, 1)
        case .topRight: return size.aligned(in: bounds, 1, 1)
        case .bottomLeft: return size.aligned(in: bounds, 0, 0)
        case .bottomRight: return size.aligned(in: bounds, 1, 0)
        default: return bounds
        }
    }
}
