extension PackageTemplate {
    var manifest: String {
        """
        // swift-tools-version: 6.2
        import PackageDescription
        \(dependency.preamble)
        let package = Package(
            name: "\(name)",
            dependencies: [
                \(dependency.declaration)
            ],
            targets: [
                .executableTarget(
                    name: "\(name)",
                    dependencies: [
                        .product(name: "UIKit", package: "\(dependency.package)"),
                        .product(name: "Flipbook", package: "\(dependency.package)"),
                        .product(name: "FlipbookCommand", package: "\(dependency.package)"),
                    ],
                    swiftSettings: [.defaultIsolation(MainActor.self)]),
                .testTarget(
                    name: "\(name)Tests",
                    dependencies: [
                        "\(name)",
                        .product(name: "Flipbook", package: "\(dependency.package)"),
                        .product(name: "FlipbookTesting", package: "\(dependency.package)"),
                    ],
                    exclude: ["__Goldens__"]),
            ]
        )

        """
    }

    var readme: String {
        """
        # \(name)

        Scenes in UIKit code, filmed by Flipbook.

            swift run \(name) list                                    # the scenes
            swift run \(name) render Bounce -o bounce.mp4             # a film
            swift run \(name) trail Bounce -o bounce.png              # all phases in one picture
            swift run \(name) trail Bounce --sweep elasticity=0:0.9:0.3 -o elasticity.png
            swift test
            flipbook review                                           # motion that differs from its golden trace

        A new scene is a file like `Sources/\(name)/Bounce.swift`, and a line in the catalog in `Main.swift`.

        \(dependency.explanation)

        """
    }

    var main: String {
        """
        import Flipbook
        import FlipbookCommand

        /// The scenes, in the order in which they are listed.
        let catalog = Catalog([
            CatalogEntry(Bounce.self)
        ])

        @main enum Main {
            static func main() async { await Program.run(catalog) }
        }

        """
    }

    var scene: String {
        """
        import Flipbook
        import UIKit

        /// A square falls onto the bottom edge and bounces.
        final class Bounce: UIViewController, Scene {
            static let summary = "A square bounces."

            @Parameter("How much speed a bounce leaves", in: 0...1) var elasticity = 0.6

            let square = UIView(frame: CGRect(x: 110, y: 60, width: 100, height: 100))
            var animator: UIDynamicAnimator!

            override func viewDidLoad() {
                super.viewDidLoad()
                square.backgroundColor = .systemBlue
                view.addSubview(square)

                animator = UIDynamicAnimator(referenceView: view)
                animator.addBehavior(UIGravityBehavior(items: [square]))

                let collision = UICollisionBehavior(items: [square])
                collision.translatesReferenceBoundsIntoBoundary = true
                animator.addBehavior(collision)

                let properties = UIDynamicItemBehavior(items: [square])
                properties.elasticity = elasticity
                animator.addBehavior(properties)
            }
        }

        """
    }

    var test: String {
        """
        import Flipbook
        import FlipbookTesting
        import Testing

        @testable import \(name)

        @Suite("Bounce")
        struct BounceTests {
            /// The center of the square, frame by frame.
            private func heights(elasticity: Double) async throws -> [Double] {
                let settings = Film.Settings(parameters: ["elasticity": elasticity])
                let film = try await Film(of: CatalogEntry(Bounce.self), settings)
                return try await FilmRenderer().trace(of: film).map(\\.y)
            }

            @Test("moves as before")
            func motion() async {
                await expect(Bounce.self, matches: "bounce")
            }

            @Test("lands on the bottom edge")
            func landing() async throws {
                let lowest = try #require(try await heights(elasticity: 0).max())
                #expect(abs(lowest - 518) < 2)
            }

            @Test("bounces higher the more elastic it is")
            func elasticity() async throws {
                func rise(_ heights: [Double]) -> Double {
                    let landing = heights.indices.max { heights[$0] < heights[$1] } ?? 0
                    return heights[landing] - (heights[landing...].min() ?? 0)
                }
                let low = try await rise(heights(elasticity: 0.3))
                let high = try await rise(heights(elasticity: 0.8))
                #expect(high > 2 * low)
            }
        }

        """
    }
}
