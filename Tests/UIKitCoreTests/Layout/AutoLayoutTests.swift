import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@MainActor @Suite struct AutoLayoutTests {
    let fixture = ViewFixture(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    var view: UIView { fixture.view }

    /// Adds a subview whose frame constraints determine.
    private func add(to parent: UIView? = nil) -> UIView {
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? view).addSubview(child)
        return child
    }

    private func activate(_ constraints: NSLayoutConstraint...) {
        fixture.host.withCurrent { NSLayoutConstraint.activate(constraints) }
    }

    private func layOut() { fixture.host.withCurrent { fixture.host.window.layoutIfNeeded() } }

    @Test func theMiddleOfTheFrameIsTheCenterWhateverTheAnchor() {
        let box = add()
        box.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        activate(
            box.topAnchor.constraint(equalTo: view.topAnchor, constant: 200),
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 100),
            box.widthAnchor.constraint(equalToConstant: 100),
            box.heightAnchor.constraint(equalToConstant: 60))
        layOut()
        // Folding cells add half of the height to a constant to make up for this.
        #expect(box.center == CGPoint(x: 150, y: 230))
        #expect(box.frame == CGRect(x: 100, y: 170, width: 100, height: 60))
    }

    private final class Badged: UIView {
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 4, left: 0, bottom: 0, right: 6) }
        override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
    }

    @Test func constraintsPlaceAlignmentRectangles() {
        let badged = Badged()
        badged.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(badged)
        activate(
            badged.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
            badged.topAnchor.constraint(equalTo: view.topAnchor, constant: 30))
        layOut()
        #expect(badged.frame == CGRect(x: 250, y: 26, width: 46, height: 24))
        #expect(badged.alignmentRect(forFrame: badged.frame) == CGRect(x: 250, y: 30, width: 40, height: 20))
        #expect(badged.frame(forAlignmentRect: CGRect(x: 250, y: 30, width: 40, height: 20)) == badged.frame)
    }

    @Test func aPinnedHeaderStaysWhileContentScrolls() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 50, width: 300, height: 300))
        scroll.contentSize = CGSize(width: 300, height: 2000)
        view.addSubview(scroll)
        let (header, bar) = (add(to: scroll), add(to: scroll))
        let inner = add(to: scroll)
        activate(
            header.topAnchor.constraint(equalTo: view.topAnchor, constant: 60),
            header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            header.widthAnchor.constraint(equalToConstant: 300),
            header.heightAnchor.constraint(equalToConstant: 40),
            bar.bottomAnchor.constraint(equalTo: scroll.frameLayoutGuide.bottomAnchor),
            bar.heightAnchor.constraint(equalToConstant: 20),
            inner.topAnchor.constraint(equalTo: header.bottomAnchor),
            inner.heightAnchor.constraint(equalToConstant: 10))
        layOut()
        #expect(header.frame == CGRect(x: 0, y: 10, width: 300, height: 40) && bar.frame.minY == 280)
        for offset in [120.0, -30] {
            fixture.host.withCurrent { scroll.contentOffset.y = offset }
            layOut()
            #expect(header.convert(CGPoint.zero, to: view).y == 60)
            #expect(bar.frame.minY == 280 + offset && inner.frame.minY == 50 + offset)
        }
    }

    @Test func layoutWithinLayoutSolvesConstraintsThatHaveChanged() {
        final class Row: UIView {
            let content = UIView()
            let line = UIView()
            var width: CGFloat = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                content.frame = bounds
                content.layoutIfNeeded()
                width = line.bounds.width
            }
        }
        let row = Row(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        view.addSubview(row)
        row.content.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
        row.addSubview(row.content)
        row.line.translatesAutoresizingMaskIntoConstraints = false
        row.content.addSubview(row.line)
        activate(
            row.line.leadingAnchor.constraint(equalTo: row.content.leadingAnchor, constant: 10),
            row.line.trailingAnchor.constraint(equalTo: row.content.trailingAnchor, constant: -10))
        layOut()
        #expect(row.width == 180)
    }

    @Test func edgesAndLengthsGiveTheFrame() {
        let child = add()
        activate(
            child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            child.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -30),
            child.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
            child.heightAnchor.constraint(equalTo: child.widthAnchor, multiplier: 0.5))
        layOut()
        #expect(child.frame == CGRect(x: 20, y: 10, width: 250, height: 125))
    }

    @Test func aConstantThatChangesInABlockIsShownChanging() throws {
        let child = add()
        let width = child.widthAnchor.constraint(equalToConstant: 100)
        activate(
            child.leftAnchor.constraint(equalTo: view.leftAnchor),
            child.topAnchor.constraint(equalTo: view.topAnchor), width,
            child.heightAnchor.constraint(equalToConstant: 50))
        child.accessibilityIdentifier = "child"
        child.backgroundColor = .red
        layOut()
        fixture.host.withCurrent {
            width.constant = 200
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear, animations: { view.layoutIfNeeded() })
        }
        #expect(child.frame.width == 200)
        fixture.run(0.5)
        let layer = try #require(fixture.host.picture().layer(named: "child"))
        guard case .fill(.rectangle(let seen), _)? = layer.contents.first else {
            Issue.record("there is no area")
            return
        }
        #expect(isNear(seen.width, 150, within: 1e-6))
    }

    @Test func contentHugsAndResists() {
        let (first, second) = (UILabel(), UILabel())
        for label in [first, second] {
            label.translatesAutoresizingMaskIntoConstraints = false
            label.text = "A text"
            view.addSubview(label)
        }
        first.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        activate(
            first.leftAnchor.constraint(equalTo: view.leftAnchor),
            first.topAnchor.constraint(equalTo: view.topAnchor),
            second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 8),
            second.rightAnchor.constraint(equalTo: view.rightAnchor),
            second.topAnchor.constraint(equalTo: view.topAnchor))
        layOut()
        let natural = first.intrinsicContentSize
        #expect(isNear(first.frame.width, natural.width, within: 0.5))
        #expect(isNear(second.frame.maxX, 300) && second.frame.width > natural.width)
        #expect(isNear(first.frame.height, natural.height, within: 0.5))
    }

    @Test func aTextOfSeveralLinesGrowsDownward() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "many words ", count: 20)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        activate(
            label.leftAnchor.constraint(equalTo: view.leftAnchor),
            label.rightAnchor.constraint(equalTo: view.rightAnchor),
            label.topAnchor.constraint(equalTo: view.topAnchor))
        layOut()
        let height = label.sizeThatFits(CGSize(width: 300, height: 1e6)).height
        #expect(height > 40 && isNear(label.frame.height, height, within: 0.5))
    }

    @Test func contradictionsAreNamedAndLeaveFiniteFrames() {
        let child = add()
        child.accessibilityIdentifier = "child"
        activate(
            child.leftAnchor.constraint(equalTo: view.leftAnchor),
            child.topAnchor.constraint(equalTo: view.topAnchor),
            child.heightAnchor.constraint(equalToConstant: 50),
            child.widthAnchor.constraint(equalToConstant: 100),
            child.widthAnchor.constraint(equalToConstant: 120))
        layOut()
        #expect(child.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(fixture.host.failure == nil)
        #expect(fixture.host.warnings.count == 1)
        #expect(fixture.host.warnings.first?.contains("“child.width = 120” contradicts") == true)
        #expect(view.constraints.count + child.constraints.count == 5)
    }

    @Test func viewsWithoutACommonSuperviewAreNamed() {
        let stranger = UIView()
        activate(add().leftAnchor.constraint(equalTo: stranger.leftAnchor))
        #expect(fixture.host.failure?.message.contains("no view holds both") == true)
    }

    @Test func whatNothingDeterminesIsAtTheOriginAndEmpty() {
        let child = add()
        activate(child.heightAnchor.constraint(equalToConstant: 10))
        layOut()
        #expect(child.frame == CGRect(x: 0, y: 0, width: 0, height: 10))
    }

    @Test func masksCountAsConstraints() {
        let holder = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        holder.autoresizingMask = [.flexibleWidth]
        view.addSubview(holder)
        let child = add()
        activate(
            child.leftAnchor.constraint(equalTo: holder.leftAnchor),
            child.rightAnchor.constraint(equalTo: holder.rightAnchor),
            child.topAnchor.constraint(equalTo: holder.bottomAnchor, constant: 5),
            child.heightAnchor.constraint(equalToConstant: 10))
        layOut()
        #expect(child.frame == CGRect(x: 10, y: 75, width: 100, height: 10))
        fixture.host.withCurrent { view.frame.size.width = 350 }
        layOut()
        #expect(holder.frame.width == 150)
        #expect(child.frame == CGRect(x: 10, y: 75, width: 150, height: 10))
    }

    @Test func guidesAreRectanglesWithoutPictures() {
        let (guide, child) = (UILayoutGuide(), add())
        view.addLayoutGuide(guide)
        activate(
            guide.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor),
            guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
            guide.heightAnchor.constraint(equalToConstant: 40),
            child.leftAnchor.constraint(equalTo: guide.rightAnchor),
            child.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            child.widthAnchor.constraint(equalToConstant: 10),
            child.heightAnchor.constraint(equalToConstant: 10))
        layOut()
        #expect(guide.layoutFrame == CGRect(x: 8, y: 0, width: 150, height: 40))
        #expect(child.frame == CGRect(x: 158, y: 15, width: 10, height: 10))
    }

    @Test func theContentOfAScrollViewIsMeasured() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addSubview(scroll)
        let child = add(to: scroll)
        activate(
            child.leftAnchor.constraint(equalTo: scroll.leftAnchor, constant: 10),
            child.rightAnchor.constraint(equalTo: scroll.rightAnchor, constant: -10),
            child.topAnchor.constraint(equalTo: scroll.topAnchor),
            child.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            child.widthAnchor.constraint(equalToConstant: 400),
            child.heightAnchor.constraint(equalToConstant: 250))
        layOut()
        #expect(scroll.contentSize == CGSize(width: 420, height: 250))
        #expect(child.frame == CGRect(x: 10, y: 0, width: 400, height: 250))
    }

    @Test func aVisualFormatMakesARow() {
        let (one, two) = (add(), add())
        fixture.host.withCurrent {
            let views = ["one": one, "two": two]
            view.addConstraints(
                NSLayoutConstraint.constraints(
                    withVisualFormat: "H:|-20-[one(two)]-gap-[two(>=40)]-30-|",
                    options: [.alignAllTop, .directionLeadingToTrailing], metrics: ["gap": 10], views: views))
            view.addConstraints(
                NSLayoutConstraint.constraints(
                    withVisualFormat: "V:|-5-[one(25)]", metrics: nil, views: views))
            view.addConstraints(
                NSLayoutConstraint.constraints(withVisualFormat: "V:[two(25)]", metrics: nil, views: views))
        }
        layOut()
        #expect(one.frame == CGRect(x: 20, y: 5, width: 120, height: 25))
        #expect(two.frame == CGRect(x: 150, y: 5, width: 120, height: 25))
    }

    @Test(arguments: ["H:|-[a]", "H:[one", "[one(=5)]", "V:|-x-[one]", "H:[one]]"])
    func aFormatThatCannotBeReadIsNamed(format: String) {
        let one = add()
        fixture.host.withCurrent {
            let all = NSLayoutConstraint.constraints(
                withVisualFormat: format, metrics: nil, views: ["one": one])
            #expect(all.isEmpty)
        }
        #expect(fixture.host.failure?.message.hasPrefix("Visual format “\(format)”") == true)
    }

    @Test func theFittingSizeIsTheSmallestThatHolds() {
        let child = add()
        activate(
            child.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 12),
            child.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -12),
            child.topAnchor.constraint(equalTo: view.topAnchor, constant: 3),
            child.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -3),
            child.widthAnchor.constraint(greaterThanOrEqualToConstant: 76),
            child.heightAnchor.constraint(equalToConstant: 44))
        let size = fixture.host.withCurrent {
            view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        #expect(size == CGSize(width: 100, height: 50))
    }

    @Test func distancesBetweenAnchorsAreLengths() {
        let (box, other) = (add(), add())
        fixture.host.withCurrent {
            let before = view.leftAnchor.anchorWithOffset(to: box.leftAnchor)
            let between = box.rightAnchor.anchorWithOffset(to: other.leftAnchor)
            let after = other.rightAnchor.anchorWithOffset(to: view.rightAnchor)
            NSLayoutConstraint.activate([
                before.constraint(equalTo: between), between.constraint(equalTo: after),
                box.widthAnchor.constraint(equalToConstant: 90),
                other.widthAnchor.constraint(equalToConstant: 60),
            ])
        }
        layOut()
        // 300 - 90 - 60 = 150 points remain for three gaps.
        #expect(box.frame.minX == 50 && other.frame.minX == 190)
    }
}
