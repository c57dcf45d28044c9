import Flipbook

/// The scenes that the command knows, in the order in which it lists them; last those for benchmarks and tests, which
/// are not shown.
@MainActor public let catalog = Catalog(
    book.map { $0.grouped("Book") } + playground.map { $0.grouped("Playground") }
        + showcase.map { $0.grouped("Showcase") } + hidden.map { $0.hidden() })

/// Those of the book.
@MainActor private let book = [
    Listing(FallingSquare.self),
    Listing(BouncingSquares.self),
    Listing(BottomBoundary.self),
    Listing(ExplodingSquares.self),
    Listing(ShatteringSquares.self),
    Listing(CollisionModesItems.self),
    Listing(CollisionModesBoundaries.self),
    Listing(CollisionModesEverything.self),
    Listing(PushedSquare.self),
    Listing(AttachedSquare.self),
    Listing(SnappingSquare.self),
    Listing(ElasticSquares.self),
    Listing(ItemProperties.self),
]

/// Those of the tutorial.
@MainActor private let playground = [
    Listing(PlaygroundGravity.self),
    Listing(PlaygroundBounds.self),
    Listing(PlaygroundBarrierView.self),
    Listing(PlaygroundBarrierItem.self),
    Listing(PlaygroundBarrier.self),
    Listing(PlaygroundLog.self),
    Listing(PlaygroundContacts.self),
    Listing(PlaygroundElastic.self),
    Listing(PlaygroundTrail.self),
    Listing(PlaygroundAttached.self),
    Listing(RecipeCards.self),
    Listing(ParallaxTilt.self),
]

/// Showpieces.
@MainActor private let showcase = [
    Listing(DraggedCells.self),
    Listing(Pendulum.self),
    Listing(NewtonsCradle.self),
    Listing(HangingChain.self),
    Listing(RopeBridge.self),
    Listing(SpringyCurtain.self),
    Listing(WreckingBall.self),
    Listing(Tumbler.self),
    Listing(TowerOfCards.self),
    Listing(Vortex.self),
    Listing(MagneticField.self),
    Listing(Breakout.self),
    Listing(TileAvalanche.self),
    Listing(MarbleHopper.self),
    Listing(SpringPanel.self),
    Listing(WalledDrag.self),
    Listing(SpringyMessages.self),
]

@MainActor private let hidden = [
    Listing(BenchSquares.self),
    Listing(BenchFall.self),
    Listing(BrokenRule.self),
    Listing(BrokenCode.self),
]
