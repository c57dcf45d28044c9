import Testing

@testable import UIKitDynamics

@MainActor @Suite struct ItemNamesTests {
    class Base: UIViewController {
        let floor = UIView()
    }
    class Scene: Base {
        let square = UIView()
        var barrier: UIView!
        var squares: [UIView] = []
        lazy var late = UIView()
    }

    let stage = Stage(size: CGSize(width: 10, height: 10))
    let scene = Scene()

    init() {
        stage.install(scene)
        scene.barrier = UIView()
        scene.squares = [UIView(), UIView()]
    }

    @Test func anItemIsNamedAfterTheStoredPropertyThatHoldsIt() {
        #expect(stage.name(of: scene.square) == "square")
        #expect(stage.name(of: scene.barrier) == "barrier")
        #expect(stage.name(of: scene.squares[1]) == "squares1")
        #expect(stage.name(of: scene.floor) == "floor")
        #expect(stage.name(of: scene.late) == "late")
    }

    @Test func theRootViewIsCalledView() {
        #expect(stage.name(of: scene.view) == "view")
        let child = UIViewController()
        scene.addChild(child)
        #expect(stage.name(of: child) == "item0")
    }

    @Test func theIdentifierComesFirst() {
        scene.square.accessibilityIdentifier = "hero"
        #expect(stage.name(of: scene.square) == "hero")
    }

    @Test func othersAreNumberedInOrderOfAsking() {
        let (first, second) = (UIView(), NSObject())
        #expect(stage.name(of: first) == "item0")
        #expect(stage.name(of: second) == "item1")
        #expect(stage.name(of: first) == "item0")
    }

    @Test func aNameStaysWhenThePropertyIsGivenAway() {
        let old = scene.barrier!
        #expect(stage.name(of: old) == "barrier")
        scene.barrier = UIView()
        #expect(stage.name(of: old) == "barrier")
        #expect(stage.name(of: scene.barrier) == "barrier2")
    }

    @Test func equalIdentifiersGetDifferentNames() {
        let shards = (0..<3).map { _ in UIView() }
        for shard in shards { shard.accessibilityIdentifier = "shard" }
        #expect(shards.map { stage.name(of: $0) } == ["shard", "shard2", "shard3"])
    }

    @Test func namesAreNotHandedOnToLaterObjectsAtTheSameAddress() {
        let names = (0..<50).map { _ in stage.name(of: NSObject()) }
        #expect(Set(names).count == 50)
    }

    @Test func theSourceCanBeAnyObject() {
        final class Cast { let actor = NSObject() }
        let cast = Cast()
        stage.nameSource = cast
        #expect(stage.name(of: cast.actor) == "actor")
    }
}
