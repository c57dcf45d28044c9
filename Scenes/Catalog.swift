public import Flipbook

/// The scenes of the command in the order of `flipbook list`; last come those for benchmarks and tests, which
/// are not listed.
@MainActor public let catalog = Catalog(
    book.map { $0.grouped("Book") } + playground.map { $0.grouped("Playground") }
        + showcase.map { $0.grouped("Showcase") } + hidden.map { $0.hidden() })

/// The scenes of the book.
@MainActor private let book = [
    CatalogEntry(FallingSquare.self),
    CatalogEntry(BouncingSquares.self),
    CatalogEntry(BottomBoundary.self),
    CatalogEntry(ExplodingSquares.self),
    CatalogEntry(ShatteringSquares.self),
    CatalogEntry(CollisionModesItems.self),
    CatalogEntry(CollisionModesBoundaries.self),
    CatalogEntry(CollisionModesEverything.self),
    CatalogEntry(PushedSquare.self),
    CatalogEntry(AttachedSquare.self),
    CatalogEntry(SnappingSquare.self),
    CatalogEntry(ElasticSquares.self),
    CatalogEntry(ItemProperties.self),
]

/// The scenes of the tutorial.
@MainActor private let playground = [
    CatalogEntry(PlaygroundGravity.self),
    CatalogEntry(PlaygroundBounds.self),
    CatalogEntry(PlaygroundBarrierView.self),
    CatalogEntry(PlaygroundBarrierItem.self),
    CatalogEntry(PlaygroundBarrier.self),
    CatalogEntry(PlaygroundLog.self),
    CatalogEntry(PlaygroundContacts.self),
    CatalogEntry(PlaygroundElastic.self),
    CatalogEntry(PlaygroundTrail.self),
    CatalogEntry(PlaygroundAttached.self),
    CatalogEntry(RecipeCards.self),
    CatalogEntry(ParallaxTilt.self),
]

/// The showpieces.
@MainActor private let showcase = [
    CatalogEntry(DraggedCells.self),
    CatalogEntry(Pendulum.self),
    CatalogEntry(NewtonsCradle.self),
    CatalogEntry(HangingChain.self),
    CatalogEntry(RopeBridge.self),
    CatalogEntry(SpringyCurtain.self),
    CatalogEntry(WreckingBall.self),
    CatalogEntry(Tumbler.self),
    CatalogEntry(TowerOfCards.self),
    CatalogEntry(Vortex.self),
    CatalogEntry(MagneticField.self),
    CatalogEntry(Breakout.self),
    CatalogEntry(TileAvalanche.self),
    CatalogEntry(MarbleHopper.self),
    CatalogEntry(SpringPanel.self),
    CatalogEntry(WalledDrag.self),
    CatalogEntry(SpringyMessages.self),
]

@MainActor private let hidden = [
    CatalogEntry(BenchSquares.self),
    CatalogEntry(BenchFall.self),
    CatalogEntry(BrokenRule.self),
    CatalogEntry(BrokenCode.self),
]
