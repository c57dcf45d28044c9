import Picture
import TestSupport
import Testing
import UIKitHost

/// Frames, colors, scrolling and constraints that are not in effect.
@MainActor @Suite struct DrawnViewTests {
    private let app = DrawnApp()

    private func view(
        _ contents: String, _ attributes: String = "", connections: String = "",
        _ body: (UIViewController) throws -> Void
    ) throws {
        try app.run(["Main": DrawnApp.scene("a", attributes, connections, view: contents)], body)
    }

    @Test(arguments: [
        (#"minX="50%" minY="25%" width="100" height="40""#, CGRect(x: 100, y: 90, width: 100, height: 40)),
        (#"minX="10" minY="20" maxX="30" maxY="40""#, CGRect(x: 10, y: 20, width: 260, height: 340)),
        (#"width="80" height="60" maxX="20" maxY="0.0""#, CGRect(x: 200, y: 340, width: 80, height: 60)),
        (#"width="50%" height="44""#, CGRect(x: 0, y: 0, width: 150, height: 44)),
        (#"minX="nan" width="inf%" height="44""#, CGRect(x: 0, y: 0, width: 300, height: 44)),
    ]) func aFrameIsSavedByItsDistances(_ inset: String, _ frame: CGRect) throws {
        let contents = #"""
            <view tag="1" fixedFrame="YES" id="x"><frame key="frameInset" \#(inset)/><subviews>
              <view tag="2" fixedFrame="YES" id="y">
                <frame key="frameInset" minX="25%" width="50%" height="10"/></view>
            </subviews></view>
            """#
        try view(contents) { controller in
            let view = try #require(controller.view.viewWithTag(1))
            #expect(view.frame == frame)
            // The container of the inner view is the outer one.
            let inner = try #require(view.viewWithTag(2))
            #expect(inner.frame.minX == frame.width / 4 && inner.frame.width == frame.width / 2)
        }
    }

    @Test func colorsOfTheSystemHaveTheirValuesInEachStyle() throws {
        let label = #"<color key="textColor" systemColor="labelColor"/>"#
        let page = #"<color key="backgroundColor" systemColor="systemBackgroundColor"/>"#
        let fixed = #"<color key="backgroundColor" white="0.5" alpha="1" colorSpace="custom"/>"#
        let contents = """
            <label tag="1" text="a" id="l">\(label)\(page)</label><view tag="2" id="v">\(fixed)</view>
            """
        try view(contents) { controller in
            let found = controller.view.viewWithTag(1) as? UILabel
            let text = try #require(found)
            let traits = [UIUserInterfaceStyle.light, .dark].map { UITraitCollection(userInterfaceStyle: $0) }
            for traits in traits {
                let (ink, paper) = (UIColor.label, UIColor.systemBackground)
                #expect(text.textColor.resolvedColor(with: traits) == ink.resolvedColor(with: traits))
                #expect(
                    text.backgroundColor?.resolvedColor(with: traits) == paper.resolvedColor(with: traits))
            }
            #expect(controller.view.viewWithTag(2)?.backgroundColor == UIColor(white: 0.5, alpha: 1))
        }
    }

    @Test func colorsOfMacOSAreThoseThatXcodeCompiles() throws {
        let color =
            #"<color key="textColor" name="controlBackgroundColor" catalog="System" colorSpace="catalog"/>"#
        try view(#"<label tag="1" text="a" id="l">\#(color)</label>"#) { controller in
            let label = try #require(controller.view.viewWithTag(1) as? UILabel)
            #expect(label.textColor == UIColor(white: 1, alpha: 1))
            #expect(app.host.warnings.isEmpty)
        }
    }

    @Test func aPlainViewCanNameAClassOfUIKit() throws {
        let contents = #"""
            <view tag="1" id="c" customClass="UIControl"/><view tag="2" id="l" customClass="UILabel"/>
            <view tag="3" id="t" customClass="UITableView"/>
            """#
        try view(contents) { controller in
            #expect(controller.view.viewWithTag(1) is UIControl)
            #expect(controller.view.viewWithTag(2) is UILabel)
            #expect(controller.view.viewWithTag(3) is UITableView)
        }
    }

    @Test func aStackHasTheStandardSpacing() throws {
        let stacks = [#"spacingType="standard""#, #"spacing="3""#, ""].enumerated().map { index, spacing in
            #"<stackView tag="\#(index + 1)" \#(spacing) id="s\#(index)"/>"#
        }
        try view(stacks.joined()) { controller in
            let spacings = [1, 2, 3].map { (controller.view.viewWithTag($0) as? UIStackView)?.spacing }
            #expect(spacings == [8, 3, 0])
        }
    }

    @Test func aButtonHasTheConfigurationThatIsDrawn() throws {
        let contents = """
            <button tag="1" id="b"><buttonConfiguration key="configuration" style="filled" title="Go"
              subtitle="on" imagePlacement="trailing" imagePadding="5" cornerStyle="capsule">
            <fontDescription key="titleFontDescription" type="system" pointSize="30"/>
            <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
            <color key="baseForegroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            </buttonConfiguration></button>
            """
        try view(contents) { controller in
            let button = try #require(controller.view.viewWithTag(1) as? UIButton)
            let configuration = try #require(button.configuration)
            #expect(configuration.title == "Go" && configuration.subtitle == "on")
            #expect(configuration.imagePlacement == .trailing && configuration.imagePadding == 5)
            #expect(configuration.cornerStyle == .capsule)
            #expect(
                configuration.contentInsets
                    == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            #expect(configuration.baseForegroundColor == .white)
            let font = configuration.titleTextAttributesTransformer?(AttributeContainer()).font
            #expect(font?.pointSize == 30)
        }
    }

    @Test func controlsHaveTheColorsOfTheirParts() throws {
        func color(_ key: String) -> String {
            #"<color key="\#(key)" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
        }
        let contents = """
            <switch tag="1" id="a">\(color("onTintColor"))\(color("thumbTintColor"))</switch>
            <slider tag="2" id="b">\(color("minimumTrackTintColor"))\(color("maximumTrackTintColor"))\
            \(color("thumbTintColor"))</slider>
            <progressView tag="3" id="c">\(color("progressTintColor"))\(color("trackTintColor"))</progressView>
            <pageControl tag="4" id="d">\(color("pageIndicatorTintColor"))\
            \(color("currentPageIndicatorTintColor"))</pageControl>
            <switch tag="5" id="e"/>
            """
        try view(contents) { controller in
            func control<Control: UIView>(_ tag: Int, _ kind: Control.Type) throws -> Control {
                try #require(controller.view.viewWithTag(tag) as? Control)
            }
            let (toggle, slider) = (try control(1, UISwitch.self), try control(2, UISlider.self))
            let (bar, pages) = (try control(3, UIProgressView.self), try control(4, UIPageControl.self))
            let colors = [
                toggle.onTintColor, toggle.thumbTintColor, slider.minimumTrackTintColor,
                slider.maximumTrackTintColor, slider.thumbTintColor, bar.progressTintColor,
                bar.trackTintColor,
                pages.pageIndicatorTintColor, pages.currentPageIndicatorTintColor,
            ]
            #expect(colors.allSatisfy { $0 == .red })
            #expect(try control(5, UISwitch.self).onTintColor == nil)
        }
    }

    @Test func pickersAreDrawnWithTheirConstraints() throws {
        let contents = #"""
            <pickerView tag="1" translatesAutoresizingMaskIntoConstraints="NO" id="x">
              <rect key="frame" x="0" y="0" width="90" height="90"/>
              <constraints><constraint firstAttribute="height" constant="160" id="h"/></constraints></pickerView>
            <datePicker tag="2" datePickerMode="time" id="y"><rect key="frame" x="0" y="0" width="9" height="9"/>
            </datePicker>
            """#
        try view(contents) { controller in
            let picker = try #require(controller.view.viewWithTag(1) as? UIPickerView)
            controller.view.layoutIfNeeded()
            #expect(picker.frame.height == 160)
            #expect((controller.view.viewWithTag(2) as? UIDatePicker)?.datePickerMode == .time)
        }
    }

    @Test(arguments: [
        ("viewFlipsideBackgroundColor", Color(red: 0.1216, green: 0.1294, blue: 0.1412)),
        ("scrollViewTexturedBackgroundColor", Color(red: 0.4352, green: 0.4431, blue: 0.4745)),
        ("groupTableViewBackgroundColor", UIColor.systemGroupedBackground.color),
    ]) func earlierSystemColorsAreKnown(_ name: String, _ color: Color) throws {
        let contents = #"""
            <view tag="1" id="x"><rect key="frame" x="0" y="0" width="9" height="9"/>
            <color key="backgroundColor" cocoaTouchSystemColor="\#(name)"/></view>
            """#
        try view(contents) { controller in
            #expect(controller.view.viewWithTag(1)?.backgroundColor?.color == color)
            #expect(app.host.warnings.isEmpty)
        }
    }

    @Test func anUnknownColorIsWarnedOf() throws {
        let contents = #"<view id="x"><color key="backgroundColor" cocoaTouchSystemColor="skyColor"/></view>"#
        try view(contents) { _ in
            #expect(
                app.host.warnings == ["Main.storyboard: the color “skyColor” is unknown; it is left out."])
        }
    }

    @Test func aScrollViewScrollsAsItIsDrawn() throws {
        let attributes = #"contentInsetAdjustmentBehavior="never" pagingEnabled="YES" bounces="NO""#
        let contents = #"""
            <scrollView tag="1" \#(attributes) scrollEnabled="NO" showsVerticalScrollIndicator="NO" id="x">
            <rect key="frame" x="0" y="0" width="300" height="400"/>
            <inset key="contentInset" minX="0.0" minY="8" maxX="0.0" maxY="0.0"/></scrollView>
            """#
        try view(contents) { controller in
            let view = try #require(controller.view.viewWithTag(1) as? UIScrollView)
            #expect(view.contentInsetAdjustmentBehavior == .never && view.adjustedContentInset.top == 8)
            #expect(view.isPagingEnabled && !view.bounces && !view.isScrollEnabled)
            #expect(!view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
        }
    }

    @Test func whatAnotherSizeClassHasLivesForItsOutlets() throws {
        MethodTable.addProperty("narrow", \Variant.narrow)
        MethodTable.addProperty("wide", \Variant.wide)
        MethodTable.addProperty("extra", \Variant.extra)
        let contents = #"""
            <view tag="1" translatesAutoresizingMaskIntoConstraints="NO" id="x">
              <rect key="frame" x="0" y="0" width="50" height="30"/>
              <subviews><view id="s"><rect key="frame" x="0" y="0" width="5" height="5"/></view></subviews>
              <constraints>
                <constraint firstAttribute="width" constant="50" id="w1"/>
                <constraint firstAttribute="width" constant="200" id="w2"/>
                <constraint firstAttribute="height" constant="30" id="h"/>
              </constraints>
              <variation key="default">
                <mask key="subviews"><exclude reference="s"/></mask>
                <mask key="constraints"><exclude reference="w2"/></mask>
              </variation>
            </view>
            """#
        let connections = #"""
            <connections><outlet property="narrow" destination="w1"/>
            <outlet property="wide" destination="w2"/><outlet property="extra" destination="s"/></connections>
            """#
        try view(contents, #"customClass="Variant""#, connections: connections) { controller in
            let variant = try #require(controller as? Variant)
            let view = try #require(controller.view.viewWithTag(1))
            #expect(view.frame.width == 50 && view.subviews.isEmpty)
            let (narrow, wide) = (try #require(variant.narrow), try #require(variant.wide))
            #expect(narrow.isActive && !wide.isActive && variant.extra?.superview == nil)
            #expect(variant.extra != nil && app.host.failure == nil)
            (narrow.isActive, wide.isActive) = (false, true)
            controller.view.layoutIfNeeded()
            #expect(view.frame.width == 200)
        }
    }

    @Test func anAmbiguousViewHasTheDrawnFrameWhereItsConstraintsLeaveItOpen() throws {
        let contents = #"""
            <view tag="1" ambiguous="YES" translatesAutoresizingMaskIntoConstraints="NO" id="x">
              <rect key="frame" x="275" y="39" width="50" height="30"/>
              <constraints><constraint firstAttribute="leading" secondItem="va" secondAttribute="leading"
                firstItem="x" constant="20" id="l"/></constraints></view>
            """#
        try view(contents) { controller in
            controller.view.layoutIfNeeded()
            let frame = controller.view.viewWithTag(1)?.frame
            #expect(frame == CGRect(x: 20, y: 39, width: 50, height: 30))
        }
    }

    @Test func aConstraintThatIsSwitchedOffLivesForItsOutlet() throws {
        MethodTable.addProperty("narrow", \Variant.narrow)
        let contents = #"""
            <view tag="1" translatesAutoresizingMaskIntoConstraints="NO" id="x">
              <rect key="frame" x="0" y="0" width="50" height="30"/>
              <constraints><constraint firstAttribute="width" constant="50" id="w"/></constraints></view>
            """#
        let connections = #"<connections><outlet property="narrow" destination="w"/></connections>"#
        try view(contents, #"customClass="Variant""#, connections: connections) { controller in
            let variant = try #require(controller as? Variant)
            variant.narrow?.isActive = false
            variant.view.layoutIfNeeded()
            #expect(variant.narrow?.isActive == false)
        }
    }

    @Test func aViewOfThisSizeClassIsSeen() throws {
        let contents = #"""
            <view tag="1" id="x"><rect key="frame" x="0" y="0" width="50" height="30"/>
              <subviews>
                <view tag="2" id="s"><rect key="frame" x="0" y="0" width="5" height="5"/></view>
                <view tag="3" id="t"><rect key="frame" x="0" y="0" width="5" height="5"/></view>
              </subviews>
              <variation key="default"><mask key="subviews">
                <exclude reference="s"/><exclude reference="t"/></mask></variation>
              <variation key="widthClass=compact"><mask key="subviews">
                <include reference="s"/></mask></variation>
            </view>
            """#
        try view(contents) { controller in
            #expect(controller.view.viewWithTag(1)?.subviews.map(\.tag) == [2])
        }
    }
}

/// A controller with outlets to what its size class may not have.
final class Variant: UIViewController {
    weak var narrow: NSLayoutConstraint?
    weak var wide: NSLayoutConstraint?
    weak var extra: UIView?
}
