import Picture
import Raster
import TestSupport
import Testing
import UIKitHost

/// Copies of views by way of archives.
@MainActor @Suite struct ViewArchiveTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 480), scale: 1)

    private func copy<T: UIView>(of view: T) throws -> T {
        try host.withCurrent {
            let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
            let object = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
            return try #require(object as? T)
        }
    }

    private func pixels(of view: UIView) throws -> [Pixel] {
        host.withCurrent {
            for shown in host.window.subviews { shown.removeFromSuperview() }
            host.window.addSubview(view)
        }
        host.advance(by: 1.0 / 60)
        return try Bitmap(drawing: host.picture(), scale: 1).pixels
    }

    /// A card with the looks of a layer and with controls.
    private func makeCard() -> UIView {
        let card = UIView(frame: CGRect(x: 20, y: 30, width: 200, height: 300))
        (card.backgroundColor, card.alpha, card.tag) = (.systemYellow, 0.9, 7)
        card.transform = CGAffineTransform(rotationAngle: 0.1)
        (card.layer.cornerRadius, card.layer.borderWidth) = (12, 3)
        card.layer.borderColor = UIColor.blue.cgColor
        (card.layer.shadowOpacity, card.layer.shadowRadius) = (0.5, 4)
        card.layer.shadowOffset = CGSize(width: 2, height: 5)
        card.layer.maskedCorners = [.layerMinXMinYCorner]
        let title = UILabel(frame: CGRect(x: 10, y: 10, width: 180, height: 30))
        (title.text, title.textColor, title.textAlignment) = ("Title", .red, .center)
        title.font = .boldSystemFont(ofSize: 20)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 10, y: 50, width: 180, height: 40)
        button.setTitle("Press", for: .normal)
        button.setTitleColor(.purple, for: .normal)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        }
        let picture = UIImageView(image: image)
        picture.frame = CGRect(x: 10, y: 100, width: 80, height: 60)
        picture.contentMode = .scaleAspectFit
        let segments = UISegmentedControl(items: ["One", "Two"])
        segments.frame = CGRect(x: 10, y: 170, width: 180, height: 32)
        segments.selectedSegmentIndex = 1
        let slider = UISlider(frame: CGRect(x: 10, y: 210, width: 180, height: 34))
        (slider.maximumValue, slider.value) = (10, 7)
        for view in [title, button, picture, segments, slider] { card.addSubview(view) }
        return card
    }

    @Test func aCopyLooksLikeItsView() throws {
        let card = host.withCurrent { makeCard() }
        let copy = try copy(of: card)
        #expect(copy !== card && copy.superview == nil && copy.tag == 7 && copy.subviews.count == 5)
        #expect(copy.center == card.center && copy.transform == card.transform)
        #expect(copy.layer.cornerRadius == 12 && copy.layer.maskedCorners == [.layerMinXMinYCorner])
        #expect(copy.backgroundColor == .systemYellow && copy.layer.shadowOpacity == 0.5)
        let button = try #require(copy.subviews[1] as? UIButton)
        #expect(
            button.title(for: .normal) == "Press" && button.subviews.count == card.subviews[1].subviews.count)
        let drawn = try pixels(of: card)
        #expect(try pixels(of: copy) == drawn)
        let first = drawn.first
        #expect(drawn.contains { $0 != first })
    }

    @Test func aCopyChangesAlone() throws {
        let card = host.withCurrent { makeCard() }
        let copy = try copy(of: card)
        host.withCurrent {
            (copy.subviews[0] as? UILabel)?.text = "Other"
            copy.layer.cornerRadius = 1
            copy.subviews[4].removeFromSuperview()
        }
        #expect((card.subviews[0] as? UILabel)?.text == "Title")
        #expect(card.layer.cornerRadius == 12 && card.subviews.count == 5)
    }

    @Test func constraintsHoldBetweenCopies() throws {
        let (outer, inner) = host.withCurrent {
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            let (inner, guide) = (UIView(), UILayoutGuide())
            inner.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(inner)
            outer.addLayoutGuide(guide)
            NSLayoutConstraint.activate([
                guide.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 30),
                inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5),
                inner.topAnchor.constraint(equalTo: outer.layoutMarginsGuide.topAnchor),
                inner.heightAnchor.constraint(equalToConstant: 20),
            ])
            return (outer, inner)
        }
        let copy = try copy(of: outer)
        host.withCurrent {
            for view in [outer, copy] {
                view.frame.size.width = 300
                view.layoutIfNeeded()
            }
        }
        #expect(copy.constraints.count == 4 && copy.layoutGuides.count == 1)
        #expect(copy.subviews[0].frame == CGRect(x: 30, y: 8, width: 150, height: 20))
        #expect(inner.frame == copy.subviews[0].frame)
    }

    @Test func aStackArrangesItsCopies() throws {
        let stack = host.withCurrent {
            let stack = UIStackView(arrangedSubviews: [UIView(), UIView(), UIView()])
            stack.frame = CGRect(x: 0, y: 0, width: 110, height: 40)
            (stack.distribution, stack.spacing) = (.fillEqually, 5)
            stack.setCustomSpacing(15, after: stack.arrangedSubviews[0])
            return stack
        }
        let copy = try copy(of: stack)
        host.withCurrent { for view in [stack, copy] { view.layoutIfNeeded() } }
        #expect(copy.arrangedSubviews == copy.subviews && copy.spacing == 5)
        let frames = copy.subviews.map(\.frame)
        #expect(frames == stack.subviews.map(\.frame) && frames[1].minX - frames[0].maxX == 15)
    }

    /// A view that keeps a value of its own in archives.
    private final class Gauge: UIView {
        var level = 0
        private(set) var isDecoded = false
        weak var owner: UIView?

        override init(frame: CGRect) { super.init(frame: frame) }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            isDecoded = true
            level = coder.decodeInteger(forKey: "level")
            owner = coder.decodeObject(forKey: "owner") as? UIView
        }

        override func encode(with coder: NSCoder) {
            super.encode(with: coder)
            coder.encode(level, forKey: "level")
            coder.encode(owner, forKey: "owner")
        }
    }

    @Test func aClassOfCodeReadsItsOwnValues() throws {
        let (outer, gauge) = host.withCurrent {
            (UIView(), Gauge(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
        }
        host.withCurrent {
            (gauge.level, gauge.owner) = (9, outer)
            outer.addSubview(gauge)
            gauge.addGestureRecognizer(UITapGestureRecognizer())
        }
        let copy = try copy(of: outer)
        let other = try #require(copy.subviews.first as? Gauge)
        #expect(other.level == 9 && other.isDecoded && other.owner === copy)
        #expect(other.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(other.gestureRecognizers?.isEmpty != false)
    }

    /// A view that keeps one of its constraints, as those of storyboards keep outlets.
    private final class Drawer: UIView {
        let front = UIView()
        private(set) var height: NSLayoutConstraint?

        override init(frame: CGRect) {
            super.init(frame: frame)
            front.translatesAutoresizingMaskIntoConstraints = false
            addSubview(front)
            height = front.heightAnchor.constraint(equalToConstant: 20)
            height?.isActive = true
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            height = coder.decodeObject(forKey: "height") as? NSLayoutConstraint
        }

        override func encode(with coder: NSCoder) {
            super.encode(with: coder)
            coder.encode(height, forKey: "height")
        }
    }

    @Test func aViewReadsAConstraintOfItsOwn() throws {
        let drawer = host.withCurrent { Drawer(frame: CGRect(x: 0, y: 0, width: 50, height: 40)) }
        let copy = try copy(of: drawer)
        let height = try #require(copy.height)
        #expect(height !== drawer.height && height.constant == 20 && height.isActive)
        #expect(height.firstItem === copy.subviews.first && copy.subviews.first?.constraints == [height])
    }

    @Test func aConstraintOfAViewOutsideOfTheArchiveIsLeftOut() throws {
        let copy = try host.withCurrent {
            let constraint = UIView().widthAnchor.constraint(equalToConstant: 5)
            let data = try NSKeyedArchiver.archivedData(
                withRootObject: [constraint, UIView()], requiringSecureCoding: false)
            return try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? [Any]
        }
        #expect(copy?.count == 2 && copy?.first is NSNull && copy?.last is UIView)
    }

    @Test func viewsAreNotSecure() {
        let view = host.withCurrent { UIView() }
        #expect(throws: CocoaError.self) {
            try host.withCurrent {
                try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: true)
            }
        }
    }

    @Test func aLayerIsCopiedWithItsSublayers() throws {
        let copy = try host.withCurrent {
            let (layer, shape) = (CALayer(), CAShapeLayer())
            layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
            layer.backgroundColor = UIColor.red.cgColor
            shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 6)).cgPath
            shape.fillColor = UIColor.green.cgColor
            layer.addSublayer(shape)
            let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
            let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: CALayer.self, from: data)
            return try #require(copy)
        }
        #expect(copy.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(copy.backgroundColor == UIColor.red.cgColor)
        let shape = try #require(copy.sublayers?.first as? CAShapeLayer)
        #expect(shape.path?.boundingBox == CGRect(x: 0, y: 0, width: 5, height: 6))
        #expect(shape.fillColor == UIColor.green.cgColor)
    }

    @Test func aCopiedCellHasItsContent() throws {
        let cell = host.withCurrent {
            let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
            let label = UILabel(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
            label.text = "a"
            cell.contentView.addSubview(label)
            return cell
        }
        let copy = try copy(of: cell)
        let label = try #require(copy.contentView.subviews.first as? UILabel)
        #expect(label.text == "a" && label.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
        #expect(copy.subviews.count == cell.subviews.count)
    }
}
