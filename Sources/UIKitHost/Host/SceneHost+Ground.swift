import Picture
@_spi(UIKitInternals) import UIKitCore

// The window of a device is black where no view covers it. A scene whose root view is clear, or that has no
// controller, is drawn on paper.
extension SceneHost {
    /// Returns the color behind the views: black where the root view of a window leaves a part of that free,
    /// and a given color otherwise. It costs a look at one view of each window.
    func ground(otherwise paper: Color) -> Color {
        let (key, now) = (context.screenState.keyWindow, clock.time)
        if window.isPartlyFree(at: now) { return .black }
        guard let key, key !== window, !key.isHidden else { return paper }
        return key.isPartlyFree(at: now) ? .black : paper
    }
}

extension SceneHost {
    /// Returns a layer in a color, as large as the window. The background of the picture also fills the part
    /// of a pixel that the window leaves free at the edges of a film.
    func paper(_ color: Color) -> Layer {
        Layer(contents: [.fill(.rectangle(window.bounds), color)])
    }
}

extension UIWindow {
    /// Returns whether the view that should fill the window, as it is opaque or a card behind a sheet, leaves
    /// a part of it free at a time on the film's clock.
    fileprivate func isPartlyFree(at time: TimeInterval) -> Bool {
        guard var controller = rootViewController else { return false }
        // What covers the whole screen has taken the views below it out.
        while controller.viewIfLoaded?.window == nil, let next = controller.presented { controller = next }
        guard let view = controller.viewIfLoaded, view.window === self else { return false }
        guard view.storage.isCarried || controller.isOpaque else { return false }
        let map = view.storage.transform(to: storage, at: time)
        guard map.determinant != 0 else { return true }
        let whole = storage.shownBounds(at: time).applying(map.inverted())
        let covered = view.storage.shownBounds(at: time)
        // A hundredth of a point is left to rounding.
        return !covered.insetBy(dx: -0.01, dy: -0.01).contains(whole)
    }
}

extension LayerStorage {
    /// Returns the transform to the coordinates of a layer that holds this one, as it is shown at a time.
    fileprivate func transform(to ancestor: LayerStorage, at time: TimeInterval) -> CGAffineTransform {
        var (map, layer) = (shownTransform(at: time), superlayer)
        while let next = layer, next !== ancestor {
            map = map.concatenating(next.shownTransform(at: time))
            layer = next.superlayer
        }
        return map
    }
}

extension UIViewController {
    /// True when the view has an opaque background, or that of the child that it shows, as containers have
    /// none of their own.
    fileprivate var isOpaque: Bool {
        (viewIfLoaded?.storage.backgroundColor?.alpha ?? 0) >= 1 || shownChild?.isOpaque == true
    }
}
