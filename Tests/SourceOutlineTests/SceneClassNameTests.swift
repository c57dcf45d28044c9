import SourceOutline
import Testing

/// The names by which storyboards know the classes that can be filmed.
@Suite struct SceneClassNameTests {
    private var page: TypeOutline {
        var type = TypeOutline(name: "Page", file: 0)
        (type.isClass, type.inherited, type.objectiveCName) = (true, ["UIViewController"], "MKPage")
        type.initializers = [TypeOutline.Initializer(isConvenience: false, takesNothing: false)]
        return type
    }

    @Test(arguments: [("Page", true), ("MKPage", true), ("Other", false)])
    func aStoryboardMayNameAClassAsInSwiftOrInObjectiveC(_ drawn: String, _ isFound: Bool) {
        let classes = SceneClasses(in: UnitOutline(files: [], types: [page])) { $0 == drawn }
        #expect(classes.all.map(\.name) == (isFound ? ["Page"] : []))
    }
}
