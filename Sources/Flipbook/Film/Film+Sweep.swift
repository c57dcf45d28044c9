import CoreGeometry
import UIKitDynamics

extension Film {
    /// The size of a frame in points: the scene's, or that of all columns of a sweep.
    public var size: CGSize { Self.size(of: listing, sweep) }

    static func size(of listing: Listing, _ sweep: Sweep?) -> CGSize {
        sweep.map { SplitScreen.size(of: $0.values.count, panel: listing.size) } ?? listing.size
    }

    /// The same film with other values of its parameters, and none of them swept.
    public func with(parameters: [String: Double]) -> Film {
        var film = self
        (film.parameters, film.sweep) = (parameters, nil)
        return film
    }

    /// A film for each value of the sweep, in its order; the film alone where there is no sweep.
    public var panels: [Film] {
        guard let sweep else { return [self] }
        return sweep.values.map { with(parameters: parameters.merging([sweep.parameter: $0]) { $1 }) }
    }

    /// The same film with the values of all of its parameters, the defaults as well.
    /// - Throws: `FilmError.invalid` for a parameter that the scene does not declare, for a value that is not allowed, and for
    ///   one that is both set and swept.
    @MainActor public func resolved() throws -> Film {
        try refuseSetting(of: sweep)
        // Asked once: a scene is made for it.
        let declared = listing.parameters
        for panel in panels where sweep != nil { _ = try listing.values(panel.parameters, of: declared) }
        var film = self
        film.parameters = try listing.values(parameters, of: declared)
        // Its values are those of the sweep.
        if let sweep { film.parameters[sweep.parameter] = nil }
        return film
    }

    /// A film of each value of a sweep instead of a column, in the sweep's order and with the values of all
    /// parameters.
    /// - Throws: `FilmError.invalid` as `resolved()` does.
    @MainActor public func films(oneByOne sweep: Sweep) throws -> [Film] {
        try refuseSetting(of: sweep)
        let declared = listing.parameters
        return try sweep.values.map { value in
            let given = parameters.merging([sweep.parameter: value]) { $1 }
            return with(parameters: try listing.values(given, of: declared))
        }
    }

    private func refuseSetting(of sweep: Sweep?) throws {
        guard let sweep, parameters[sweep.parameter] != nil else { return }
        throw FilmError.invalid("The parameter “\(sweep.parameter)” is swept, so it cannot be set as well.")
    }

    @MainActor var splitScreen: SplitScreen? {
        guard let sweep else { return nil }
        let declaration = listing.parameters.first { $0.name == sweep.parameter }
        let labels = sweep.values.map { declaration?.label(of: $0) ?? sweep.mark(of: $0) }
        return SplitScreen(panel: listing.size, labels: labels)
    }
}
