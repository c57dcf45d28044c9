import Testing
import UIKitHost

// Code as tutorials from 2013 to 2020 have it. That it compiles is most of the test.

private let reuseIdentifier = "PhotoCell"

private class PhotoCell: UICollectionViewCell {
    let captionLabel = UILabel()
    var photoHeight: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(captionLabel)
        selectedBackgroundView = UIView(frame: bounds)
        selectedBackgroundView?.backgroundColor = UIColor.systemBlue
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        captionLabel.text = nil
    }

    override var isSelected: Bool {
        didSet {
            captionLabel.textColor = isSelected ? .white : .black
        }
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        if let attributes = layoutAttributes as? MosaicLayoutAttributes {
            photoHeight = attributes.photoHeight
        }
    }
}

private class SectionHeader: UICollectionReusableView {
    let titleLabel = UILabel()
}

private final class PhotosViewController: UIViewController {
    var collectionView: UICollectionView!
    var selected: [IndexPath] = []
    private let sectionInsets = UIEdgeInsets(top: 50.0, left: 20.0, bottom: 50.0, right: 20.0)
    private let itemsPerRow: CGFloat = 3

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: view.frame.size.width, height: 44)
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.delegate = self
        collectionView.dataSource = self
        collectionView?.register(PhotoCell.self, forCellWithReuseIdentifier: reuseIdentifier)
        collectionView.register(
            SectionHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "Header")
        collectionView.allowsMultipleSelection = true
        view.addSubview(collectionView)
    }
}

extension PhotosViewController: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int {
        return 2
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return 20
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell =
            collectionView.dequeueReusableCell(withReuseIdentifier: reuseIdentifier, for: indexPath)
            as! PhotoCell
        cell.captionLabel.text = "\(indexPath.row)"
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        switch kind {
        case UICollectionView.elementKindSectionHeader:
            return collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
        default:
            fatalError("Unexpected element kind")
        }
    }
}

extension PhotosViewController: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let paddingSpace = sectionInsets.left * (itemsPerRow + 1)
        let availableWidth = view.frame.width - paddingSpace
        let widthPerItem = availableWidth / itemsPerRow
        return CGSize(width: widthPerItem, height: widthPerItem)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        return sectionInsets
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        return sectionInsets.left
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected.append(indexPath)
    }
}

private class SpringyFlowLayout: UICollectionViewFlowLayout {
    var dynamicAnimator: UIDynamicAnimator!

    override init() {
        super.init()
        minimumInteritemSpacing = 10
        minimumLineSpacing = 10
        itemSize = CGSize(width: 300, height: 44)
        sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        dynamicAnimator = UIDynamicAnimator(collectionViewLayout: self)
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    override func prepare() {
        super.prepare()
        guard let contentSize = collectionView?.contentSize, contentSize != .zero || true else { return }
        let items = super.layoutAttributesForElements(
            in: CGRect(
                x: 0.0, y: 0.0, width: collectionViewContentSize.width,
                height: collectionViewContentSize.height))
        if self.dynamicAnimator.behaviors.count == 0 {
            items?.forEach { item in
                let behaviour = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
                behaviour.length = 0.0
                behaviour.damping = 0.8
                behaviour.frequency = 1.0
                self.dynamicAnimator.addBehavior(behaviour)
            }
        }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return dynamicAnimator.items(in: rect) as? [UICollectionViewLayoutAttributes]
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return dynamicAnimator.layoutAttributesForCell(at: indexPath)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        let scrollView = self.collectionView!
        let delta = newBounds.origin.y - scrollView.bounds.origin.y
        let touchLocation = scrollView.panGestureRecognizer.location(in: scrollView)
        dynamicAnimator.behaviors.forEach { behaviour in
            guard let springBehaviour = behaviour as? UIAttachmentBehavior else { return }
            let yDistanceFromTouch = abs(touchLocation.y - springBehaviour.anchorPoint.y)
            let scrollResistance = yDistanceFromTouch / 1500.0
            guard let item = springBehaviour.items.first as? UICollectionViewLayoutAttributes else { return }
            var center = item.center
            if delta < 0 {
                center.y += max(delta, delta * scrollResistance)
            } else {
                center.y += min(delta, delta * scrollResistance)
            }
            item.center = center
            dynamicAnimator.updateItem(usingCurrentState: item)
        }
        return false
    }
}

private class MessagesViewController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView?.backgroundColor = .white
        self.collectionView!.register(UICollectionViewCell.self, forCellWithReuseIdentifier: reuseIdentifier)
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        return 1
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        return 100
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: reuseIdentifier, for: indexPath)
        cell.backgroundColor = UIColor.lightGray
        return cell
    }
}

@MainActor @Suite struct CollectionSourceTests {
    let host = SceneHost(size: CGSize(width: 320, height: 568))

    @Test func aTutorialsPhotoGridPlays() throws {
        let controller = PhotosViewController()
        host.install(controller)
        host.inputScript = [.tap(at: CGPoint(x: 60, y: 130), time: 0.1)]
        for _ in 0..<30 { host.advance(by: 1.0 / 60) }
        // 320 - 4 x 20 = 240 for three items: 80 wide; below a header of 44 and an inset of 50.
        let cell = controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) as? PhotoCell
        #expect(cell?.frame == CGRect(x: 120, y: 94, width: 80, height: 80))
        #expect(cell?.captionLabel.text == "1")
        #expect(controller.selected == [IndexPath(item: 0, section: 0)])
        #expect(host.failure == nil)
    }

    @Test func aTutorialsMosaicPlays() throws {
        final class Heights: NSObject, MosaicLayoutDelegate, UICollectionViewDataSource {
            func collectionView(_ view: UICollectionView, heightForItemAt path: IndexPath) -> CGFloat {
                CGFloat(60 + 20 * (path.item % 3))
            }
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
                -> UICollectionViewCell
            {
                view.dequeueReusableCell(withReuseIdentifier: reuseIdentifier, for: path)
            }
        }
        let (layout, heights) = (MosaicLayout(), Heights())
        layout.delegate = heights
        let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: layout)
        view.register(PhotoCell.self, forCellWithReuseIdentifier: reuseIdentifier)
        view.dataSource = heights
        host.withCurrent { host.window.addSubview(view) }
        host.advance(by: 0)
        // Columns of 160; heights 60, 80, 100 in turn, with 6 around: item 2 begins below item 0.
        let cell = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)) as? PhotoCell)
        #expect(cell.frame == CGRect(x: 6, y: 78, width: 148, height: 100) && cell.photoHeight == 100)
        #expect(view.visibleCells.count == 9 && host.failure == nil)
    }

    @Test func aTutorialsSpringsPlay() throws {
        let controller = MessagesViewController(collectionViewLayout: SpringyFlowLayout())
        host.install(controller)
        let view = try #require(controller.collectionView)
        #expect(
            view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame
                == CGRect(x: 10, y: 10, width: 300, height: 44))
        for _ in 0..<10 {
            host.withCurrent { view.contentOffset.y += 20 }
            host.advance(by: 1.0 / 60)
        }
        #expect(!view.visibleCells.isEmpty && host.failure == nil)
    }
}
