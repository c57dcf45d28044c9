/// The modules of this package, in one list for all that treats them otherwise than modules of scenes. The
/// Makefile reads `imported` from this file, one name a line.
public enum PackageModules {
    /// The modules that scene files import and the modules behind them, which an installation brings.
    public static let imported = [
        "UIKit",
        "UIKitHost",
        "UIKitStoryboards",
        "UIKitBars",
        "UIKitPresentation",
        "UIKitText",
        "UIKitCollections",
        "UIKitTables",
        "UIKitControls",
        "UIKitDynamics",
        "UIKitCore",
        "UIKitDrawing",
        "UIFoundation",
        "ConstraintSolver",
        "CoreLayers",
        "CoreDrawing",
        "FilmRuntime",
        "LiveDynamics",
        "Physics2D",
        "Picture",
        "CoreGeometry",
        "DeterministicMath",
        "Raster",
        "ChildProcess",
        "FlipbookCore",
        "FlipbookVideo",
        "FlipbookDrawing",
        "FlipbookDiff",
        "FlipbookVector",
        "Flipbook",
        "Subprocess",
        "SystemPackage",
    ]

    /// The modules behind `UIKit`, from the top down.
    public static let uiKit = [
        "UIKitHost", "UIKitStoryboards", "UIKitBars", "UIKitPresentation", "UIKitText", "UIKitCollections",
        "UIKitTables", "UIKitControls", "UIKitDynamics", "UIKitCore", "UIKitDrawing", "UIFoundation",
        "CoreLayers",
        "CoreDrawing", "FilmRuntime",
    ]

    /// The modules of the command and of tests.
    public static let others = [
        "FlipbookTesting", "SourceOutline", "SceneCompiler", "Conformance", "UIKitMembers", "LocalServer",
        "FlipbookPlay", "FlipbookCommand", "FlipbookProgram",
    ]

    /// The modules of dependencies that are not among `imported`, and of the toolchain.
    public static let foreign = [
        "ArgumentParser", "SwiftParser", "SwiftSyntax", "Foundation", "FoundationEssentials", "Dispatch",
        "Synchronization",
    ]

    /// The module of the table with which adapted code registers its methods.
    public static let runtime = "FilmRuntime"

    /// The module of the table with which adapted code registers its outlets.
    public static let outlets = "UIKitStoryboards"

    /// The modules whose imports stay as they are in adapted code.
    public static let kept = Set(
        imported + ["Swift", "FoundationEssentials", "Synchronization", "RegexBuilder", "Observation"])

    /// The modules with which code qualifies the names of UIKit's types and Flipbook's.
    public static let qualifying = ["UIKit", "Flipbook", "Foundation"] + uiKit
}
