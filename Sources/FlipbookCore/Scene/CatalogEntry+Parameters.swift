import CoreGeometry
import Raster
import UIKitHost

extension CatalogEntry {
    /// The parameters that the scene declares, in the order of the source, those of its superclasses first.
    ///
    /// Each access creates the scene, without setting it up.
    @MainActor public var parameters: [ParameterDeclaration] {
        let host = SceneHost(
            size: size, engineGeneration: engineGeneration, textRuler: PangoTextMeasurer())
        host.imageCoder = ImageFileCoder()
        host.resourceFolder = resourceFolder
        host.leavesOutOtherApps = leavesOutOtherApps
        return host.withCurrent {
            let controller = makeViewController()
            // Code for iPhones may rely in its deinitializer on a view that was loaded.
            if source != nil { _ = Unmanaged.passRetained(controller) }
            return Self.parameters(of: controller).map { $1.declaration(named: $0) }
        }
    }

    /// Returns the values of all parameters: the given ones, and the defaults of the others.
    /// - Throws: `FilmError.invalid` for a name that the scene does not declare, and for a value that is not
    ///   allowed; `SceneFailure` for a default that is not allowed.
    @MainActor public func values(_ given: [String: Double]) throws -> [String: Double] {
        try values(given, of: parameters)
    }

    func values(
        _ given: [String: Double], of declared: [ParameterDeclaration]
    ) throws -> [String: Double] {
        let given = recordedValues.merging(given) { $1 }
        for name in given.keys.sorted() where !declared.contains(where: { $0.name == name }) {
            throw unknown(name, among: declared.map(\.name))
        }
        return try Dictionary(uniqueKeysWithValues: declared.map { ($0.name, try value(of: $0, in: given)) })
    }

    /// Returns the view controller of a new run, with its parameters set.
    @MainActor func makeViewController(with values: [String: Double]) throws -> UIViewController {
        let viewController = makeViewController()
        let parameters = Self.parameters(of: viewController)
        let values = try self.values(values, of: parameters.map { $1.declaration(named: $0) })
        for (name, parameter) in parameters {
            if let value = values[name] { parameter.set(to: value) }
        }
        return viewController
    }

    private func value(of parameter: ParameterDeclaration, in given: [String: Double]) throws -> Double {
        guard parameter.allows(parameter.defaultValue) else {
            throw SceneFailure(
                "\(name): the default \(parameter.defaultValue.text) of \(parameter.name) is not allowed by its own rule: "
                    + "\(parameter.rule).")
        }
        guard let value = given[parameter.name] else { return parameter.defaultValue }
        guard parameter.allows(value) else {
            throw FilmError.invalid(
                "The value \(value.text) is not allowed for “\(parameter.name)” of \(name); it has to be \(parameter.rule)."
            )
        }
        return value
    }

    private func unknown(_ parameter: String, among known: [String]) -> FilmError {
        let hint =
            if known.isEmpty {
                "It declares none."
            } else if let nearest = suggestion(to: parameter, among: known) {
                "Did you mean “\(nearest)”?"
            } else {
                "It has \(known.joined(separator: ", "))."
            }
        return .invalid("\(name) has no parameter named “\(parameter)”. \(hint)")
    }

    /// Finds the parameters of a scene. A property wrapper is stored under the property's name with a leading
    /// underscore.
    @MainActor private static func parameters(
        of viewController: UIViewController
    ) -> [(name: String, parameter: any SettableParameter)] {
        let scene: AnyObject = (viewController as? SceneViewController)?.scene ?? viewController
        let classes = sequence(first: Mirror(reflecting: scene)) { $0.superclassMirror }
        return classes.reversed().flatMap(\.children).compactMap { label, value in
            guard let label, label.hasPrefix("_"), let parameter = value as? any SettableParameter else {
                return nil
            }
            return (String(label.dropFirst()), parameter)
        }
    }
}
