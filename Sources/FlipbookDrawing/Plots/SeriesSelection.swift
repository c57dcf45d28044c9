import CoreGeometry
import FlipbookCore
import Picture

/// The selection of a plot: the items of each run, with their labels and colors.
@MainActor struct SeriesSelection {
    private let film: Film
    private let simulations: [[ItemMotion]]
    private let palette: PlotPalette
    /// The names of the selected items, in the order of their appearance.
    private let items: [String]
    /// The note about items that were left out; empty when there are none.
    let note: String

    /// Selects the items.
    /// - Throws: `FilmError.lacking` for runs in which nothing moves, `FilmError.invalid` for an unknown name
    ///   and for too many curves.
    init(of simulations: [[ItemMotion]], _ film: Film, _ order: PlotSpec) throws {
        (self.film, self.simulations, palette) = (film, simulations, PlotPalette(theme: order.theme))
        var known: [String] = []
        for motion in simulations.joined() where !known.contains(motion.item) { known.append(motion.item) }
        try Self.check(simulations.joined().map(\.self), film, order.quantities)
        if let wanted = order.items {
            items = try Self.named(wanted, among: known, film)
            note = ""
        } else {
            (items, note) = Self.movers(of: simulations, known)
        }
        try checkCount()
    }

    /// The name of a single item, and the parameters that differ from their defaults.
    var subtitle: String {
        let item = items.count == 1 ? [items[0]] : []
        let declared = film.entry.parameters
        return
            (item
            + declared.compactMap { declaration in
                guard let value = film.parameters[declaration.name], value != declaration.defaultValue
                else { return nil }
                return declaration.label(of: value)
            }).joined(separator: ", ")
    }

    /// Returns the curves of a quantity, ordered by item and then by the sweep's values.
    func series(of quantity: Quantity) -> [Series] {
        film.sweep == nil ? itemSeries(of: quantity) : sweepSeries(of: quantity)
    }

    private func itemSeries(of quantity: Quantity) -> [Series] {
        let motions = items.compactMap { item in simulations[0].first { $0.item == item } }
        return zip(motions, palette.items(motions.map(\.color))).map { motion, curve in
            motion.series(of: quantity, label: motion.item, curve.color, curve.dash)
        }
    }

    private func sweepSeries(of quantity: Quantity) -> [Series] {
        items.enumerated().flatMap { number, name in
            simulations.indices.compactMap { simulation in
                let color = palette.value(simulation, of: simulations.count)
                let item = items.count == 1 ? "" : " \(name)"
                return simulations[simulation].first { $0.item == name }
                    .map { motion in
                        motion.series(
                            of: quantity, label: labels[simulation] + item, name: marks[simulation] + item,
                            color,
                            palette.dash(number))
                    }
            }
        }
    }

    /// The heading of a sweep's labels: the name of the parameter.
    var legendTitle: String { film.sweep?.parameter ?? "" }

    /// The note about velocities that are not the engine's, short enough for the line below a plot; empty
    /// where all are.
    func velocityNote(for quantities: [Quantity]) -> String {
        let measured = items.filter { item in
            simulations.joined().contains { $0.item == item && !$0.isView && $0.hasMeasuredVelocities }
        }
        let velocities = quantities.contains { [.speed, .vx, .vy, .angularVelocity].contains($0) }
        let energies = quantities.contains { [.energy, .kinetic].contains($0) }
        guard !measured.isEmpty, velocities || energies else { return "" }
        let list = measured.joined(separator: ", ")
        let names = measured.count == 1 || list.count <= 24 ? list : "\(measured.count) items"
        let values = [velocities ? "velocities" : nil, energies ? "kinetic energies" : nil]
            .compactMap { $0 }.joined(separator: " and ")
        return "At times the engine moves \(names) by positions: \(values) are those of the places."
    }

    /// The sweep's values with their unit.
    private var labels: [String] {
        let unit = film.entry.parameters.first { $0.name == film.sweep?.parameter }?.unit ?? ""
        return (film.sweep?.values ?? []).map { $0.text + (unit.isEmpty ? "" : " \(unit)") }
    }

    private var marks: [String] { film.sweep.map { $0.values.map($0.mark) } ?? [] }
}

extension SeriesSelection {
    private static func named(_ wanted: [String], among known: [String], _ film: Film) throws -> [String] {
        for name in wanted where !known.contains(name) {
            let nearest = suggestion(to: name, among: known)
            let hint = nearest.map { "Did you mean “\($0)”? " } ?? ""
            let names = known.prefix(20).joined(separator: ", ") + (known.count > 20 ? ", ..." : "")
            throw FilmError.invalid(
                "\(film.entry.name) has no item named “\(name)”. \(hint)It has \(names).")
        }
        return known.filter(wanted.contains)
    }

    /// Returns the items that move by more than 1 pt or, when they are too many, those that move most, in the
    /// order of appearance.
    private static func movers(of simulations: [[ItemMotion]], _ known: [String]) -> (
        items: [String], note: String
    ) {
        let ways = Dictionary(simulations.joined().map { ($0.item, $0.length) }, uniquingKeysWith: max)
        let moving = known.filter { ways[$0, default: 0] > 1 }
        guard !moving.isEmpty else { return restless(known) }
        let most = simulations.count > 1 ? 1 : PlotSpec.usualItemCount
        guard moving.count > most else { return (moving, "") }
        let ranked = moving.indices.sorted { one, other in
            (-ways[moving[one], default: 0], one) < (-ways[moving[other], default: 0], other)
        }
        let items = ranked.prefix(most).sorted().map { moving[$0] }
        let those =
            most == 1
            ? "The one of \(known.count) items that moves most."
            : "The \(most) of \(known.count) items that move most."
        return (items, those)
    }

    /// Returns the first items, for runs in which nothing moves.
    private static func restless(_ known: [String]) -> (items: [String], note: String) {
        let items = Array(known.prefix(PlotSpec.usualItemCount))
        return (items, items.count < known.count ? "The first \(items.count) of \(known.count) items." : "")
    }

    private func checkCount() throws {
        let count = items.count * simulations.count
        let most = simulations.count > 1 ? ParameterSweep.maximumCurveCount : PlotSpec.maximumCurveCount
        guard count <= most, simulations.count == 1 || items.count <= PlotPalette.dashes.count else {
            throw Self.tooMany(count, most)
        }
    }

    /// Throws for runs in which neither items nor views move, and for energies of views.
    private static func check(_ motions: [ItemMotion], _ film: Film, _ quantities: [Quantity]) throws {
        let lack = "\(film.entry.name) has no items that a UIDynamicAnimator moves"
        if motions.isEmpty {
            throw FilmError.lacking("\(lack), and no view of it moves, so there is nothing to plot.")
        }
        if motions.allSatisfy(\.isView), let energy = quantities.first(where: \.isEnergy) {
            throw FilmError.lacking(
                "\(lack), so “\(energy.rawValue)” cannot be plotted: views that animations move have no mass."
            )
        }
    }

    /// Throws, before anything is simulated, for a sweep with more values than a plot has curves.
    static func check(_ sweep: ParameterSweep?) throws {
        guard let count = sweep?.values.count, count > ParameterSweep.maximumCurveCount else { return }
        throw tooMany(count, ParameterSweep.maximumCurveCount)
    }

    private static func tooMany(_ count: Int, _ most: Int) -> FilmError {
        .invalid(
            "\(count) curves are too many to distinguish in one plot; choose fewer items or values, at most \(most)."
        )
    }
}

extension ParameterSweep {
    /// The largest number of curves in a plot of a sweep: more colors of a ramp cannot be distinguished.
    fileprivate static let maximumCurveCount = 18
}

extension ItemMotion {
    fileprivate func series(
        of quantity: Quantity, label: String, name: String? = nil, _ color: Color, _ dash: [CGFloat]
    ) -> Series {
        Series(
            label: label, name: name, color: color, dash: dash, runs: runs(of: quantity),
            contacts: contacts(of: quantity))
    }
}
