import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { programDirectory } from "#renderer/bundler/program-directory.ts";
import type { BuildOptions } from "#renderer/render/build-options.ts";
import type { BuildOutcome } from "#renderer/studio/publisher.ts";

/** The name of the compiled build process. */
const file = "studio-build.js";

/** A build in a process of its own, so that neither its memory nor its failure reaches the server. */
export interface RunningBuild {
	/** Never rejects: a process that fails is the outcome "stopped". */
	readonly outcome: Promise<BuildOutcome>;
	/** Ends the process; the served site stays as it is. */
	end(): void;
}

/** Runs builds, each in a process of its own. One process waits for the next build with the program loaded, which takes longer than a small build. */
export interface BuildRunner {
	start(options: Pick<BuildOptions, "siteDirectory" | "outputDirectory" | "content">): RunningBuild;
	/** Ends all processes and starts no others. */
	end(): void;
}

/** A process that can run one build. */
interface BuildProcess {
	readonly child: ChildProcess;
	/** Resolves when the process has sent its outcome, or has ended without one. */
	readonly outcome: Promise<BuildOutcome>;
	/** Resolves to what the process wrote or how it ended. */
	readonly closed: Promise<string>;
}

function startBuildProcess(program: string): BuildProcess {
	const child = fork(join(program, file), [], {
		execArgv: [],
		stdio: ["ignore", "ignore", "pipe", "ipc"],
	});
	let errorOutput = "";
	child.stderr?.on("data", (chunk: Buffer) => {
		errorOutput = (errorOutput + chunk).slice(-2000);
	});
	const closed = new Promise<string>((resolve) => {
		child.on("error", ({ message }) => resolve(message));
		child.once("close", (code, signal) => resolve(errorOutput.trim() || String(signal ?? code)));
	});
	const outcome = new Promise<BuildOutcome>((resolve) => {
		child.once("message", (message) => resolve(message as BuildOutcome));
		void closed.then((message) => resolve({ kind: "stopped", message }));
	});
	return { child, outcome, closed };
}

/** Creates the processes of a server's builds. `program` is the folder of the compiled program; by default that of the running one. */
export function createBuildRunner(program = programDirectory): BuildRunner {
	const processes = new Set<ChildProcess>();
	let waiting: BuildProcess | null = null;
	let isEnded = false;

	function startProcess(): BuildProcess {
		const started = startBuildProcess(program);
		processes.add(started.child);
		void started.closed.then(() => processes.delete(started.child));
		return started;
	}

	function prepare(): void {
		if (!isEnded) waiting ??= startProcess();
	}

	prepare();
	return {
		start(options) {
			// A waiting process may have ended, for example because the machine has too little memory.
			const { child, outcome, closed } = waiting?.child.connected ? waiting : startProcess();
			waiting = null;
			child.send(options);
			// Loads only now, so that it takes no time from this build.
			void closed.then(prepare);
			return { outcome, end: () => void child.kill("SIGKILL") };
		},
		end() {
			isEnded = true;
			for (const child of processes) child.kill("SIGKILL");
		},
	};
}
