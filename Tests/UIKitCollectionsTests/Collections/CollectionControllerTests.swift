import Testing
import UIKitHost
import UIKitTestSupport

/// The view of a controller with a collection view.
@MainActor @Suite struct CollectionControllerTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    @Test func itsViewHoldsTheCollectionView() {
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        host.install(controller)
        host.withCurrent {
            let button = UIButton(frame: CGRect(x: 10, y: 500, width: 40, height: 40))
            controller.view.addSubview(button)
            let list: UICollectionView = controller.collectionView
            #expect(list.superview === controller.view && list.frame == host.window.bounds)
            #expect(list.dataSource === controller && list.delegate === controller)
            // What is added to the view does not scroll.
            list.contentOffset.y = 30
            #expect(button.convert(button.bounds, to: nil).minY == 500)
            #expect(host.warnings.isEmpty)
        }
    }

    @Test func aCollectionViewThatIsSetGetsSuchAView() {
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        host.install(controller)
        host.withCurrent {
            let frame = CGRect(x: 0, y: 0, width: 320, height: 400)
            let list = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
            controller.collectionView = list
            #expect(controller.collectionView === list && list.superview === controller.view)
            controller.view = UIView()
            #expect(controller.collectionView == nil)
        }
    }
}
