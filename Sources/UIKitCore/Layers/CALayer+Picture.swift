import Picture

extension CALayer {
    /// True when the layer is drawn from the view's fields alone.
    var isPlain: Bool {
        running.isEmpty && ownSublayers.isEmpty && own.values.isEmpty && mask == nil && contents == nil
            && contentTransition == nil && maskedCorners == .all && isExactlyBase && spatialTransform == nil
    }

    private var isExactlyBase: Bool { type(of: self) == CALayer.self }

    /// Returns the layer with its sublayers as presented at a time on the film's clock; nil when nothing of
    /// it is visible.
    func pictureLayer(at time: TimeInterval) -> Layer? {
        guard !isHidden else { return nil }
        let state = presentedState(at: time)
        let seen = state.seen
        guard seen.opacity > 0, seen.transform.determinant != 0 else { return nil }
        let outline = seen.outline(rounding: maskedCorners)
        var layer = Layer(
            identity: identity, name: view?.pictureName ?? name, transform: seen.transformToSuperview,
            opacity: seen.opacity, clip: masksToBounds ? outline : nil)
        layer.anchor = seen.anchorInBounds
        if let color = seen.backgroundColor, color.alpha > 0 { layer.contents.append(.fill(outline, color)) }
        layer.contents += view?.pictureContents(in: seen.bounds) ?? []
        layer.children = layerContents(state, at: time) + drawnContents(in: seen.bounds)
        layer.children += contentsPicture(in: seen.bounds) + (view?.pictureLayers(in: seen.bounds) ?? [])
        layer.children += sublayerPictures(state, at: time)
        if let border = seen.border(rounding: maskedCorners) { layer.addInFront(border) }
        addEffects(state, outline, to: &layer, at: time)
        return contentTransition?.mix(layer, at: time) ?? layer
    }

    /// Returns the pictures of the sublayers from back to front, by z position and then in their order.
    private func sublayerPictures(_ state: LayerState, at time: TimeInterval) -> [Layer] {
        let all = orderedChildren
        let ordered =
            all.contains { $0.zPosition != 0 }
            ? all.enumerated().sorted {
                ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
            }
            .map(\.element) : all
        let pictures = arrange(state, at: time) { time in ordered.compactMap { $0.picture(at: time) } }
        guard let map = state.values["sublayerTransform"]?.transform, !CATransform3DIsIdentity(map) else {
            return pictures
        }
        let anchor = state.seen.anchorInBounds
        let plane = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(CATransform3DGetAffineTransform(map))
            .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
        return [Layer(transform: plane, children: pictures)]
    }

    /// A subview or a layer of no view, as something to draw.
    private struct Child {
        let view: UIView?
        let layer: CALayer?

        @MainActor var zPosition: CGFloat { view?.zPosition ?? layer?.zPosition ?? 0 }

        @MainActor func picture(at time: TimeInterval) -> Layer? {
            view?.pictureLayer(at: time) ?? layer?.pictureLayer(at: time)
        }
    }

    /// The sublayers, without the creation of layers for subviews that have none yet.
    private var orderedChildren: [Child] {
        guard let view else { return ownSublayers.map { Child(view: nil, layer: $0.layer) } }
        guard !ownSublayers.isEmpty else { return view.subviews.map { Child(view: $0, layer: nil) } }
        return orderedSublayers.map {
            $0.view == nil ? Child(view: nil, layer: $0) : Child(view: $0.view, layer: nil)
        }
    }

    private func addEffects(
        _ state: LayerState, _ outline: Shape, to layer: inout Layer, at time: TimeInterval
    ) {
        if let mask { layer.mask = [mask.pictureLayer(at: time) ?? Layer()] }
        if let mask = view?.mask { layer.mask = [mask.pictureLayer(at: time) ?? Layer()] }
        let opacity = state.values["shadowOpacity"]?.number ?? 0
        guard opacity > 0, !masksToBounds else { return }
        func value(_ key: String) -> LayerValue {
            state.values[key] ?? standard(key) ?? LayerValue(CGFloat(0))
        }
        let offset = value("shadowOffset").size
        layer.shadows = [
            Shadow(
                color: value("shadowColor").color.faded(by: min(opacity, 1)),
                offset: CGVector(dx: offset.width, dy: offset.height),
                radius: max(0, value("shadowRadius").number),
                shape: state.values["shadowPath"].map { .path($0.path) })
        ]
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
