package import Picture

extension LayerStorage {
    /// True while a layer is drawn whose coordinates begin at the bottom of the screen.
    private static var isUpsideDown = false

    /// Returns the layer with its sublayers as presented at a time on the film's clock; nil when nothing of
    /// it is visible.
    ///
    /// - Parameter space: the map from the space of the superlayer to its plane; nil without one.
    package func pictureLayer(at time: TimeInterval, in space: CATransform3D? = nil) -> Layer? {
        // What a transition hides stays visible until its end.
        guard let picture = visiblePicture(at: time, in: space) else {
            return layer?.contentTransition?.mix(nil, at: time)
        }
        return picture
    }

    private func visiblePicture(at time: TimeInterval, in space: CATransform3D?) -> Layer? {
        guard !isHidden, hasFiniteTransform else { return nil }
        guard isDark == nil, !isElevated, colorTraits == nil else {
            let traits = colorTraits.map { InterfaceStyle.traits + [$0] }
            return InterfaceStyle.with(dark: isDark, elevated: isElevated ? true : nil, traits: traits) {
                styledPicture(at: time, in: space)
            }
        }
        return styledPicture(at: time, in: space)
    }

    private func styledPicture(at time: TimeInterval, in space: CATransform3D?) -> Layer? {
        let state = presentedState(at: time)
        guard state.opacity > 0 else { return nil }
        let facade = layer
        let place = state.place(in: space, height: zPosition)
        if let facade = facade as? CATransformLayer {
            let plane = place ?? CATransform3DMakeAffineTransform(state.transformToSuperlayer)
            let space = state.sublayerMap.map { CATransform3DConcat($0, plane) } ?? plane
            let sublayers = facade.sublayerPictures(state, at: time, in: space)
            return Layer(identity: identity, name: facade.name, opacity: state.opacity, children: sublayers)
        }
        guard let place else { return state.transform.determinant == 0 ? nil : flatPicture(state, at: time) }
        let map = place.projection
        let side = map.tangent(at: state.anchorInBounds).determinant * (state.isGeometryFlipped ? -1 : 1)
        guard side != 0, side > 0 || facade?.isDoubleSided != false else { return nil }
        guard var picture = flatPicture(state, at: time) else { return nil }
        picture.transform = map.transform ?? .identity
        return map.transform == nil ? picture.projected(by: map) : picture
    }

    /// Returns the picture of a layer in the plane of its superlayer.
    private func flatPicture(_ state: LayerState, at time: TimeInterval) -> Layer? {
        guard state.isGeometryFlipped else { return picture(of: state, at: time) }
        Self.isUpsideDown.toggle()
        defer { Self.isUpsideDown.toggle() }
        return picture(of: state, at: time)
    }

    private func picture(of state: LayerState, at time: TimeInterval) -> Layer? {
        let facade = layer
        let corners = facade?.maskedCorners ?? .all
        let outline = state.outline(rounding: corners)
        var picture = Layer(
            identity: identity, name: owner?.pictureName ?? facade?.name,
            transform: state.transformToSuperlayer, opacity: isDimmed ? state.opacity / 2 : state.opacity,
            clip: masksToBounds ? outline : nil)
        picture.anchor = state.anchorInBounds
        if let backdrop = state.backdrop { picture.contents.append(.backdrop(outline, backdrop)) }
        var tiles: Layer?
        if let color = state.backgroundColor, color.alpha > 0 || pattern != nil,
            owner?.drawsBackground(in: state.bounds) != true
        {
            tiles = shownPattern(for: color)?.layer(filling: outline, in: state.bounds)
            if tiles == nil { picture.contents.append(.fill(outline, color)) }
        }
        if Self.isUpsideDown {
            picture.children = contentsUpsideDown(state, at: time)
        } else {
            addContents(state, at: time, to: &picture)
        }
        if let tiles { picture.insert(tiles, above: state.backdrop == nil ? 0 : 1) }
        if facade?.enlargesPixels == true { picture.enlargePixels() }
        picture.children += facade?.sublayerPictures(state, at: time) ?? sublayerPictures(at: time)
        picture.children += frontContents(state)
        if let border = state.border(rounding: corners) { picture.addInFront(border) }
        if let mask = owner?.maskStorage ?? facade?.mask?.storage {
            picture.mask = [mask.pictureLayer(at: time) ?? Layer()]
        }
        guard let facade else { return picture }
        if let filter = facade.compositingFilter { picture.blending = Layer.Blending(filter) }
        facade.addShadow(state, to: &picture)
        return facade.contentTransition?.mix(picture, at: time) ?? picture
    }

    /// Adds what the layer and its view draw between the background and the sublayers.
    private func addContents(_ state: LayerState, at time: TimeInterval, to picture: inout Layer) {
        let facade = layer
        if let owner { picture.contents += owner.pictureContents(in: state.bounds) }
        if let facade { picture.children = facade.layerContents(state, at: time) }
        if let owner { picture.children += owner.drawnContents(in: state.bounds) }
        if let facade { picture.children += facade.drawnContents(state) }
        if let facade { picture.children += facade.contentsPicture(state) }
        if let owner { picture.children += owner.pictureLayers(in: state.bounds) }
    }

    /// Returns what the view draws in front of the sublayers.
    private func frontContents(_ state: LayerState) -> [Layer] {
        guard let layers = owner?.frontLayers(in: state.bounds), !layers.isEmpty else { return [] }
        return Self.isUpsideDown ? [Layer(transform: state.flip, children: layers)] : layers
    }

    /// Returns the contents of a layer whose coordinates begin at the bottom. Paths lie in them; images,
    /// texts and drawings stay upright.
    private func contentsUpsideDown(_ state: LayerState, at time: TimeInterval) -> [Layer] {
        var contents = Layer()
        addContents(state, at: time, to: &contents)
        let isUpright = !(layer is CAShapeLayer || layer is CAGradientLayer || layer is CAEmitterLayer)
        if isUpright { contents.transform = state.flip }
        return contents.contents.isEmpty && contents.children.isEmpty ? [] : [contents]
    }

    /// Returns the pictures of the sublayers from back to front.
    ///
    /// - Parameter space: the map from their space to the layer's plane; nil where they lie in it.
    func sublayerPictures(at time: TimeInterval, in space: CATransform3D? = nil) -> [Layer] {
        guard let space else { return sublayersByHeight.compactMap { $0.storage.carriedPicture(at: time) } }
        let states = sublayersByHeight.map {
            (storage: $0.storage, state: $0.storage.presentedState(at: time))
        }
        // What lies in one plane keeps its order.
        let isFlat = states.allSatisfy { $0.state.spatialTransform == nil && $0.storage.zPosition == 0 }
        let heights = states.map { storage, state in
            isFlat
                ? 0 : state.place(in: space, height: storage.zPosition)?.height(of: state.anchorInBounds) ?? 0
        }
        return states.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }
            .compactMap { states[$0].storage.pictureLayer(at: time, in: space) }
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
