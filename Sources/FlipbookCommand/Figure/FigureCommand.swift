import ArgumentParser
import Flipbook
import Foundation
import Picture

/// `flipbook figure`: one frame as a picture, or several frames with annotations.
struct FigureCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "figure",
        abstract: "Draws a frame of a scene, alone or explained, or several side by side.",
        discussion: """
              flipbook figure BouncingSquares --at 1.5 -o bouncing.pdf
              flipbook figure PushedSquare --at 0.6 --annotate -o pushed.svg
              flipbook figure BouncingSquares --at 0,0.3,0.6,2 -o strip.png
              flipbook figure ExplodingSquares --at 0,1.4 --pair --theme dark -o pair.png

            Rare options: flipbook figure --help-hidden
            """)

    @OptionGroup var scene: SceneArgument

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The frame's number; 0 is the initial state. Several: 0,30,60.", valueName: "N"))
    var frame: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The time in seconds; the nearest frame is drawn. Several: 0,0.5,1.", valueName: "S"))
    var at: String?

    @OptionGroup var target: PictureOutput

    @OptionGroup var page: FigureOptions

    @OptionGroup var settings: FilmSettings

    @OptionGroup(title: "Parameters") var parameters: ParameterOptions

    @OptionGroup(title: "Parameters") var sweep: SweepOptions

    @OptionGroup(title: "Touches") var input: InputOptions

    private var options: FilmOptions {
        FilmOptions(
            settings: settings.onPaper(of: page.theme), parameters: parameters, sweep: sweep, input: input)
    }

    func validate() throws {
        guard frame != nil || at != nil else {
            throw ValidationError("A figure needs a frame: --frame <N>, or a time in seconds: --at <S>.")
        }
        guard frame == nil || at == nil else {
            throw ValidationError("--frame and --at exclude each other; leave one out.")
        }
    }

    func run() async throws {
        try target.check(count: sweep.count, printsScript: input.printScript)
        let results = try Results(alone: target.isPiped)
        for marked in try await options.films(of: scene, showsBezel: page.bezel) {
            let picture = try await picture(of: marked.film)
            let figure = Figure(picture, scale: marked.film.scale)
            try target.write(
                figure, to: marked.path(target.output), results, isSilent: input.printScript)
        }
    }

    private func picture(of film: Film) async throws -> Picture {
        let plan = try plan(of: film)
        guard plan.isBare else { return try await FilmRenderer().figure(of: film, plan) }
        // White texts of a dark interface would be lost on white.
        let shown = settings.appearance == .dark ? try film.with { $0.background = Theme.dark.paper } : film
        guard let time = plan.times?.first else {
            return try plan.part(of: await FilmRenderer().picture(of: shown, frame: plan.frames[0]))
        }
        return try plan.part(of: await FilmRenderer().picture(of: shown, at: time))
    }

    private func plan(of film: Film) throws -> FigurePlan {
        var plan = try givenPlan(of: film)
        // The paper of a dark interface is dark; a frame alone has none.
        if page.theme == nil, settings.appearance == .dark, !plan.isBare { plan.theme = .dark }
        plan.ground = plan.theme.flatMap(settings.ground)
        return plan
    }

    private func givenPlan(of film: Film) throws -> FigurePlan {
        guard let at else {
            return try page.plan(frames: try Self.numbers(frame ?? "", "frame") { Int($0) })
        }
        let times = try Self.numbers(at, "time, such as 1.5 or 1.5s") { Double(secondsOf: $0) }
        var plan = try page.plan(frames: try times.map(film.frame))
        plan.times = times
        return plan
    }

    private static func numbers<Number>(
        _ text: String, _ kind: String, _ read: (String) -> Number?
    ) throws -> [Number] {
        try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
            guard let number = read(part.trimmingCharacters(in: .whitespaces)) else {
                throw FilmError.invalid("“\(part)” is not a \(kind); separate several by commas.")
            }
            return number
        }
    }
}
