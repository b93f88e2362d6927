import { fork } from "node:child_process";
import { join } from "node:path";
import { programDirectory } from "#renderer/bundler/program-directory.ts";
import type { BuildOptions } from "#renderer/render/build-options.ts";
import type { BuildOutcome } from "#renderer/studio/publisher.ts";

/** The name of the compiled build process. */
const file = "studio-build.js";

/** A build in a process of its own, so that neither its memory nor its failure reaches the server. */
export interface RunningBuild {
	readonly outcome: Promise<BuildOutcome>;
	/** Ends the process; the served site stays as it is. */
	end(): void;
}

/** Starts a build in a child process. `program` is the folder of the compiled program; by default that of the running one. */
export function startBuild(
	options: Pick<BuildOptions, "siteDirectory" | "outputDirectory" | "content">,
	program = programDirectory,
): RunningBuild {
	const child = fork(join(program, file), [], {
		execArgv: [],
		stdio: ["ignore", "ignore", "pipe", "ipc"],
	});
	let errorOutput = "";
	child.stderr?.on("data", (chunk: Buffer) => {
		errorOutput = (errorOutput + chunk).slice(-2000);
	});
	const outcome = new Promise<BuildOutcome>((resolve, reject) => {
		child.once("message", (message) => resolve(message as BuildOutcome));
		child.once("error", reject);
		child.once("close", (code, signal) => {
			resolve({ kind: "stopped", message: errorOutput.trim() || String(signal ?? code) });
		});
	});
	child.send(options);
	return { outcome, end: () => void child.kill("SIGKILL") };
}
