package import Picture

extension LayerStorage {
    /// Returns the layer with its sublayers as presented at a time on the film's clock; nil when nothing of
    /// it is visible.
    package func pictureLayer(at time: TimeInterval) -> Layer? {
        guard !isHidden else { return nil }
        guard isDark == nil else { return InterfaceStyle.with(dark: isDark) { styledPicture(at: time) } }
        return styledPicture(at: time)
    }

    private func styledPicture(at time: TimeInterval) -> Layer? {
        let state = presentedState(at: time)
        guard state.opacity > 0, state.transform.determinant != 0 else { return nil }
        let facade = layer
        let corners = facade?.maskedCorners ?? .all
        let outline = state.outline(rounding: corners)
        var picture = Layer(
            identity: identity, name: owner?.pictureName ?? facade?.name,
            transform: state.transformToSuperlayer, opacity: state.opacity,
            clip: masksToBounds ? outline : nil)
        picture.anchor = state.anchorInBounds
        if let color = state.backgroundColor, color.alpha > 0 {
            picture.contents.append(.fill(outline, color))
        }
        if let owner { picture.contents += owner.pictureContents(in: state.bounds) }
        if let facade { picture.children = facade.layerContents(state, at: time) }
        picture.children +=
            owner?.drawnContents(in: state.bounds) ?? facade?.drawnContents(in: state.bounds) ?? []
        if let facade { picture.children += facade.contentsPicture(in: state.bounds) }
        if let owner { picture.children += owner.pictureLayers(in: state.bounds) }
        picture.children += facade?.sublayerPictures(state, at: time) ?? sublayerPictures(at: time)
        if let border = state.border(rounding: corners) { picture.addInFront(border) }
        if let mask = owner?.maskStorage ?? facade?.mask?.storage {
            picture.mask = [mask.pictureLayer(at: time) ?? Layer()]
        }
        guard let facade else { return picture }
        facade.addShadow(state, to: &picture)
        return facade.contentTransition?.mix(picture, at: time) ?? picture
    }

    /// Returns the pictures of the sublayers from back to front.
    func sublayerPictures(at time: TimeInterval) -> [Layer] {
        sublayersByHeight.compactMap { $0.storage.pictureLayer(at: time) }
    }
}

extension Layer {
    /// Adds a border above the sublayers, as Core Animation draws it.
    mutating func addInFront(_ content: Content) {
        if children.isEmpty {
            contents.append(content)
        } else {
            children.append(Layer(contents: [content]))
        }
    }
}
