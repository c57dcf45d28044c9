import ArgumentParser
import Flipbook

/// `flipbook plot`: a scene's motion as curves.
struct PlotCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plot", abstract: "Plots how items move over time.",
        discussion: """
              flipbook plot BouncingSquares --of y,speed,angle,energy -o bouncing.svg
              flipbook plot PlaygroundElastic --sweep elasticity=0:1:0.25 -o elastic.pdf

            Quantities: \(Quantity.allCases.map(\.rawValue).joined(separator: ", ")). \
            y and vy grow downwards, as on screen; energy is kinetic and potential, \
            with 100 pt as 1 m. Rare options: flipbook plot --help-hidden
            """)

    @OptionGroup var scene: SceneArgument

    @OptionGroup var running: RunOptions

    @OptionGroup var screen: ScreenOption

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Quantities to plot, separated by commas; a panel each.", valueName: "NAMES"),
        completion: .quantities)
    var of = "y"

    @OptionGroup var target: PictureOutput

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The items, between commas. (default: those that move most)", valueName: "NAMES"))
    var items: String?

    @Flag(inversion: .prefixedNo, help: "Mark where contacts begin.")
    var contacts = true

    @Option(help: "Paper and inks. (default: as --appearance)")
    var theme: Theme.Name?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("Points, 160 to 4096. (default: 640)", valueName: "W"),
        transform: Double.number(of:))
    var width: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Points, 160 to 4096. (default: 400, and 160 for each further panel)", valueName: "H"),
        transform: Double.number(of:))
    var height: Double?

    @Option(
        parsing: .unconditional, help: "Pixels per point of a .png, above 0 and at most 8. (default: 2.0)",
        transform: Double.number(of:))
    var scale: Double?

    @Option(
        parsing: .unconditional, help: "Moments per second, 1 to 240. (default: 60.0)",
        transform: Double.number(of:))
    var fps: Double = 60

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Seconds, above 0 and at most 3600. (default: the scene's)", valueName: "S"),
        transform: Double.seconds(of:))
    var duration: Double?

    @OptionGroup var parameters: ParameterOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "A curve for each value of a parameter, such as elasticity=0:1:0.25.", valueName: "NAME=VALUES"))
    var sweep: String?

    @OptionGroup(title: "Touches") var input: InputOptions

    func validate() throws {
        guard scale == nil || !target.isVector else {
            throw ValidationError("--scale is for a .png; an .svg or .pdf has no pixels.")
        }
        guard items.map({ !$0.split(separator: ",").isEmpty }) ?? true else {
            throw ValidationError("--items names none; write the items' names with commas between.")
        }
    }

    func run() async throws {
        try target.check(printsScript: input.printScript)
        let results = try Results(alone: target.isPiped)
        let (order, film) = (try order, try await film)
        let plot = try await FilmRenderer().plot(of: film, order)
        try target.write(
            plot.figure(scale: scale ?? 2), to: target.output, results, isSilent: input.printScript)
    }

    private var order: PlotSpec {
        get throws {
            var order = PlotSpec()
            order.quantities = try Quantity.list(of)
            order.items = items?.split(separator: ",").map(String.init)
            order.marksContacts = contacts
            order.theme = (theme ?? (running.appearance == .dark ? .dark : .light)).theme
            (order.width, order.height) = (width, height)
            return order
        }
    }

    private var film: Film {
        get async throws {
            // A scene may place items on pixels, so its scale is that of a film. Only a sweep, which is never
            // drawn either, has a small one: many values then stay below the limit on a frame's size.
            let entry = try await input.entry(of: scene, running, screen, duration: duration, parameters)
            if input.printScript { try input.writeScript(of: entry) }
            entry.noteDevice(takesDevices: true)
            return try await Film(
                of: entry,
                Film.Settings(
                    fps: fps, scale: sweep == nil ? screen.scale(of: entry) : 0.01, duration: duration,
                    parameters: parameters.values,
                    sweep: sweep.map { try ParameterSweep($0) }
                )
            ).resolved()
        }
    }
}
