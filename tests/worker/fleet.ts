import { type ChildProcess, spawn } from "node:child_process";
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { createFolderSiteOutput } from "#adapters/site-folder/folder-site-output.ts";
import type { SiteOutput } from "#core/ports/site-output.ts";
import { describeFile } from "#renderer/publish/describe-file.ts";
import { signMessage } from "#renderer/studio/change-message.ts";
import { createWorkerKeys } from "#renderer/worker/worker-keys.ts";
import { shoplessFiles } from "#tests/adapters/content-files/content-folder.ts";
import { clockOptions } from "#tests/bench/built-site.ts";

const program = fileURLToPath(new URL("../../dist/program/cli.js", import.meta.url));
const secret = "a secret of the tests, long enough";
const keys = createWorkerKeys(secret);

/** Opens the output that a worker publishes a shop to. */
export function folderOutput(directory: string): SiteOutput {
	return createFolderSiteOutput({ directory, describe: describeFile });
}

/** A line of a worker's log. */
export interface LogLine {
	readonly event: string;
	readonly shop?: string;
	readonly generation?: number;
	readonly url?: string;
	readonly eventToLiveSeconds?: number;
	readonly reason?: string;
	readonly result?: { readonly kind: string; readonly message?: string };
}

/** A worker in a process of its own. */
export interface WorkerProcess {
	readonly url: string;
	readonly pid: number;
	readonly log: readonly LogLine[];
	readonly output: () => string;
	/** Resolves to the first line of an event, of any shop or of one, from the given index of the log on. */
	next(event: string, from?: number, shop?: string): Promise<LogLine>;
	signal(name: NodeJS.Signals): void;
	/** Resolves to the exit status; null after a signal. */
	readonly ended: Promise<number | null>;
	/** Resolves to its metrics for Prometheus. */
	metrics(): Promise<string>;
	/** Reports a change of a shop; resolves to the status of the response. */
	report(shop: string, signal?: AbortSignal): Promise<number>;
}

/** The options of a worker's process. */
export interface WorkerProcessOptions {
	/** The largest file that it can write, in blocks of `ulimit -f`, as if the disk were full. */
	readonly fileBlocks?: number;
	/** The milliseconds by which its clock is ahead. */
	readonly clockShift?: number;
}

/** The options of a fleet. */
export interface FleetOptions {
	/** Options of the shops' configurations in addition to their domain. */
	readonly configs?: Readonly<Record<string, object>>;
	/** Additional environment variables. */
	readonly env?: Readonly<Record<string, string>>;
}

/** A folder with shops, and the folder that they are published to. */
export interface Fleet {
	readonly published: (shop: string) => string;
	/** Returns the folder of a shop's configuration. */
	readonly folder: (shop: string) => string;
	readonly shops: readonly string[];
	/** Changes the title of a shop's home page, and saves the file. */
	change(shop: string, title: string): void;
	/** Writes a file of a shop's content. */
	write(shop: string, file: string, text: string): void;
	/** Starts a worker and waits until it listens. */
	startWorker(name: string, options?: WorkerProcessOptions): Promise<WorkerProcess>;
	/** Runs another task of the command; resolves to what it prints. */
	run(...args: readonly string[]): Promise<string>;
	/** Builds a shop into an empty folder; returns that folder. */
	buildFresh(shop: string): Promise<string>;
	/** Ends all workers and removes all files. */
	remove(): Promise<void>;
}

function writeFiles(folder: string, files: Readonly<Record<string, unknown>>): void {
	for (const [name, content] of Object.entries(files)) {
		const file = join(folder, name);
		mkdirSync(dirname(file), { recursive: true });
		const isText = typeof content === "string" || Buffer.isBuffer(content);
		writeFileSync(file, isText ? content : JSON.stringify(content));
	}
}

/** Writes a small shop into a folder. `changes` are files that differ from the smallest content without findings. */
export function writeShop(
	folder: string,
	shop: string,
	changes: Readonly<Record<string, unknown>> = {},
	options: object = {},
): void {
	const config = { domain: shop, content: { from: "files", directory: "content" }, ...options };
	writeFiles(folder, { "facette.config.ts": `export default ${JSON.stringify(config)};` });
	writeFiles(join(folder, "content"), { ...shoplessFiles(), ...changes });
}

function followLog(child: ChildProcess): Pick<WorkerProcess, "log" | "next" | "output"> {
	const log: LogLine[] = [];
	const waiting = new Set<() => void>();
	let output = "";
	child.stderr?.on("data", (chunk: Buffer) => {
		output += chunk;
	});
	if (child.stdout)
		createInterface(child.stdout).on("line", (line) => {
			output += `${line}\n`;
			log.push(JSON.parse(line));
			for (const look of waiting) look();
		});
	return {
		log,
		output: () => output,
		next(event, from = 0, shop) {
			return new Promise((resolve, reject) => {
				const look = () => {
					const found = log
						.slice(from)
						.find((line) => line.event === event && line.shop === (shop ?? line.shop));
					if (!found) return;
					waiting.delete(look);
					resolve(found);
				};
				waiting.add(look);
				child.once("close", () => reject(new Error(`The worker ended before "${event}":\n${output}`)));
				look();
			});
		},
	};
}

/** Creates the functions that run the command with an environment. */
function createPrograms(env: NodeJS.ProcessEnv) {
	const children: ChildProcess[] = [];

	function start(
		args: readonly string[],
		{ fileBlocks, clockShift }: WorkerProcessOptions = {},
	): ChildProcess {
		const limit = `ulimit -S -f ${fileBlocks ?? "unlimited"}; exec "$@"`;
		const command = ["-c", limit, "sh", process.execPath, program, ...args];
		const clock = clockShift === undefined ? {} : { NODE_OPTIONS: clockOptions(clockShift) };
		const child = spawn("sh", command, { env: { ...env, ...clock }, stdio: ["ignore", "pipe", "pipe"] });
		children.push(child);
		return child;
	}

	async function run(...args: readonly string[]): Promise<string> {
		const child = start(args);
		let output = "";
		for (const stream of [child.stdout, child.stderr])
			stream?.on("data", (chunk: Buffer) => {
				output += chunk;
			});
		await new Promise((resolve) => child.once("close", resolve));
		return output;
	}

	async function endAll(): Promise<void> {
		for (const child of children) {
			if (child.exitCode !== null || child.signalCode !== null) continue;
			const ended = new Promise((resolve) => child.once("close", resolve));
			child.kill("SIGKILL");
			await ended;
		}
	}

	return { start, run, endAll };
}

/** Writes the shops into a new folder. `queue` is the address of the database that their workers share; "" for none. */
export function createFleet(
	shops: readonly string[],
	queue: string,
	{ configs = {}, env: more }: FleetOptions = {},
): Fleet {
	if (!existsSync(program)) throw new Error("The program is not compiled. Run: npm run compile");
	const root = mkdtempSync(join(tmpdir(), "facette-fleet-"));
	const [shopsFolder, www] = [join(root, "shops"), join(root, "www")];
	mkdirSync(www);
	for (const shop of shops) writeShop(join(shopsFolder, shop), shop, {}, configs[shop]);
	const own = { LC_ALL: "en", FACETTE_QUEUE: queue, FACETTE_WORKER_SECRET: secret };
	const env = { ...process.env, ...own, ...more };
	const { start, run, endAll } = createPrograms(env);

	return {
		shops,
		published: (shop) => join(www, shop),
		folder: (shop) => join(shopsFolder, shop),
		change(shop, title) {
			const file = join(shopsFolder, shop, "content/project.json");
			const project = JSON.parse(readFileSync(file, "utf8"));
			writeFileSync(file, JSON.stringify({ ...project, seo_title: title }));
		},
		write: (shop, file, text) => writeFileSync(join(shopsFolder, shop, "content", file), text),
		async startWorker(name, options) {
			const folders = ["--shops", shopsFolder, "--to", join(www, "{shop}"), "--out", join(root, name)];
			const child = start(["worker", ...folders, "--port", "0"], options);
			const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
			const log = followLog(child);
			const { url = "" } = await log.next("listening");
			return {
				...log,
				...{ url, pid: child.pid ?? 0 },
				ended,
				signal: (signal) => void child.kill(signal),
				async metrics() {
					const headers = { authorization: keys.metricsAuthorization };
					return (await fetch(`${url}/metrics`, { headers })).text();
				},
				async report(shop, signal) {
					// A sender's clock may be ahead by a minute only.
					const now = Date.now() + (options?.clockShift ?? 0);
					const headers = { authorization: await signMessage(keys.shopKey(shop), now) };
					return (
						await fetch(`${url}/changes/${shop}`, { method: "POST", headers, ...(signal && { signal }) })
					).status;
				},
			};
		},
		run,
		async buildFresh(shop) {
			const out = join(root, "fresh", shop);
			const said = await run("build", "--site", join(shopsFolder, shop), "--out", out, "--workers", "0");
			if (!existsSync(out)) throw new Error(said);
			return out;
		},
		async remove() {
			await endAll();
			rmSync(root, { recursive: true, force: true });
		},
	};
}

/** Returns the files of a fresh build that the published site lacks or has with another content, and pages that only it has. */
export function siteDifferences(published: string, fresh: string): readonly string[] {
	const filesOf = (folder: string) =>
		readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
			statSync(join(folder, file)).isFile(),
		);
	const expected = filesOf(fresh);
	const isSame = (file: string) => {
		try {
			return readFileSync(join(published, file)).equals(readFileSync(join(fresh, file)));
		} catch {
			return false;
		}
	};
	const others = filesOf(published).filter((file) => file.endsWith(".html") && !expected.includes(file));
	return [...expected.filter((file) => !isSame(file)), ...others];
}
