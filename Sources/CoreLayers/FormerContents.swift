/// The values that a layer or a view showed before a change, such as a text. They are put back while the
/// picture of before is drawn. Nothing is drawn where no transition asks for it.
@MainActor package protocol FormerContents {
    /// Puts the values in the place of those that a layer or its view has now, without any response, and
    /// returns the latter.
    func exchange(in storage: LayerStorage) -> any FormerContents
}
