import Testing
import UIKitHost
import UIKitTestSupport

@MainActor @Suite struct UIStackViewTests {
    let fixture = ViewFixture(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

    /// A view with a natural size.
    private final class Block: UIView {
        var size = CGSize.zero
        override var intrinsicContentSize: CGSize { size }
    }

    private func stack(_ sizes: [CGSize], _ prepare: (UIStackView) -> Void) -> UIStackView {
        fixture.host.withCurrent {
            let blocks = sizes.map { size in
                let block = Block()
                block.size = size
                return block
            }
            let stack = UIStackView(arrangedSubviews: blocks)
            stack.frame = fixture.view.bounds
            fixture.view.addSubview(stack)
            prepare(stack)
            fixture.host.window.layoutIfNeeded()
            return stack
        }
    }

    @Test func spacingCountsBetweenBaselinesOnRequest() {
        fixture.host.withCurrent {
            let labels = ["First", "Second"].map { text in
                let label = UILabel()
                label.text = text
                return label
            }
            let stack = UIStackView(arrangedSubviews: labels)
            (stack.axis, stack.spacing, stack.isBaselineRelativeArrangement) = (.vertical, 30, true)
            stack.translatesAutoresizingMaskIntoConstraints = false
            fixture.view.addSubview(stack)
            stack.topAnchor.constraint(equalTo: fixture.view.topAnchor).isActive = true
            fixture.host.window.layoutIfNeeded()
            #expect(abs(labels[1].frame.minY - labels[0].frame.minY - 30) < 1)
            #expect(labels[0].frame.minY == 0)
            stack.layoutMargins = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
            stack.isLayoutMarginsRelativeArrangement = true
            fixture.host.window.layoutIfNeeded()
            #expect(abs(labels[0].frame.minY + labels[0].font.ascender - 40) < 1)
        }
    }

    @Test func anIndexBeyondTheEndIsRefused() {
        let stack = stack(sizes) { $0.accessibilityIdentifier = "row" }
        fixture.host.withCurrent { stack.insertArrangedSubview(UIView(), at: 4) }
        #expect(
            fixture.host.failure?.message
                == "row: insertArrangedSubview needs an index from 0 to 3, but it is 4.")
    }

    private let sizes = [40, 60, 100].map { CGSize(width: $0, height: 20) }

    /// As measured on Mac Catalyst 26.1 for the middle.
    @Test(arguments: [
        (UIStackView.Alignment.center, 50.0), (.top, 0), (.bottom, 100),
    ])
    func aViewWithoutASizeHasNoLengthAcross(_ alignment: UIStackView.Alignment, _ place: Double) {
        let stack = stack([CGSize(width: 40, height: 20), CGSize(width: 60, height: -1)]) {
            $0.alignment = alignment
        }
        #expect(stack.arrangedSubviews[0].frame.height == 20)
        #expect(stack.arrangedSubviews[1].frame.height == 0)
        #expect(stack.arrangedSubviews[1].frame.minY == CGFloat(place))
    }

    @Test func equalPartsFillTheStack() {
        let stack = stack(sizes) {
            $0.distribution = .fillEqually
            $0.spacing = 15
        }
        #expect(
            stack.arrangedSubviews.map(\.frame)
                == [0, 105, 210].map { CGRect(x: $0, y: 0, width: 90, height: 100) })
    }

    @Test func partsInProportionFillTheStack() {
        let stack = stack(sizes) { $0.distribution = .fillProportionally }
        #expect(stack.arrangedSubviews.map(\.frame.width) == [60, 90, 150])
    }

    @Test func equalGapsLieBetweenNaturalSizes() {
        let stack = stack(sizes) {
            $0.distribution = .equalSpacing
            $0.alignment = .center
        }
        #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 90, 200])
        #expect(stack.arrangedSubviews.allSatisfy { $0.frame.midY == 50 && $0.frame.height == 20 })
    }

    @Test func centersAreEquallyFarApart() {
        let stack = stack(sizes) { $0.distribution = .equalCentering }
        let centers = stack.arrangedSubviews.map(\.center.x)
        #expect(isNear(centers[2] - centers[1], centers[1] - centers[0], within: 0.5))
        #expect(stack.arrangedSubviews[2].frame.maxX == 300)
    }

    @Test func aHiddenViewWaitsWithTheExtentOfTheStack() {
        let stack = stack([CGSize(width: 100, height: 20), CGSize(width: 900, height: 20)]) {
            $0.axis = .vertical
            $0.arrangedSubviews[1].isHidden = true
        }
        let hidden = stack.arrangedSubviews[1].frame
        #expect(hidden.minX == 0 && hidden.width == 300 && hidden.height == 0)
    }

    @Test func hiddenViewsTakeNoRoom() {
        let stack = stack(sizes) {
            $0.distribution = .fillEqually
            $0.arrangedSubviews[1].isHidden = true
        }
        #expect(stack.arrangedSubviews[0].frame.width == 150)
        #expect(stack.arrangedSubviews[2].frame == CGRect(x: 150, y: 0, width: 150, height: 100))
        fixture.host.withCurrent {
            stack.arrangedSubviews[1].isHidden = false
            fixture.host.window.layoutIfNeeded()
        }
        #expect(stack.arrangedSubviews.map(\.frame.width) == [100, 100, 100])
    }

    @Test func aColumnInsideConstraintsIsAsHighAsItsViews() {
        let column = fixture.host.withCurrent {
            let blocks = sizes.map { size in
                let block = Block()
                block.size = size
                return block
            }
            let column = UIStackView(arrangedSubviews: blocks)
            (column.axis, column.spacing, column.alignment) = (.vertical, 5, .trailing)
            column.translatesAutoresizingMaskIntoConstraints = false
            fixture.view.addSubview(column)
            NSLayoutConstraint.activate([
                column.leftAnchor.constraint(equalTo: fixture.view.leftAnchor, constant: 7),
                column.topAnchor.constraint(equalTo: fixture.view.topAnchor),
            ])
            fixture.host.window.layoutIfNeeded()
            return column
        }
        #expect(column.frame == CGRect(x: 7, y: 0, width: 100, height: 70))
        #expect(column.arrangedSubviews.map(\.frame.minX) == [60, 40, 0])
    }

    @Test func aViewThatIsHiddenInAnAnimationCollapsesAndIsDrawnUntilTheEnd() {
        let row = stack(sizes) { $0.frame.size.width = 200 }
        let (first, second) = (row.arrangedSubviews[0], row.arrangedSubviews[1])
        fixture.host.withCurrent {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { first.isHidden = true }
        }
        #expect(first.isHidden && !first.layer.isHidden && second.frame.minX == 0)
        for _ in 0..<30 { fixture.host.advance(by: 1.0 / 60) }
        fixture.host.withCurrent {
            #expect(isNear(first.layer.presentation()?.bounds.width, 20, within: 0.1))
            #expect(isNear(second.layer.presentation()?.frame.minX, 20, within: 0.1))
        }
        for _ in 0..<32 { fixture.host.advance(by: 1.0 / 60) }
        #expect(first.isHidden && first.layer.isHidden)
    }

    @Test func aViewThatIsShownInAnAnimationGrows() {
        let row = stack(sizes) {
            $0.frame.size.width = 200
            $0.arrangedSubviews[0].isHidden = true
        }
        let (first, second) = (row.arrangedSubviews[0], row.arrangedSubviews[1])
        fixture.host.withCurrent {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { first.isHidden = false }
        }
        #expect(!first.layer.isHidden && second.frame.minX == 40)
        for _ in 0..<30 { fixture.host.advance(by: 1.0 / 60) }
        fixture.host.withCurrent {
            #expect(isNear(second.layer.presentation()?.frame.minX, 20, within: 0.1))
        }
    }

    @Test func aViewThatIsShownAgainDuringTheAnimationStays() {
        let row = stack(sizes) { $0.frame.size.width = 200 }
        let first = row.arrangedSubviews[0]
        fixture.host.withCurrent { UIView.animate(withDuration: 1) { first.isHidden = true } }
        for _ in 0..<10 { fixture.host.advance(by: 1.0 / 60) }
        fixture.host.withCurrent { first.isHidden = false }
        for _ in 0..<60 { fixture.host.advance(by: 1.0 / 60) }
        #expect(!first.isHidden && !first.layer.isHidden)
    }

    @Test func changesOfItsPropertiesAreAnimated() {
        let stack = stack(sizes) { $0.distribution = .fillEqually }
        fixture.host.withCurrent {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stack.spacing = 15 }
            #expect(stack.arrangedSubviews[1].frame.minX == 105)
        }
        fixture.run(0.5)
        fixture.host.withCurrent {
            #expect(isNear(stack.arrangedSubviews[1].layer.presentation()?.frame.minX, 102.5, within: 1e-6))
        }
    }
}
