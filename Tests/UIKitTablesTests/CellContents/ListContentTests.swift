import Testing
import UIKitHost

/// Views that show the description of a row.
@MainActor @Suite struct ListContentTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 480))

    /// Returns a view of a description in a view of a size, after its layout.
    private func shown(
        _ content: UIListContentConfiguration, margins: NSDirectionalEdgeInsets? = nil
    ) -> UIListContentView {
        let controller = UIViewController()
        host.install(controller)
        return host.withCurrent {
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
            if let margins { outer.directionalLayoutMargins = margins }
            let view = UIListContentView(configuration: content)
            view.frame = outer.bounds
            outer.addSubview(view)
            controller.view.addSubview(outer)
            return view
        }
    }

    private func label(_ view: UIListContentView, _ text: String) -> UILabel? {
        view.subviews.compactMap { $0 as? UILabel }.first { $0.text == text }
    }

    @Test func footersAreSmallAndGray() {
        host.withCurrent {
            for footer in [UIListContentConfiguration.plainFooter(), .groupedFooter(), .footer()] {
                #expect(footer.textProperties.font.pointSize == 13)
                #expect(footer.textProperties.color == .secondaryLabel)
            }
            let side = UIListContentConfiguration.accompaniedSidebarSubtitleCell()
            #expect(side.textProperties.font == UIListContentConfiguration.cell().textProperties.font)
        }
    }

    @Test func guidesHaveTheAreasOfTextsAndImage() throws {
        let content = host.withCurrent {
            var content = UIListContentConfiguration.cell()
            (content.text, content.secondaryText) = ("First", "Second")
            content.image = UIImage(systemName: "star")
            return content
        }
        let view = shown(content)
        let line = UIView()
        try host.withCurrent {
            view.addSubview(line)
            line.translatesAutoresizingMaskIntoConstraints = false
            let guide = try #require(view.textLayoutGuide)
            NSLayoutConstraint.activate([
                line.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                line.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                line.topAnchor.constraint(equalTo: guide.bottomAnchor),
                line.heightAnchor.constraint(equalToConstant: 1),
            ])
            _ = (view.secondaryTextLayoutGuide, view.imageLayoutGuide)
        }
        host.advance(by: 1.0 / 60)
        let (first, second) = (try #require(label(view, "First")), try #require(label(view, "Second")))
        #expect(first.frame.minX > 16 && first.frame.height > 10)
        #expect(view.textLayoutGuide?.layoutFrame == first.frame)
        #expect(view.secondaryTextLayoutGuide?.layoutFrame == second.frame)
        #expect(view.imageLayoutGuide?.layoutFrame.maxX ?? 400 < first.frame.minX)
        #expect(line.frame.minX == first.frame.minX && line.frame.minY == first.frame.maxY)
        #expect(line.frame.width == first.frame.width)
    }

    @Test func partsThatAreMissingHaveNoGuides() {
        let view = shown(host.withCurrent { UIListContentConfiguration.cell() })
        host.withCurrent {
            #expect(view.textLayoutGuide == nil && view.secondaryTextLayoutGuide == nil)
            #expect(view.imageLayoutGuide == nil && view.layoutGuides.isEmpty)
        }
    }

    @Test(arguments: zip([UIAxis.horizontal, .vertical, [], .both], [30, 5, 5, 30]))
    func marginsAroundTheContentArePreservedAlongTheAxesThatItNames(_ axes: UIAxis, _ left: CGFloat) throws {
        let content = host.withCurrent {
            var content = UIListContentConfiguration.cell()
            content.text = "Row"
            content.directionalLayoutMargins.leading = 5
            content.axesPreservingSuperviewLayoutMargins = axes
            return content
        }
        let margins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)
        let view = shown(content, margins: margins)
        host.advance(by: 1.0 / 60)
        #expect(try #require(label(view, "Row")).frame.minX == left)
    }
}
