/// The module as which the code of scenes is compiled, whatever packages it comes from.
public enum FilmedModule {
    /// The module's name.
    public static let name = "FilmedScenes"
}
