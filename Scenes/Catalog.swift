import Flipbook

/// The scenes that the command knows, in the order in which it lists them: those of the book, those of the
/// tutorial, then showpieces.
@MainActor public let catalog = Catalog([
    Listing(FallingSquare.self),
    Listing(BouncingSquares.self),
    Listing(BottomBoundary.self),
    Listing(ExplodingSquares.self),
    Listing(ShatteringSquares.self),
    Listing(CollisionModesItems.self),
    Listing(CollisionModesBoundaries.self),
    Listing(CollisionModesEverything.self),
    Listing(ElasticSquares.self),
    Listing(PlaygroundGravity.self),
    Listing(PlaygroundBounds.self),
    Listing(PlaygroundBarrierItem.self),
    Listing(PlaygroundBarrier.self),
    Listing(PlaygroundLog.self),
    Listing(PlaygroundContacts.self),
    Listing(PlaygroundElastic.self),
    Listing(PlaygroundTrail.self),
    Listing(PlaygroundAttached.self),
    Listing(Pendulum.self),
    Listing(NewtonsCradle.self),
    Listing(HangingChain.self),
    Listing(RopeBridge.self),
    Listing(SpringyCurtain.self),
    Listing(WreckingBall.self),
    Listing(Tumbler.self),
    Listing(SpringPanel.self),
    Listing(BrokenRule.self).hidden(),
])
