import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const program = fileURLToPath(new URL("../../dist/program/cli.js", import.meta.url));

/** The folders of a build. */
interface BuildFolders {
	readonly site: string;
	readonly output: string;
	/** The compiled command; by default the repository's. */
	readonly command?: string;
	/** The moment at which its clock starts, in milliseconds since 1970; by default the present. */
	readonly now?: number;
}

/** Returns the options of a Node.js whose clock is ahead by the given milliseconds, also in its child processes. */
export function clockOptions(shift: number): string {
	const code = `const Real = Date, shift = ${shift};
globalThis.Date = class extends Real {
	constructor(...values) { if (values.length > 0) super(...values); else super(Real.now() + shift); }
	static now() { return Real.now() + shift; }
};`;
	return `--import=data:text/javascript,${encodeURIComponent(code)}`;
}

/** Runs the command; returns the numbers of pages and files in its report. */
export async function runBuild(
	{ site, output, command = program, now }: BuildFolders,
	...options: readonly string[]
) {
	const args = [command, "build", "--site", site, "--out", output, ...options];
	const { stdout } = await promisify(execFile)(process.execPath, args, {
		env: {
			...process.env,
			LC_ALL: "en_US.UTF-8",
			...(now !== undefined && { NODE_OPTIONS: clockOptions(now - Date.now()) }),
		},
	});
	const figure = (name: string) => {
		const [, number] = new RegExp(`│ ${name} +│ (\\d+) +│`).exec(stdout) ?? [];
		if (number === undefined) throw new Error(`The report has no ${name}:\n${stdout}`);
		return Number(number);
	};
	const report = { rendered: figure("Rendered"), unchanged: figure("Unchanged") };
	return { ...report, written: figure("Written files"), removed: figure("Removed files") };
}

/** A file of a built site. */
interface SiteFile {
	readonly text: string;
	/** Its inode, which changes when it is written. */
	readonly ino: number;
}

/** The files of a built site by path. */
export type Snapshot = ReadonlyMap<string, SiteFile>;

/** Returns the files of an output, without those kept for one build and without their list. */
export function snapshot(output: string): Snapshot {
	const root = realpathSync(output);
	const list = join(root, ".facette-kept.json");
	const kept: readonly string[] = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
	const left = new Set([".facette-kept.json", ...kept]);
	const names = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
		(name) => !left.has(name) && statSync(join(root, name)).isFile(),
	);
	return new Map(
		names.map((name) => {
			const path = join(root, name);
			return [name, { text: readFileSync(path, "latin1"), ino: statSync(path).ino }];
		}),
	);
}

/** Returns the files that are in only one of two sites, or differ. */
export function different(one: Snapshot, other: Snapshot): readonly string[] {
	return [...new Set([...one.keys(), ...other.keys()])].filter(
		(name) => one.get(name)?.text !== other.get(name)?.text,
	);
}
