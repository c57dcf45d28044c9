import SceneCompiler

extension SceneFile {
    /// Reads an argument of the command line. The compiler's messages go to standard error.
    init?(_ argument: String) {
        var context = CompilationContext(isColored: Terminal.isColored) { Terminal.error($0) }
        context.monitor = .process
        if let seconds = CompileOptions.seconds { context.compileSeconds = seconds }
        self.init(argument, in: context)
    }
}
