import Flipbook

/// A job as a Kubernetes manifest: a ConfigMap with the units, an indexed Job that films them, and one that
/// makes the videos.
struct KubernetesManifest {
    /// The manifest, in YAML.
    let text: String

    /// The largest size of the units in bytes: 1 MiB, the limit of a ConfigMap, minus 4 KiB for its other
    /// fields.
    private static let maximumByteCount = (1 << 20) - 4096

    /// Creates the manifest of a job.
    /// - Throws: `FilmError.invalid` for paths outside of the volume, and for more units than a ConfigMap
    /// holds.
    init(of job: Job) throws {
        try Self.check(job)
        let script = ShellUnits(of: job).text(attempts: false) + "\n\n\"$1\" \"$JOB_COMPLETION_INDEX\"\n"
        guard script.utf8.count <= Self.maximumByteCount else {
            throw FilmError.invalid(
                "The units of this job take more than the 1 MiB of a ConfigMap; take fewer scenes, or a larger "
                    + "--unit-seconds.")
        }
        let name = job.resourceName
        let films = job.filmPlan
        text = """
            # Made by flipbook job for Kubernetes 1.29 or newer. \(job.summary), \(Job.units(films)).
            #
            #   kubectl apply -f \(job.fileName)
            #   kubectl wait --for=condition=complete --timeout=-1s job/\(name)
            #   kubectl patch job/\(name)-stitch --type=merge -p '{"spec":{"suspend":false}}'
            #
            # The image \(job.image.commentText) has to hold flipbook and ffmpeg; the volume of the claim
            # \(job.claim.commentText) is shared by all pods (ReadWriteMany), and holds the files of scenes.
            apiVersion: v1
            kind: ConfigMap
            metadata:
              name: \(name)
            data:
              units.sh: \(YAMLText.block(script, indent: 4))
            ---
            \(Self.job(name, step: "film", count: films.units.count, isSuspended: false, of: job))
            ---
            \(Self.job(name + "-stitch", step: "stitch", count: job.stitchPlan.units.count, isSuspended: true, of: job))

            """
    }

    private static func job(
        _ name: String, step: String, count: Int, isSuspended: Bool, of job: Job
    ) -> String {
        """
        apiVersion: batch/v1
        kind: Job
        metadata:
          name: \(name)
        spec:
          suspend: \(isSuspended)
          completionMode: Indexed
          completions: \(count)
          parallelism: \(min(count, 100))
          # Frames that are there are kept, so a pod that was killed loses little. Evictions do not count.
          backoffLimitPerIndex: 9
        \(failurePolicy)
        \(podTemplate(step: step, of: job))
        """
    }

    /// The rules for failed pods: an error of usage or of the scene ends the job, a pod that was stopped runs
    /// again without being counted.
    private static let failurePolicy = """
          podFailurePolicy:
            rules:
            - action: FailJob
              onExitCodes:
                containerName: flipbook
                operator: In
                values: [64, 65, 66, 70]
            - action: Ignore
              onExitCodes:
                containerName: flipbook
                operator: In
                values: [75]
            - action: Ignore
              onPodConditions:
              - type: DisruptionTarget
                status: "True"
        """

    private static func podTemplate(step: String, of job: Job) -> String {
        """
          template:
            spec:
              restartPolicy: Never
              containers:
              - name: flipbook
                image: \(YAMLText.quoted(job.image))
                command: [sh, /job/units.sh, \(step)]
                workingDir: /work
                env:
                - name: XDG_CACHE_HOME
                  value: /tmp
                resources:
                  requests:
                    cpu: "\(job.threads)"
                volumeMounts:
                - name: work
                  mountPath: /work
                - name: job
                  mountPath: /job
              volumes:
              - name: work
                persistentVolumeClaim:
                  claimName: \(YAMLText.quoted(job.claim))
              - name: job
                configMap:
                  name: \(job.resourceName)
        """
    }

    private static func check(_ job: Job) throws {
        for path in [job.folder, job.video] + job.scenes.compactMap(\.file) where !path.isBelowHere {
            throw FilmError.invalid(
                "“\(path)” is outside of the volume that pods share; for Kubernetes paths begin in this folder, "
                    + "such as frames/.")
        }
    }
}

extension Job {
    /// A valid name for Kubernetes resources, at most 63 characters with all suffixes.
    fileprivate var resourceName: String {
        let words = scenes[0].name.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        return "flipbook-" + (words.prefix(8).joined(separator: "-").prefix(36) + "-" + identity)
    }
}

extension String {
    /// True when the path is relative, not empty, and never leaves the folder where it begins.
    var isBelowHere: Bool {
        !hasPrefix("/") && !split(separator: "/").contains("..") && !isEmpty
    }
}
