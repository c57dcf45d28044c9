import SceneCompiler

extension SceneFile {
    /// Reads an argument of the command line. The compiler's messages go to standard error.
    init?(_ argument: String) {
        self.init(argument, in: CompilationContext(isColored: Terminal.isColored) { Terminal.error($0) })
    }
}
