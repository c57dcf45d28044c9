import Testing
import UIKitHost

// Code as tutorials from 2013 to 2020 have it. That it compiles is most of the test.

private class TutorialCard: UIView {
    let titleLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func setUp() {
        backgroundColor = .white
        layer.cornerRadius = 8
        layer.borderWidth = 1
        layer.borderColor = UIColor.lightGray.cgColor
        clipsToBounds = true
        titleLabel.text = "Card"
        titleLabel.font = UIFont.boldSystemFont(ofSize: 14)
        titleLabel.textColor = .darkGray
        titleLabel.textAlignment = .center
        addSubview(titleLabel)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = bounds.inset(by: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4))
    }

    override var frame: CGRect {
        didSet { setNeedsLayout() }
    }
}

private class ViewController: UIViewController {
    var square: UIView!
    fileprivate var didFinish = false
    var log: [String] = []
    lazy var card: TutorialCard = {
        let card = TutorialCard(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        card.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
        return card
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .gray
        square = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        square.backgroundColor = UIColor.gray
        square.center = view.center
        view.addSubview(square)
        view.addSubview(card)
        let path = UIBezierPath(ovalIn: square.bounds)
        path.apply(CGAffineTransform(translationX: 5, y: 0))
        log.append("\(NSStringFromCGAffineTransform(square.transform)) \(NSStringFromCGPoint(square.center))")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.animate(
            withDuration: 0.3, delay: 0.1, options: [.curveEaseOut, .allowUserInteraction],
            animations: { [weak self] in
                self?.square.transform = CGAffineTransform(scaleX: 2, y: 2).rotated(by: CGFloat.pi / 4)
                self?.square.alpha = 0
            },
            completion: { [weak self] finished in
                guard let self = self, finished else { return }
                self.square.removeFromSuperview()
                self.didFinish = true
            })
        UIView.animate(withDuration: 0.3) {
            self.card.backgroundColor = .systemYellow
        }
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, options: [],
            animations: { self.card.center.y += 40 }, completion: nil)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        card.frame = CGRect(x: 20, y: 20, width: view.bounds.width - 40, height: 60)
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
    }

    override var prefersStatusBarHidden: Bool {
        return true
    }
}

@MainActor @Suite struct TutorialControllerTests {
    @Test func aTutorialsViewControllerPlays() {
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        let controller = ViewController()
        host.install(controller)
        #expect(controller.square.center == CGPoint(x: 160, y: 284))
        #expect(controller.log == ["[1, 0, 0, 1, 0, 0] {160, 284}"])
        #expect(controller.card.frame.width == 280)
        #expect(controller.card.titleLabel.frame == CGRect(x: 4, y: 4, width: 272, height: 52))
        #expect(host.name(of: controller.square) == "square")
        for _ in 0..<24 { host.advance(by: 1.0 / 60) }
        #expect(controller.didFinish)
        #expect(controller.square.superview == nil)
        #expect(host.failure == nil)
    }
}
