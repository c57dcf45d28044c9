import Picture

extension CALayer {
    /// Adds an animation. The layer keeps a copy, which replaces an earlier one of the same key; nil keys
    /// replace none. The delegate is notified of the start on the next tick.
    public func add(_ anim: CAAnimation, forKey key: String?) {
        guard let copy = anim.copy() as? CAAnimation else { return }
        if let key { removeAnimation(forKey: key) }
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
                of: self, curve: transition.timingFunction?.curve ?? .standard,
                begin: context.clock.time, duration: length)
        }
        running.append(run)
        if copy.delegate != nil {
            context.clock.schedule(at: context.clock.time) { copy.delegate?.animationDidStart(copy) }
        }
        scheduleEnd(of: run, from: now)
    }

    /// Removes the animations of a key. Delegates receive false.
    public func removeAnimation(forKey key: String) { removeAnimations { $0.key == key } }

    /// Removes all animations, those of the view among them: the layer shows its properties at once.
    public func removeAllAnimations() {
        view?.endAnimations()
        removeAnimations { _ in true }
        contentTransition = nil
    }

    /// Returns the animation of a key; nil for none.
    public func animation(forKey key: String) -> CAAnimation? {
        running.first { $0.key == key && !$0.isOver }?.animation
    }

    /// Returns the keys of the running animations in the order added; nil for none.
    public func animationKeys() -> [String]? {
        let keys = running.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    private func removeAnimations(where isRemoved: (RunningAnimation) -> Bool) {
        let removed = running.filter(isRemoved)
        guard !removed.isEmpty else { return }
        running.removeAll(where: isRemoved)
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
            guard let self, running.contains(where: { $0 === run }) else { return }
            guard localTime(clock.time) - run.begin >= life - 1e-6 else {
                return scheduleEnd(of: run, from: now)
            }
            if run.animation.isRemovedOnCompletion { running.removeAll { $0 === run } }
            run.stop(finished: true)
        }
    }
}

extension CALayer {
    /// Returns the state that the layer shows at a time on the film's clock.
    func presentedState(at time: TimeInterval) -> LayerState {
        var state = LayerState(
            seen: view?.viewPresentation(at: time) ?? own.seen, values: own.values)
        applyAnimations(to: &state, at: time)
        return state
    }

    /// Adds the layer's own animations to a state.
    func applyAnimations(to state: inout LayerState, at time: TimeInterval) {
        guard !running.isEmpty else { return }
        let local = localTime(time)
        for run in running { run.apply(to: &state, at: local, of: self) }
    }

    /// Returns a copy of the layer with the values that it shows at present.
    public func presentation() -> Self? {
        let twin = makeEmptyCopy()
        twin.take(self)
        twin.own = presentedState(at: RunContext.current.clock.time)
        twin.modelLayer = self
        return twin as? Self ?? self
    }

    /// Returns the layer itself; for a presented copy, the layer whose copy it is.
    public func model() -> Self { (modelLayer as? Self) ?? self }

    /// Adds the implicit animation of a change of the layer's state: in a standalone layer from the tick
    /// after it was added, unless the transaction disables it; in a view's layer only in an animation block.
    func animateChange(of key: String, from old: LayerValue) {
        let transaction = CATransaction.open
        guard AnimatableKeys.all.contains(key) else { return }
        let animation = CABasicAnimation(keyPath: key)
        if view != nil {
            guard let block = AnimationBlock.recording else { return }
            animation.duration = block.timing.duration
            animation.timingFunction = block.timing.function
            animation.beginTime = localTime(block.timing.begin)
            animation.fillMode = .backwards
            guard animation.duration > 0 else { return }
        } else {
            guard let liveSince, RunContext.current.clock.time > liveSince else { return }
            if transaction?.disablesActions == true || RunContext.current.layerTransactions.forbidsAnimations
            {
                return
            }
            animation.duration = transaction?.duration ?? TransactionState.standard
            guard animation.duration > 0 else { return removeAnimation(forKey: key) }
            animation.timingFunction = transaction?.timingFunction ?? CAMediaTimingFunction(name: .default)
        }
        var state = LayerState(seen: own.seen, values: own.values)
        state[key] = old
        let earlier = running.filter { $0.key == key }
        for run in earlier { run.apply(to: &state, at: localTime(RunContext.current.clock.time), of: self) }
        animation.fromValue = state[key] ?? old
        add(animation, forKey: key)
    }
}

/// The properties with implicit animations.
enum AnimatableKeys {
    static let all: Set<String> = [
        "position", "bounds", "anchorPoint", "transform", "sublayerTransform", "opacity", "backgroundColor",
        "cornerRadius", "borderWidth", "borderColor", "shadowColor", "shadowOpacity", "shadowOffset",
        "shadowRadius", "shadowPath", "fillColor", "strokeColor", "lineWidth", "strokeStart", "strokeEnd",
        "lineDashPhase", "colors", "locations", "startPoint", "endPoint", "instanceTransform",
        "instanceDelay",
    ]
}

extension AnimationTiming {
    /// The timing curve as a layer's timing function; the default one for a spring.
    fileprivate var function: CAMediaTimingFunction {
        guard case .cubic(let curve) = curve else { return CAMediaTimingFunction(name: .default) }
        return CAMediaTimingFunction(curve)
    }
}
