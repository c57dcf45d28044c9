/// An effect that has forms.
package protocol FormedSymbolEffect: SymbolEffect {
    /// The form.
    var form: SymbolEffectForm { get set }
}
