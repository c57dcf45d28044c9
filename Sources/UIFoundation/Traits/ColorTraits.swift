/// Traits of the scene's code in which colors are read, as an object that layers hold.
@MainActor package final class ColorTraits {
    let traits: UITraitOverrides

    package init(_ traits: UITraitOverrides) { self.traits = traits }
}
