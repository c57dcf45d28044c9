extension UIImageView {
    /// Adds an effect to the symbol.
    public func addSymbolEffect(
        _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
    ) {
        let end = madeSymbolEffects.add(
            effect, motion: SymbolMotion(effect), options, animated: animated)
        if let completion, let end { finish(completion, at: end) }
    }

    /// Removes an effect of the symbol, which fades.
    public func removeSymbolEffect(
        ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
    ) {
        symbolEffects?.remove(type(of: effect), animated: animated)
        completion.map { finish($0, at: RunContext.current.clock.time) }
    }

    /// Removes all effects of the symbol, which fade.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        symbolEffects?.remove(nil, animated: animated)
    }

    /// Shows another symbol: the one before shrinks, and the new one grows in its place.
    public func setSymbolImage(
        _ symbolImage: UIImage, contentTransition: some ContentTransitionSymbolEffect,
        options: SymbolEffectOptions = .default,
        completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
    ) {
        let end = image.map { madeSymbolEffects.replace($0) } ?? RunContext.current.clock.time
        image = symbolImage
        completion.map { finish($0, at: end) }
    }

    private var madeSymbolEffects: SymbolEffects {
        let effects = symbolEffects ?? SymbolEffects()
        symbolEffects = effects
        return effects
    }

    private func finish(
        _ completion: @escaping (UISymbolEffectCompletionContext) -> Void, at time: TimeInterval
    ) {
        RunContext.current.clock.schedule(at: time) {
            completion(UISymbolEffectCompletionContext(sender: self))
        }
    }
}

/// The end of an effect on a symbol.
@preconcurrency @MainActor public final class UISymbolEffectCompletionContext: NSObject {
    /// A Boolean value that indicates whether the effect has ended.
    public let isFinished = true
    /// The view with the symbol.
    public let sender: Any?

    init(sender: Any?) {
        self.sender = sender
        super.init()
    }
}
