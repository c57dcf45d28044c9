import Testing
import UIKitHost

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

    let host = SceneHost(size: CGSize(width: 10, height: 10))
    let scene = Scene()

    init() {
        host.install(scene)
        scene.barrier = UIView()
        scene.squares = [UIView(), UIView()]
    }

    @Test func anItemIsNamedAfterTheStoredPropertyThatHoldsIt() {
        #expect(host.name(of: scene.square) == "square")
        #expect(host.name(of: scene.barrier) == "barrier")
        #expect(host.name(of: scene.squares[1]) == "squares1")
        #expect(host.name(of: scene.floor) == "floor")
        #expect(host.name(of: scene.late) == "late")
    }

    @Test func theRootViewIsCalledView() {
        #expect(host.name(of: scene.view) == "view")
        let child = UIViewController()
        scene.addChild(child)
        #expect(host.name(of: child) == "item0")
    }

    @Test func theIdentifierComesFirst() {
        scene.square.accessibilityIdentifier = "hero"
        #expect(host.name(of: scene.square) == "hero")
    }

    @Test func othersAreNumberedInOrderOfAsking() {
        let (first, second) = (UIView(), NSObject())
        #expect(host.name(of: first) == "item0")
        #expect(host.name(of: second) == "item1")
        #expect(host.name(of: first) == "item0")
    }

    @Test func aNameStaysWhenThePropertyIsGivenAway() {
        let old = scene.barrier!
        #expect(host.name(of: old) == "barrier")
        scene.barrier = UIView()
        #expect(host.name(of: old) == "barrier")
        #expect(host.name(of: scene.barrier) == "barrier2")
    }

    @Test func equalIdentifiersGetDifferentNames() {
        let shards = (0..<3).map { _ in UIView() }
        for shard in shards { shard.accessibilityIdentifier = "shard" }
        #expect(shards.map { host.name(of: $0) } == ["shard", "shard2", "shard3"])
    }

    @Test func namesAreNotHandedOnToLaterObjectsAtTheSameAddress() {
        let names = (0..<50).map { _ in host.name(of: NSObject()) }
        #expect(Set(names).count == 50)
    }

    @Test func theSourceCanBeAnyObject() {
        final class Cast { let actor = NSObject() }
        let cast = Cast()
        host.context.nameSource = cast
        #expect(host.name(of: cast.actor) == "actor")
    }
}
