import ArgumentParser

/// What runs a job.
enum JobEngine: String, CaseIterable, ExpressibleByArgument {
    /// GNU parallel, on this machine or on several.
    case parallel
    /// Slurm, as an array and a second array that waits for the first.
    case slurm
    /// A scheduler that reads Open Job Description's templates.
    case openjd
    /// Kubernetes, as an indexed Job and a second one that waits to be resumed.
    case kubernetes

    /// The engine's own name.
    var name: String {
        switch self {
        case .parallel: "GNU parallel"
        case .slurm: "Slurm"
        case .openjd: "Open Job Description"
        case .kubernetes: "Kubernetes"
        }
    }

    /// How many units a job may have. Slurm's arrays end at 1000 unless its MaxArraySize says otherwise.
    var mostUnits: Int { self == .slurm ? 1000 : 10_000 }

    /// What the engine's job is.
    func text(of job: Job) throws -> String {
        switch self {
        case .parallel: ParallelScript(of: job).text
        case .slurm: SlurmScript(of: job).text
        case .openjd: try OpenJDTemplate(of: job).text
        case .kubernetes: try KubernetesManifest(of: job).text
        }
    }
}
