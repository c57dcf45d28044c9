extension UIWindowScene {
    /// Preferences for the place of a scene.
    @preconcurrency @MainActor open class GeometryPreferences: NSObject {
        /// Preferences for the place of a scene on an iPhone or iPad.
        @preconcurrency @MainActor public final class iOS: GeometryPreferences {
            /// The directions in which the interface may stand; default those of the app.
            public var interfaceOrientations: UIInterfaceOrientationMask?

            /// Creates preferences for the directions in which the interface may stand.
            public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.init()
                self.interfaceOrientations = interfaceOrientations
            }
        }
    }

    /// The place of a scene.
    @preconcurrency @MainActor public final class Geometry: NSObject {
        /// The direction in which the interface stands.
        public let interfaceOrientation: UIInterfaceOrientation
        /// The coordinates of the scene.
        public let coordinateSpace: any UICoordinateSpace
        /// A Boolean value that indicates whether the interface keeps its direction; always false.
        public var isInterfaceOrientationLocked: Bool { false }

        fileprivate init(_ scene: UIWindowScene) {
            (interfaceOrientation, coordinateSpace) = (scene.interfaceOrientation, scene.coordinateSpace)
            super.init()
        }
    }

    /// The place of the scene.
    public var effectiveGeometry: Geometry { Geometry(self) }
    /// The limits of the size; nil, as on phones.
    public var sizeRestrictions: UISceneSizeRestrictions? { nil }

    /// Asks for another place. A film keeps its own: a preferred direction in which it does not stand warns.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: (((any Error)) -> Void)? = nil
    ) {
        guard let preferred = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else {
            return
        }
        let isWide = interfaceOrientation.isLandscape
        let fits = isWide ? !preferred.isDisjoint(with: .landscape) : preferred.contains(.portrait)
        if !fits { warnOfNoEffect("UIWindowScene.requestGeometryUpdate") }
    }
}
