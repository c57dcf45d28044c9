import Flipbook

/// The scenes that the command knows, in the order in which it lists them.
@MainActor public let catalog = Catalog([
    Listing(FadingSquare.self),
    Listing(BrokenRule.self).hidden(),
])
