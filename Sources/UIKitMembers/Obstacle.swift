/// The reason for which a row was not evaluated.
package enum Obstacle: Error, Equatable {
    /// The name that UIKit does not have here.
    case noAPI(String)
    /// The part of the text that the language does not have.
    case notUnderstood(String)
    /// The sentence of a failure of the scene.
    case failed(String)
}
