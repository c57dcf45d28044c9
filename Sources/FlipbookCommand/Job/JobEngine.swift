import ArgumentParser

/// An engine that runs jobs.
enum JobEngine: String, CaseIterable, ExpressibleByArgument {
    /// GNU parallel, on one machine or several.
    case parallel
    /// Slurm, as a job array and a second array that waits for the first.
    case slurm
    /// A scheduler that reads templates of Open Job Description.
    case openjd
    /// Kubernetes, as an indexed Job and a second one that is suspended until it is resumed.
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

    /// The largest number of units of a job. Slurm's job arrays end at 1000 with the default MaxArraySize.
    var maximumUnitCount: Int { self == .slurm ? 1000 : 10_000 }

    /// Returns the script, template or manifest of a job for this engine.
    func text(of job: Job) throws -> String {
        switch self {
        case .parallel: ParallelScript(of: job).text
        case .slurm: SlurmScript(of: job).text
        case .openjd: try OpenJDTemplate(of: job).text
        case .kubernetes: try KubernetesManifest(of: job).text
        }
    }
}
