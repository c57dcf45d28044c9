extension UIImageView {
    /// Adds an effect to the symbol. It has no effect.
    public func addSymbolEffect(
        _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
    ) {
        warnOfNoEffect("UIImageView.addSymbolEffect")
        completion.map { finish($0) }
    }

    /// Removes an effect of the symbol, of which a film shows none.
    public func removeSymbolEffect(
        ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
    ) {
        completion.map { finish($0) }
    }

    /// Removes all effects of the symbol, of which a film shows none.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}

    /// Shows another symbol, without a transition.
    public func setSymbolImage(
        _ symbolImage: UIImage, contentTransition: some ContentTransitionSymbolEffect,
        options: SymbolEffectOptions = .default,
        completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
    ) {
        warnOfNoEffect("UIImageView.setSymbolImage(contentTransition:)")
        image = symbolImage
        completion.map { finish($0) }
    }

    private func finish(_ completion: @escaping (UISymbolEffectCompletionContext) -> Void) {
        DispatchQueue.main.async { completion(UISymbolEffectCompletionContext(sender: self)) }
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
