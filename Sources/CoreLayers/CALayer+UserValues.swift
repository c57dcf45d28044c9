// Values of the scene's own keys. Layers draw them, animate them and respond to their changes.

extension CALayer {
    /// Returns the value of a key of the scene's own; nil for none.
    package func userValue(_ key: String) -> Any? {
        if let value = (self as? CAEmitterLayer)?.cellValue(forKeyPath: key) { return value }
        return userValues[key] ?? storedProperty(key) ?? type(of: self).defaultValue(forKey: key)
    }

    /// Sets the value of a key of the scene's own and runs the action of the change.
    package func setUserValue(_ value: Any?, forKey key: String) {
        if (self as? CAEmitterLayer)?.setCellValue(value, forKeyPath: key) == true { return }
        if setStoredProperty(value, forKey: key) { return }
        let action = modelLayer == nil ? userAction(key) : nil
        userValues[key] = value
        action?.run(forKey: key, object: self, arguments: nil)
        if type(of: self).needsDisplay(forKey: key) { requestDrawing() }
    }

    /// Returns the action of a change before it is made: only the scene's own classes and settings have one.
    private func userAction(_ key: String) -> (any CAAction)? {
        guard DrawingClasses.mayDraw(type(of: self)) || actions != nil,
            CATransaction.open?.disablesActions != true
        else { return nil }
        let action = action(forKey: key)
        guard let animation = (action as? CABasicAnimation)?.copy() as? CABasicAnimation else {
            return action
        }
        animation.keyPath = animation.keyPath ?? key
        if animation.fromValue == nil, animation.byValue == nil { animation.fromValue = shownUserValue(key) }
        return animation
    }

    /// Returns the value of a key that the layer shows: a change begins where a running one has come.
    private func shownUserValue(_ key: String) -> Any? {
        let value = userValue(key)
        guard let run = storage.running[key] else { return value }
        var state = storage.model
        run.apply(to: &state, at: localTime(RunContext.current.clock.time), of: self)
        return state.values[key]?.asAny(like: value) ?? value
    }

    /// Returns the value of a key at which an animation of it starts; nil for a key that nothing draws.
    func animatableUserValue(_ key: String) -> LayerValue? {
        let value = LayerValue(any: userValue(key))
        return value ?? (type(of: self).needsDisplay(forKey: key) ? LayerValue(CGFloat(0)) : nil)
    }

    /// Returns the action of a change that was made. A class of the scene's finds the layer as it was before.
    func action(forKey key: String, from old: LayerValue) -> (any CAAction)? {
        guard DrawingClasses.mayDraw(type(of: self)) else { return action(forKey: key) }
        let model = storage.model
        storage.model[key] = old
        defer { storage.model = model }
        return action(forKey: key)
    }
}

extension CAAnimation {
    /// Returns whether a layer is drawn again for each picture of the animation.
    func redraws(_ layer: CALayer) -> Bool {
        if let group = self as? CAAnimationGroup {
            return group.animations?.contains { $0.redraws(layer) } == true
        }
        guard let key = (self as? CAPropertyAnimation)?.keyPath?.prefix(while: { $0 != "." }) else {
            return false
        }
        return type(of: layer).needsDisplay(forKey: String(key))
    }
}
