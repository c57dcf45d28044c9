import Picture

extension CALayer {
    func start(_ anim: CAAnimation, forKey key: String?) {
        guard let copy = anim.copy() as? CAAnimation else { return }
        if let key { removeRunning(forKey: key) }
        let context = RunContext.current
        let transaction = CATransaction.open
        let length = copy.duration > 0 ? copy.duration : transaction?.duration ?? TransactionState.standard
        if copy.timingFunction == nil { copy.timingFunction = transaction?.timingFunction }
        if copy.duration <= 0 { copy.duration = length }
        let now = localTime(context.clock.time)
        let run = RunningAnimation(
            key: key, animation: copy, begin: copy.beginTime > 0 ? copy.beginTime : now, duration: length,
            transaction: transaction)
        transaction?.animationBegan()
        if let transition = copy as? CATransition {
            contentTransition = ContentTransition(
                of: self, curve: transition.timingFunction?.curve ?? .linear,
                begin: context.clock.time, duration: length, translation: transition.translation,
                span: transition.span)
        }
        storage.running.append(run)
        if copy.delegate != nil {
            context.clock.schedule(at: context.clock.time) { copy.delegate?.animationDidStart(copy) }
        }
        if speed == 1 { context.clock.expectMotion(at: context.clock.time + run.begin - now) }
        scheduleEnd(of: run, from: now)
    }

    /// Returns the animation of a key, which stays after its end where it is not removed; nil for none.
    /// Those of a view's animation blocks have the names of their properties as keys.
    public func animation(forKey key: String) -> CAAnimation? {
        storage.running[key]?.animation ?? storage.blockAnimation(key)
    }

    /// Returns the keys of the running animations: first those of a view's animation blocks, then those
    /// added, each in their order; nil for none.
    public func animationKeys() -> [String]? {
        let keys = storage.blockAnimationKeys + storage.running.slots.compactMap { $0?.key }
        return keys.isEmpty ? nil : keys
    }

    /// Removes the animation of a key, apart from those of a view's blocks.
    func removeRunning(forKey key: String) {
        if let run = storage.running[key] { remove([run]) }
    }

    func removeAnimations(where isRemoved: (RunningAnimation) -> Bool) {
        remove(storage.running.slots.compactMap(\.self).filter(isRemoved))
    }

    private func remove(_ removed: [RunningAnimation]) {
        guard !removed.isEmpty else { return }
        for run in removed { storage.running.remove(run) }
        RunContext.current.clock.schedule(at: RunContext.current.clock.time) {
            for run in removed { run.stop(finished: false) }
        }
    }

    /// Schedules the end on the film's clock. The time of a paused layer is checked again on every tick.
    private func scheduleEnd(of run: RunningAnimation, from now: TimeInterval) {
        let life = run.animation.lifetime(run.duration)
        guard life.isFinite else { return }
        let clock = RunContext.current.clock
        let rest = run.begin + life - localTime(clock.time)
        clock.schedule(at: clock.time + max(0, rest)) { [weak self] in
            guard let self, storage.running.contains(run) else { return }
            guard localTime(clock.time) - run.begin >= life - 1e-6 else {
                return scheduleEnd(of: run, from: now)
            }
            if run.animation.isRemovedOnCompletion { storage.running.remove(run) }
            run.stop(finished: true)
        }
    }
}

extension CALayer {
    /// Returns a copy of the layer with the values that it shows at present.
    ///
    /// A layer of a class of the scene's is copied by the class's `init(layer:)` on the screen, where it is
    /// animated or has sublayers. Otherwise, and for a class without that initializer, the layer itself is
    /// returned, as a presented copy is.
    public func presentation() -> Self? {
        guard modelLayer == nil else { return self }
        let state =
            recording.showsAnimation
            ? storage.model : storage.presentedState(at: RunContext.current.clock.time)
        guard !DrawingClasses.mayDraw(type(of: self)) else {
            guard isAnimated || !storage.sublayers.isEmpty, isOnScreen else { return self }
            return ownCopy(showing: state) as? Self ?? self
        }
        let twin = makeEmptyCopy()
        twin.take(self)
        (twin.storage.model, twin.modelLayer) = (state, self)
        return twin as? Self ?? self
    }

    /// True when a presented copy may have other values than the layer.
    private var isAnimated: Bool {
        !storage.running.isEmpty || !storage.additions.isEmpty || storage.isDriven
    }

    /// Returns the layer itself; for a presented copy, the layer whose copy it is.
    public func model() -> Self { (modelLayer as? Self) ?? self }

    /// Adds the animation of a change of a property: that which the delegate returns for it, or the implicit
    /// one of a standalone layer on the screen, from the tick after it was added, unless the transaction
    /// disables it.
    func animateChange(of key: String, from old: LayerValue) {
        guard AnimatableKeys.all.contains(key), modelLayer == nil else { return }
        if let action = action(forKey: key, from: old) {
            if storage.owner != nil, let animation = action as? BlockAnimation, animation.isUnchanged(key),
                let block = AnimationBlock.recording
            {
                removeRunning(forKey: key)
                return storage.record(key, from: old, in: block)
            }
            guard let animation = (action as? CABasicAnimation)?.copy() as? CABasicAnimation else {
                return action.run(forKey: key, object: self, arguments: nil)
            }
            animation.keyPath = animation.keyPath ?? key
            animation.beginTime = animation.beginTime > 0 ? localTime(animation.beginTime) : 0
            return animate(key, from: old, by: animation)
        }
        guard storage.owner == nil, let animation = implicitAnimation(of: key) else { return }
        animate(key, from: old, by: animation)
    }

    /// Returns the implicit animation of a change; nil for none.
    private func implicitAnimation(of key: String) -> CABasicAnimation? {
        let transaction = CATransaction.open
        let transactions = RunContext.current.layerTransactions
        guard let liveSince, transactions.liveCount > liveSince, transaction?.disablesActions != true,
            !transactions.forbidsAnimations, isOnScreen
        else { return nil }
        let animation = CABasicAnimation(keyPath: key)
        animation.duration = transaction?.duration ?? TransactionState.standard
        guard animation.duration > 0 else {
            removeAnimation(forKey: key)
            return nil
        }
        animation.timingFunction = transaction?.timingFunction ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    /// True for a layer in a view that has been on the screen since the last tick.
    var isOnScreen: Bool {
        let owner = sequence(first: storage, next: \.superlayer).lazy.compactMap(\.owner).first
        return owner?.isInWindow == true && !RunContext.current.shownLooks.isNew(storage)
    }

    /// Adds an animation from the value that was shown before a change.
    private func animate(_ key: String, from old: LayerValue, by animation: CABasicAnimation) {
        var state = storage.model
        state[key] = old
        storage.running[key]?.apply(to: &state, at: localTime(RunContext.current.clock.time), of: self)
        if animation.fromValue == nil, animation.byValue == nil { animation.fromValue = state[key] ?? old }
        add(animation, forKey: key)
    }
}

/// The properties with implicit animations.
enum AnimatableKeys {
    package static let all: Set<String> = [
        "position", "bounds", "anchorPoint", "transform", "sublayerTransform", "spatialTransform", "opacity",
        "backgroundColor", "contentsRect", "contentsCenter",
        "cornerRadius", "borderWidth", "borderColor", "shadowColor", "shadowOpacity", "shadowOffset",
        "shadowRadius", "shadowPath", "fillColor", "strokeColor", "lineWidth", "strokeStart", "strokeEnd",
        "lineDashPhase", "colors", "locations", "startPoint", "endPoint", "instanceTransform",
        "instanceDelay", "fontSize", "foregroundColor",
    ]
}
