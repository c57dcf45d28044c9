import FlipbookTestSupport
import FlipbookVideo
import Testing
import UIKitHost

@testable import FlipbookCore

/// Bars, as long as a parameter says; the parameters have three kinds of number, and one is inherited.
class Bars: UIViewController {
    @Parameter("How long they are", in: 0...20, unit: "pt") var length = 10.0

    func addBar(y: CGFloat, _ color: UIColor) {
        let bar = UIView(frame: CGRect(x: 0, y: y, width: length, height: 4))
        bar.backgroundColor = color
        view.addSubview(bar)
    }
}

final class ColorfulBars: Bars, Scene {
    static let summary = "Bars."
    static let size = CGSize(width: 20, height: 20)
    static let duration: TimeInterval = 0.1

    @Parameter(in: 0...4) var count = 2
    @Parameter var shift: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        for number in 0..<count { addBar(y: CGFloat(number) * 5 + shift, .red) }
    }
}

/// A scene that is no view controller has parameters as well.
final class PlainBar: Scene {
    static let summary = "A bar."
    @Parameter(in: 1...3) var height = 1.5

    func setUp(in view: UIView) {
        view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height)))
    }
}

final class WrongDefault: UIViewController, Scene {
    static let summary = "A parameter whose default breaks its own rule."
    @Parameter(in: 0...1) var elasticity = 2.0
}

@Suite struct ParameterTests {
    @Test @MainActor func parametersAreFoundUnderTheirPropertiesNames() {
        let parameters = CatalogEntry(ColorfulBars.self).parameters
        #expect(parameters.map(\.name) == ["length", "count", "shift"])
        #expect(parameters.map(\.defaultValue) == [10, 2, 0])
        #expect(parameters.map(\.range) == [0...20, 0...4, nil])
        #expect(parameters.map(\.isWhole) == [false, true, false])
        #expect(
            parameters.map(\.rule) == ["from 0 to 20 pt", "a whole number from 0 to 4", "a finite number"])
        #expect(parameters[0].meaning == "How long they are" && parameters[0].unit == "pt")
        #expect(CatalogEntry(PlainBar.self).parameters.map(\.name) == ["height"])
        #expect(CatalogEntry(CrossingSquare.self).parameters.isEmpty)
    }

    @Test @MainActor func parametersHaveTheirValuesWhenTheViewIsSetUp() throws {
        let entry = CatalogEntry(ColorfulBars.self)
        let simulation = try SimulationRun(
            of: Film(of: entry, Film.Settings(parameters: ["length": 7.5, "count": 3])))
        #expect(
            simulation.host.window.rootViewController?.view.subviews.map(\.frame.width) == [7.5, 7.5, 7.5])
        let next = try SimulationRun(of: Film(of: entry))
        #expect(next.host.window.rootViewController?.view.subviews.map(\.frame.width) == [10, 10])
        let plain = try SimulationRun(
            of: Film(of: CatalogEntry(PlainBar.self), Film.Settings(parameters: ["height": 3])))
        #expect(plain.host.window.rootViewController?.view.subviews.first?.frame.height == 3)
    }

    @Test(
        arguments: [
            (["length": 20.5], "from 0 to 20 pt"), (["length": -0.1], "from 0 to 20 pt"),
            (["length": .nan], "from 0 to 20 pt"), (["shift": .infinity], "a finite number"),
            (["count": 1.5], "a whole number from 0 to 4"), (["cuont": 1], "Did you mean “count”?"),
            (["xyzzy": 1], "It has length, count, shift."),
        ] as [([String: Double], String)])
    @MainActor func parametersThatAreNotAllowedGiveASentenceWithTheRule(
        _ values: [String: Double], _ words: String
    ) throws {
        let film = try Film(of: CatalogEntry(ColorfulBars.self), Film.Settings(parameters: values))
        let error = #expect(throws: FilmError.self) { try SimulationRun(of: film) }
        #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
        #expect(throws: FilmError.self) { try film.resolved() }
    }

    @Test @MainActor func parametersWithADefaultThatBreaksTheirOwnRuleAreTheScenesFailure() throws {
        #expect(throws: SceneFailure.self) {
            try SimulationRun(of: Film(of: CatalogEntry(WrongDefault.self)))
        }
    }

    @Test func parametersAreInFilmJsonWithTheirValues() async throws {
        try await inFolder { folder in
            let film = try await Film(
                of: CatalogEntry(ColorfulBars.self), Film.Settings(scale: 1, parameters: ["length": 3]))
            try await FilmRenderer().render(film, to: [OutputPath(folder + "/a/")])
            let manifest = try Manifest.read(from: folder + "/a")
            #expect(manifest?.parameters == ["length": 3, "count": 2, "shift": 0])
            #expect(manifest?.sweep == nil)
        }
    }

    @Test func parametersAreReadFromNAMEVALUE() throws {
        #expect(try ParameterSetting.values(["a=0.5", "b=-1e3"]) == ["a": 0.5, "b": -1000])
        for text in ["a", "=1", "a=", "a=b", "a=nan", "a=1x", ""] {
            #expect(throws: FilmError.self) { try ParameterSetting(text) }
        }
        #expect(throws: FilmError.self) { try ParameterSetting.values(["a=1", "a=2"]) }
    }

    @Test(
        arguments: [
            ("a=0x1p3", "“0x1p3” is not a decimal number, such as 0.9, -2 or 1e3."),
            ("a=nan", "“nan” is not a decimal number"), ("a=inf", "“inf” is not a decimal number"),
            ("a=1_000", "“1_000” is not a decimal number"), ("a= 1", "“ 1” is not a decimal number"),
            ("a=1e400", "“1e400” is beyond the largest number, about 1.8e308."),
        ])
    func aParameterTakesDecimalNumbersAlone(_ text: String, _ words: String) throws {
        #expect(try ParameterSetting("a=+1").value == 1)
        let error = #expect(throws: FilmError.self) { try ParameterSetting(text) }
        #expect(error?.description.hasPrefix("“\(text)” sets no parameter: ") == true)
        #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
    }

    @Test func aSweepRefusesHexadecimalNumbersWhoseDecimalReadingIsZero() {
        for text in ["a=0x10,0x20", "a=0x0:0x1p-1:0x1p-2", "a=0:1:0x1p-1"] {
            #expect(throws: FilmError.self) { try ParameterSweep(text) }
        }
    }
}
