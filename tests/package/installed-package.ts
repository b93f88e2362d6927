import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** A folder outside of the repository with the packed program installed. */
export interface InstalledPackage {
	readonly directory: string;
	/** The packed file. */
	readonly archive: string;
	/** Its size in bytes. */
	readonly size: number;
	/** The warnings of npm about the installation. */
	readonly warnings: string;
	/** The packed files, by their paths in the package. */
	readonly files: readonly string[];
	/** Runs `facette` to its end; returns its status and all that it printed. */
	run(...args: readonly string[]): { readonly status: number; readonly text: string };
	/** Starts `facette`; resolves with the first match of `ready` in what it prints. Throws if it ends before. */
	start(args: readonly string[], ready: RegExp): Promise<RunningCommand>;
}

/** A command that runs until it is stopped. */
export interface RunningCommand {
	readonly match: RegExpExecArray;
	stop(): Promise<void>;
}

function run(command: string, args: readonly string[], directory: string): string {
	return execFileSync(command, args, {
		cwd: directory,
		encoding: "utf8",
		stdio: ["ignore", "pipe", "pipe"],
		env: { ...process.env, LC_ALL: "en", NODE_ENV: "" },
	});
}

/** Packs the program and installs it with npm in a new folder. */
export function installPackage(): InstalledPackage {
	const work = realpathSync(mkdtempSync(join(tmpdir(), "facette-package-")));
	const directory = join(work, "site");
	mkdirSync(directory);
	const packed = run("npm", ["pack", "--json", "--pack-destination", work], root);
	// The list follows the output of prepack.
	const [{ filename, size, files }] = JSON.parse(packed.slice(packed.lastIndexOf("\n[\n") + 1));
	const archive = join(work, filename);
	writeFileSync(join(directory, "package.json"), '{ "private": true, "type": "module" }');
	const install = ["install", "--prefer-offline", "--no-audit", "--no-fund", archive];
	const { stderr: warnings, status } = spawnSync("npm", install, { cwd: directory, encoding: "utf8" });
	if (status !== 0) throw new Error(warnings);
	const command = join(directory, "node_modules/.bin/facette");
	return {
		directory,
		archive,
		warnings,
		size,
		files: files.map(({ path }: { readonly path: string }) => path),
		run(...args) {
			try {
				return { status: 0, text: run(command, args, directory) };
			} catch (error) {
				const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string };
				return { status, text: stdout + stderr };
			}
		},
		async start(args, ready) {
			const child = spawn(command, args, { cwd: directory, env: { ...process.env, LC_ALL: "en" } });
			const ended = once(child, "exit");
			let text = "";
			const match = await new Promise<RegExpExecArray>((resolve, reject) => {
				const read = (chunk: Buffer) => {
					text += String(chunk);
					const found = ready.exec(text);
					if (found) resolve(found);
				};
				child.stdout.on("data", read);
				child.stderr.on("data", read);
				child.once("exit", () => reject(new Error(`facette ${args.join(" ")} ended: ${text}`)));
			});
			const stop = async () => {
				child.kill("SIGTERM");
				await ended;
			};
			return { match, stop };
		},
	};
}

/** Returns the manifests of all packages installed in a folder. */
export function manifestsIn(directory: string): readonly {
	readonly name: string;
	readonly scripts?: Readonly<Record<string, string>>;
}[] {
	const folder = join(directory, "node_modules");
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((file) => /(?:^|node_modules\/)(?:@[^/]+\/)?[^/]+\/package\.json$/.test(file))
		.map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")))
		.filter(({ name, version }) => name !== undefined && version !== undefined);
}

/** Returns what the compiler prints about a project; "" without an error. */
export function typeErrors(project: string): string {
	const compiler = join(root, "node_modules/typescript7/bin/tsc");
	const { stdout } = spawnSync(process.execPath, [compiler, "-p", project], { encoding: "utf8" });
	return stdout;
}
