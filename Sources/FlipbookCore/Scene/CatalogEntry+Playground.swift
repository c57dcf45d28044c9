import CoreGeometry
import Raster
import UIKitHost

extension CatalogEntry {
    /// Creates the entry of a playground's page, which films its live view.
    ///
    /// The page runs once to find the size of its live view, and again for each film.
    ///
    /// - Parameters:
    ///   - name: the name in commands.
    ///   - resourceFolder: the path of the folder in which the page's images are found; nil for none.
    ///   - run: a closure that runs the page's top-level code.
    @MainActor public init(
        playground name: String, resourceFolder: String? = nil,
        _ run: @escaping @MainActor @Sendable () -> Void
    ) {
        let trial = SceneHost(
            size: CGSize(width: 375, height: 667), textRuler: PangoTextMeasurer())
        trial.imageCoder = ImageFileCoder()
        trial.resourceFolder = resourceFolder
        let size = trial.withCurrent {
            PlaygroundPage.current.liveView = nil
            run()
            return PlaygroundPage.current.liveViewSize
        }
        self.init(
            viewController: name, summary: "A playground.", size: size ?? CGSize(width: 375, height: 667)
        ) {
            PlaygroundPage.current.liveView = nil
            run()
            guard let controller = PlaygroundPage.current.liveViewController else {
                RunContext.current.fail(
                    SceneFailure(
                        "\(name): the page sets no live view; PlaygroundPage.current.liveView = view does."))
                return UIViewController()
            }
            return controller
        }
        self.resourceFolder = resourceFolder
    }
}
