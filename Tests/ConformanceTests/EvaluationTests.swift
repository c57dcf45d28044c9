import Testing

@testable import Conformance

@MainActor @Suite struct EvaluationTests {
    @Test(arguments: [
        ("UIView frame 10 20 30 40", "frame.width", "30"),
        ("UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)); alpha 0.5", "alpha", "0.5"),
        ("UILabel, text \"a\", font system 20, numberOfLines 2", "numberOfLines", "2"),
        (
            "UIStackView frame 0 0 100 60, vertical, spacing 10, fillEqually; 2 plain UIViews",
            "arrangedSubviews[1].frame.y", "35"
        ),
        ("root 320x480; A.leading 12, A.trailing = root - 8, top 20, height 60", "A.frame.width", "300"),
        ("UIScrollView frame 0 0 320 400, contentSize 320x2000; contentOffset 0 90", "contentOffset.y", "90"),
        ("UIColor.black", "R G B A", "0 0 0 255"),
        ("UIEdgeInsets(top 10 left 20 bottom 30 right 40)", "left", "20"),
        ("UIButton() made in code", "title(for: .normal)", "nil"),
        ("UITableView() made in code", "separatorStyle", "singleLine"),
        ("UISlider() made in code", "value", "0"),
        ("UIStepper() made in code, value 3", "value", "3"),
        ("UINavigationController() made in code", "isToolbarHidden", "true"),
        ("UIAlertController(title: \"a\", message: nil, preferredStyle: .alert)", "actions.count", "0"),
        ("UIFieldBehavior.springField()", "strength", "1"),
        ("UIScrollView.ContentInsetAdjustmentBehavior.never", "rawValue", "2"),
        ("UIKeyboardType.URL", "rawValue", "3"),
        ("UIImage.SymbolScale.large", "rawValue", "3"),
        ("UIDevice() made in code", "isProximityMonitoringEnabled", "false"),
        (
            "UITabBar(frame: 0 0 100 49), items = [UITabBarItem(title: \"A\", image: nil, tag: 0), "
                + "UITabBarItem(title: \"B\", image: nil, tag: 1)]", "button[1].frame", "52 1 46 48"
        ),
        ("UIView(), transform = CGAffineTransform(rotationAngle: .pi / 2)", "transform.b", "1"),
        ("UISegmentedControl(items: [\"One\", \"Two\"]), frame 0 0 200 32", "segment[1].frame.x", "100"),
        ("UISegmentedControl(items: [\"One\", \"Two\"])", "numberOfSegments", "2"),
        ("UITapGestureRecognizer(target: nil, action: nil)", "numberOfTapsRequired", "1"),
        (
            "UILabel(), attributedText = NSAttributedString(string: \"a\", attributes: [.kern: 3])",
            "attributedText.string", "a"
        ),
        (
            "a = UIView(frame: 0 0 50 50); b = UIView(frame: 5 6 7 8); a.addSubview(b)", "b.superview == a",
            "true"
        ),
        ("a = UIView(frame: 0 0 50 50); b = UILabel(); b.text \"x\"; a.tag 3", "b.text", "x"),
        ("UIView frame 0 0 9 9", "window == nil", "true"),
        ("UIView frame 0 0 9 9", "subviews.isEmpty", "true"),
        ("UIView frame 0 0 9 9", "frame.width > 3", "true"),
        ("UILabel, text \"a\"", "text?.count", "1"),
        ("UIButton(type: .system)", "buttonType == .system", "true"),
        ("UITableView()", "rowHeight == UITableView.automaticDimension", "true"),
        ("UIView(), layer.borderColor = .black", "layer.borderColor", "0 0 0 255"),
        ("CGRect(x: 0, y: 0, width: 10, height: 10)", "insetBy(dx: 1, dy: 2).height", "6"),
    ]) func aSetupIsBuiltAndItsQuantityRead(_ setup: String, _ quantity: String, _ value: String) {
        let finding = DeviceRows.finding(setup, quantity, value)
        #expect(finding.verdict == .agrees(deviation: 0), "\(finding.got) \(finding.verdict)")
    }

    @Test func anotherValueDiffersByItsDeviation() {
        let finding = DeviceRows.finding("UIView frame 0 0 100 50", "frame.width", "99", tolerance: "0.5")
        #expect(finding.verdict == .differs(deviation: 1))
        #expect(finding.got == "100")
    }

    @Test func aValueWithinTheToleranceAgrees() {
        let finding = DeviceRows.finding("UIView frame 0 0 100 50", "frame.width", "99", tolerance: "1")
        #expect(finding.verdict == .agrees(deviation: 1))
    }

    @Test func aPropertyThatUIKitLacksIsNamed() {
        let finding = DeviceRows.finding("UIView() made in code", "quantumState", "0")
        #expect(finding.verdict == .noAPI("UIView.quantumState"))
        #expect(DeviceRows.finding("UIQuantumView()", "frame.x", "0").verdict == .noAPI("UIQuantumView()"))
    }

    @Test func aPhraseThatTheLanguageLacksIsQuoted() {
        let finding = DeviceRows.finding("UIView frame 0 0 1 1; painted by hand, twice", "frame.x", "0")
        #expect(finding.verdict == .notUnderstood("painted by hand"))
    }

    @Test(arguments: [
        ("UIStackView frame 0 0 100 60, vertical; 99999999999999999999 plain UIViews", "frame.y"),
        (
            "UICollectionView 375x480, UICollectionViewFlowLayout, sections [3, 9223372036854775807]",
            "item[0,0].frame.x"
        ),
        ("UICollectionView 375x480, UICollectionViewFlowLayout, sections [8]", "item[0].frame.x"),
        (
            "UICollectionView 375x480, UICollectionViewFlowLayout, sections [8]",
            "item[99999999999999999999,0].frame.x"
        ),
    ])
    func numbersThatAreTooLargeOrMissingAreNotUnderstood(_ setup: String, _ quantity: String) {
        let verdict = DeviceRows.finding(setup, quantity, "0").verdict
        guard case .notUnderstood = verdict else {
            Issue.record("\(verdict)")
            return
        }
    }

    @Test func textOfAMacIsCountedApart() {
        let finding = DeviceRows.finding(
            "UILabel \"a\", system 17; Mac Catalyst 26.1 (font .SFNS)", "intrinsicContentSize.width", "9")
        #expect(finding.verdict == .otherSystem)
    }
}
