import TestSupport
import Testing
import UIKitHost

/// Images with scales and modes of their own, for which Xcode writes elements in place of attributes.
@MainActor @Suite struct DrawnImageTests {
    private let app = DrawnApp()

    private static func reference(_ key: String, _ attributes: String) -> String {
        #"<imageReference key="\#(key)" \#(attributes)/>"#
    }

    private static let large = #"image="star.fill" catalog="system" symbolScale="large""#

    @Test(arguments: [
        (#"symbolScale="large""#, 24, UIImage.RenderingMode.automatic),
        (#"symbolScale="large" renderingMode="original""#, 24, .alwaysOriginal),
        (#"symbolScale="small""#, 16, .automatic),
        (#"symbolScale="default" renderingMode="template""#, 20, .alwaysTemplate),
    ])
    func aSymbolHasItsScaleAndMode(_ form: String, _ side: Int, _ mode: UIImage.RenderingMode) throws {
        let star = Self.reference("image", #"image="star.fill" catalog="system" \#(form)"#)
        let view = #"<imageView tag="1" id="x">\#(star)</imageView>"#
        try app.run(["Main": DrawnApp.scene("a", view: view)]) { controller in
            let image = try #require((controller.view.viewWithTag(1) as? UIImageView)?.image)
            #expect(image.isSymbolImage && image.renderingMode == mode)
            #expect(Int(image.size.width.rounded()) == side && app.host.warnings.isEmpty)
        }
    }

    @Test func aReferenceWithoutACatalogIsAFile() throws {
        let view =
            #"<imageView tag="1" id="x">\#(Self.reference("image", #"image="star.fill""#))</imageView>"#
        try app.run(["Main": DrawnApp.scene("a", view: view)]) { controller in
            #expect((controller.view.viewWithTag(1) as? UIImageView)?.image == nil)
            #expect(
                app.host.warnings.contains(
                    "No file in the folder has the storyboard's image “star.fill”; it is left out."))
        }
    }

    @Test func imageViewsHaveTheirPreferredSizeAndWeight() throws {
        let form =
            #"<preferredSymbolConfiguration key="preferredSymbolConfiguration" pointSize="34" weight="bold"/>"#
        let contents = """
            <imageView tag="1" image="star.fill" catalog="system" id="x">\(form)</imageView>
            <imageView tag="2" id="y">\(Self.reference("image", Self.large))\(form)</imageView>
            """
        try app.run(["Main": DrawnApp.scene("a", view: contents)]) { controller in
            let views = [1, 2].compactMap { controller.view.viewWithTag($0) as? UIImageView }
            #expect(views.map { $0.intrinsicContentSize.width.rounded() } == [40, 48])
            #expect(views.first?.image?.size.width == 20)
        }
    }

    @Test func buttonsSegmentsAndItemsHaveTheirSymbols() throws {
        let form = #"<preferredSymbolConfiguration key="preferredSymbolConfiguration" pointSize="34"/>"#
        let image = Self.reference("image", Self.large)
        let contents = """
            <button tag="1" id="x"><state key="normal">\(image)\(form)
              \(Self.reference("backgroundImage", Self.large))</state></button>
            <button tag="2" id="y"><state key="normal" title="B"/>
              <buttonConfiguration key="configuration" style="plain">\(image)</buttonConfiguration></button>
            <segmentedControl tag="3" id="z"><segments><segment>\(image)</segment></segments></segmentedControl>
            """
        let item = #"""
            <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" id="r">
            \#(image)\#(Self.reference("landscapeImage", Self.large))</barButtonItem></navigationItem>
            <tabBarItem key="tabBarItem" id="t">\#(image)\#(Self.reference("selectedImage", Self.large))</tabBarItem>
            """#
        try app.run(["Main": DrawnApp.scene("a", "", item, view: contents)]) { controller in
            let buttons = [1, 2].compactMap { controller.view.viewWithTag($0) as? UIButton }
            try #require(buttons.count == 2)
            let segments = try #require(controller.view.viewWithTag(3) as? UISegmentedControl)
            let bar = try #require(controller.navigationItem.rightBarButtonItem)
            let images = [
                buttons[0].image(for: .normal), buttons[0].backgroundImage(for: .normal),
                buttons[1].configuration?.image, segments.imageForSegment(at: 0), bar.image,
                bar.landscapeImagePhone, controller.tabBarItem.image, controller.tabBarItem.selectedImage,
            ]
            let sides = images.map { ($0?.size.width ?? 0).rounded() }
            #expect(sides == [48, 24, 24, 24, 24, 24, 24, 24])
        }
    }
}
