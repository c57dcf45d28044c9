import UIKit

extension MemberTable {
    /// Adds objects of types that have no initializer without arguments, or whose initializer is inherited
    /// from a type without members of its own.
    mutating func addConstructors() {
        addViews()
        addControllers()
        addModels()
        addMotion()
    }

    private mutating func addViews() {
        function("UICollectionView()") { _ in
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        }
        function("UITableViewCell()") { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
        function("UITextInputTraits()") { _ in UITextField() }
        function("UISwitch()") { _ in UISwitch() }
        function("UISlider()") { _ in UISlider() }
        function("UISlider.TrackConfiguration(allowsTickValuesOnly:numberOfTicks:)") {
            UISlider.TrackConfiguration(
                allowsTickValuesOnly: try $0.get(0), numberOfTicks: try $0.get(1))
        }
        function("UISlider.TrackConfiguration(numberOfTicks:)") {
            UISlider.TrackConfiguration(numberOfTicks: try $0.get(0))
        }
        function("UISlider(frame:)") { UISlider(frame: try $0.get(0)) }
        function("UIStepper()") { _ in UIStepper() }
        function("UIDatePicker()") { _ in UIDatePicker() }
        function("UIPickerView()") { _ in UIPickerView() }
        function("UIPageControl()") { _ in UIPageControl() }
        function("UISegmentedControl()") { _ in UISegmentedControl() }
        function("UITextField()") { _ in UITextField() }
        function("UITextField(frame:)") { UITextField(frame: try $0.get(0)) }
        function("UITextView()") { _ in UITextView() }
        function("UIScrollView()") { _ in UIScrollView() }
        function("UIScrollView(frame:)") { UIScrollView(frame: try $0.get(0)) }
        function("UITableView()") { _ in UITableView() }
        function("UITableView(frame:)") { UITableView(frame: try $0.get(0)) }
        function("UIImageView()") { _ in UIImageView() }
        function("UIView()") { _ in UIView() }
        function("UIView(frame:)") { UIView(frame: try $0.get(0)) }
        function("UIWindow()") { _ in UIWindow() }
        function("UIControl()") { _ in UIControl() }
        function("UIProgressView()") { _ in UIProgressView(frame: .zero) }
        function("UIProgressView(frame:)") { UIProgressView(frame: try $0.get(0)) }
        function("UIActivityIndicatorView()") { _ in UIActivityIndicatorView() }
        function("UIRefreshControl()") { _ in UIRefreshControl() }
        function("UIInputView()") { _ in UIInputView(frame: .zero, inputViewStyle: .default) }
        function("UIStackView()") { _ in UIStackView() }
        function("UIVisualEffectView()") { _ in UIVisualEffectView(effect: nil) }
    }

    private mutating func addControllers() {
        function("UICollectionViewController()") { _ in
            UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        }
        function("UITableViewController()") { _ in UITableViewController(style: .plain) }
        function("UISearchController()") { _ in UISearchController(searchResultsController: nil) }
        function("UIViewController()") { _ in UIViewController() }
        function("UINavigationController()") { _ in UINavigationController() }
        function("UITabBarController()") { _ in UITabBarController() }
        function("UISplitViewController()") { _ in UISplitViewController() }
        function("UIPresentationController()") { _ in
            UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
        }
        function("UIPopoverPresentationController()") { _ in
            UIPopoverPresentationController(presentedViewController: UIViewController(), presenting: nil)
        }
        function("UIActivityViewController()") { _ in
            UIActivityViewController(activityItems: [], applicationActivities: nil)
        }
        function("UINavigationItem()") { _ in UIViewController().navigationItem }
    }

    private mutating func addModels() {
        function("UIScreen()") { _ in UIScreen.main }
        function("UIDevice()") { _ in UIDevice.current }
        function("UIApplication()") { _ in UIApplication.shared }
        function("UIBarItem()") { _ in UIBarButtonItem() }
        function("UIBarButtonItem()") { _ in UIBarButtonItem() }
        function("UITabBarItem()") { _ in UITabBarItem(title: nil, image: nil, tag: 0) }
        function("UICollectionViewLayoutAttributes()") { _ in
            UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        }
        function("UISwipeActionsConfiguration()") { _ in UISwipeActionsConfiguration(actions: []) }
        function("NSLayoutConstraint()") { _ in UIView().widthAnchor.constraint(equalToConstant: 10) }
        function("NSCollectionLayoutDecorationItem()") { _ in
            NSCollectionLayoutDecorationItem.background(elementKind: "kind")
        }
        function("NSCollectionLayoutBoundarySupplementaryItem()") { _ in
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
                elementKind: "kind", alignment: .top)
        }
    }

    private mutating func addMotion() {
        function("UIDynamicItemBehavior()") { _ in UIDynamicItemBehavior(items: []) }
        function("UIAttachmentBehavior()") { _ in
            UIAttachmentBehavior(item: UIView(), attachedToAnchor: .zero)
        }
        function("UIFieldBehavior()") { _ in UIFieldBehavior.dragField() }
        function("UIFieldBehavior.dragField()") { _ in UIFieldBehavior.dragField() }
        function("UIFieldBehavior.springField()") { _ in UIFieldBehavior.springField() }
        function("UIFieldBehavior.vortexField()") { _ in UIFieldBehavior.vortexField() }
        function("UIFieldBehavior.radialGravityField(position:)") {
            UIFieldBehavior.radialGravityField(position: try $0.get(0))
        }
        function("UIFieldBehavior.noiseField(smoothness:animationSpeed:)") {
            UIFieldBehavior.noiseField(smoothness: try $0.get(0), animationSpeed: try $0.get(1))
        }
        function("UIViewPropertyAnimator()") { _ in UIViewPropertyAnimator(duration: 1, curve: .linear) }
        function("CAMediaTiming()") { _ in CABasicAnimation() }
        function("CAAnimation()") { _ in CABasicAnimation() }
        function("CAPropertyAnimation()") { _ in CABasicAnimation(keyPath: "position") }
        function("CATransition()") { _ in CATransition() }
        function("CAShapeLayer()") { _ in CAShapeLayer() }
        function("CATextLayer()") { _ in CATextLayer() }
        function("CAEmitterLayer()") { _ in CAEmitterLayer() }
    }
}
