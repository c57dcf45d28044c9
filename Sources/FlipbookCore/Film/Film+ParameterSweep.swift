public import CoreGeometry
import UIKitHost

extension Film {
    /// The size of a frame in points: that of the scene or of its device's body, or of all columns of a
    /// sweep.
    public var size: CGSize { Self.size(of: panelSize, sweep) }

    /// The size of the scene, or of its device's body, in points.
    private var panelSize: CGSize { bezel?.size ?? entry.size }

    static func size(of panel: CGSize, _ sweep: ParameterSweep?) -> CGSize {
        sweep.map { GridLayout.size(of: $0.values.count, panel: panel) } ?? panel
    }

    /// Returns the same film with other values of its parameters, and without a sweep.
    public func with(parameters: [String: Double]) -> Film {
        var film = self
        (film.given.parameters, film.given.sweep) = (parameters, nil)
        return film
    }

    /// The films of the sweep's values, in its order, or the film alone when there is no sweep.
    public var panels: [Film] {
        guard let sweep else { return [self] }
        return sweep.values.map { with(parameters: parameters.merging([sweep.parameter: $0]) { $1 }) }
    }

    /// Returns the same film with the values of all its parameters, including the defaults.
    /// - Throws: `FilmError.invalid` for a parameter that the scene does not declare, for a value that is not
    ///   allowed, and for a parameter that is both set and swept.
    @MainActor public func resolved() throws -> Film {
        try refuseSetting(of: sweep)
        var film = self
        let declared = film.declare()
        for panel in panels where sweep != nil { _ = try entry.values(panel.parameters, of: declared) }
        film.given.parameters = try entry.values(parameters, of: declared)
        // The sweep holds the values of this parameter.
        if let sweep { film.given.parameters[sweep.parameter] = nil }
        return film
    }

    /// Returns a film for each value of a sweep, in its order and with the values of all parameters, instead
    /// of one film with a column for each.
    /// - Throws: the errors of `resolved()`.
    @MainActor public func films(oneByOne sweep: ParameterSweep) throws -> [Film] {
        try refuseSetting(of: sweep)
        var film = self
        let declared = film.declare()
        return try sweep.values.map { value in
            let given = parameters.merging([sweep.parameter: value]) { $1 }
            return film.with(parameters: try entry.values(given, of: declared))
        }
    }

    /// Returns the parameters that the scene declares. Only the first call creates the scene.
    @MainActor private mutating func declare() -> [ParameterDeclaration] {
        let declared = declarations ?? entry.parameters
        declarations = declared
        return declared
    }

    private func refuseSetting(of sweep: ParameterSweep?) throws {
        guard let sweep, parameters[sweep.parameter] != nil else { return }
        throw FilmError.invalid("The parameter “\(sweep.parameter)” is swept, so it cannot be set as well.")
    }

    @MainActor package var splitScreen: GridLayout? {
        guard let sweep else { return nil }
        let declaration = (declarations ?? entry.parameters).first { $0.name == sweep.parameter }
        let labels = sweep.values.map { declaration?.label(of: $0) ?? sweep.mark(of: $0) }
        return GridLayout(panel: entry.size, labels: labels)
    }
}
