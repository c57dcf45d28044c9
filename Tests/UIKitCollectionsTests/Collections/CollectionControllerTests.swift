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

    @Test func itTakesTheRolesThatAreFreeOfACollectionViewThatIsSet() {
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
            func collectionView(
                _ view: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { UICollectionViewCell() }
        }
        final class Own: UICollectionViewController {
            override func loadView() {
                collectionView = UICollectionView(
                    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            }
        }
        let (controller, source) = (Own(nibName: nil, bundle: nil), Source())
        host.install(controller)
        host.withCurrent {
            let list: UICollectionView = controller.collectionView
            #expect(list.dataSource === controller && list.delegate === controller)
            let other = UICollectionView(
                frame: list.frame, collectionViewLayout: UICollectionViewFlowLayout())
            other.dataSource = source
            controller.collectionView = other
            #expect(other.dataSource === source && other.delegate === controller)
        }
    }

    @Test func itsFirstItemsAreBelowTheStatusBar() throws {
        final class Squares: UICollectionViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "square")
            }
            override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int
            { 60 }
            override func collectionView(
                _ view: UICollectionView, cellForItemAt path: IndexPath
            ) -> UICollectionViewCell {
                view.dequeueReusableCell(withReuseIdentifier: "square", for: path)
            }
        }
        host.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        let controller = Squares(collectionViewLayout: UICollectionViewFlowLayout())
        host.install(controller)
        host.advance(by: 1.0 / 60)
        try host.withCurrent {
            let list: UICollectionView = controller.collectionView
            #expect(list.contentSize.height > 568 && list.adjustedContentInset.top == 20)
            let first = try #require(list.cellForItem(at: [0, 0]))
            #expect(list.contentOffset.y == -20 && first.convert(CGPoint.zero, to: nil).y == 20)
        }
    }
}
