import { spawnSync } from "node:child_process";
import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	realpathSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { folderDifferences } from "../../folder-differences.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** The folders that the program is compiled from. */
const folders = ["core", "adapters", "ui", "renderer", "contracts/reference-service"] as const;
const files = ["package.json", "package-lock.json", "tsconfig.json"] as const;

/** The largest folder among them, which the program does not need. */
const unneeded = "adapters/content-files/demo";

/** The parts of the program (renderer/setup/compile.mjs). */
export type ProgramPart = "client" | "server" | "worker" | "command";

/** A copy of the sources in which a test makes a change, to measure its cost and check its effect. */
export interface ScratchCopy {
	readonly directory: string;
	/** Writes a new or existing file. */
	write(file: string, content: string | Uint8Array): void;
	/** Replaces `before`, which must occur exactly once, by `after`. */
	replace(file: string, before: string, after: string): void;
	/** Returns the source files that differ from the repository's. */
	changedFiles(): readonly string[];
	/** Compiles parts of the program. */
	compile(parts: readonly ProgramPart[]): void;
	/** Runs the compiled command; returns its output, and throws it for a status other than 0. */
	run(...args: readonly string[]): string;
	/** Writes a site with these content files and builds it; returns the folder of its pages. */
	build(content: Readonly<Record<string, unknown>>, config?: object): string;
	remove(): void;
}

function runNode(directory: string, args: readonly string[]): string {
	const { status, stdout, stderr } = spawnSync(process.execPath, args, {
		cwd: directory,
		encoding: "utf8",
		env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1" },
	});
	if (status !== 0) throw new Error(`node ${args.join(" ")}\n${stdout}\n${stderr}`);
	return stdout;
}

function written(value: unknown): string | Uint8Array {
	return typeof value === "string" || value instanceof Uint8Array ? value : JSON.stringify(value);
}

/** Copies the sources into the system's temporary folder; the packages are the repository's own. */
export function createScratchCopy(): ScratchCopy {
	const directory = realpathSync(mkdtempSync(join(tmpdir(), "cost-")));
	for (const folder of folders)
		cpSync(join(root, folder), join(directory, folder), {
			recursive: true,
			filter: (source) => relative(root, source) !== unneeded,
		});
	for (const file of files) cpSync(join(root, file), join(directory, file));
	symlinkSync(realpathSync(join(root, "node_modules")), join(directory, "node_modules"));

	const write: ScratchCopy["write"] = (file, content) => {
		const path = join(directory, file);
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, content);
	};
	return {
		directory,
		write,
		replace(file, before, after) {
			const text = readFileSync(join(directory, file), "utf8");
			if (text.split(before).length !== 2) throw new Error(`${file} does not have once: ${before}`);
			write(
				file,
				text.replace(before, () => after),
			);
		},
		changedFiles: () =>
			folders.flatMap((folder) =>
				folderDifferences(join(root, folder), join(directory, folder))
					.differences.map((name) => `${folder}/${name}`)
					.filter((name) => !name.startsWith(`${unneeded}/`)),
			),
		compile(parts) {
			const script = `const { compile } = await import("./renderer/setup/compile.mjs");
				if (!(await compile(${JSON.stringify(parts)}))) process.exit(1);`;
			runNode(directory, ["--input-type=module", "--eval", script]);
		},
		run: (...args) => runNode(directory, ["dist/program/cli.js", ...args]),
		build(content, config = {}) {
			for (const [file, value] of Object.entries(content)) write(`site/content/${file}`, written(value));
			const settings = {
				domain: "www.example.org",
				content: { from: "files", directory: "content" },
				...config,
			};
			write("site/facette.config.ts", `export default ${JSON.stringify(settings)};`);
			runNode(directory, ["dist/program/cli.js", "build", "--site", "site", "--out", "pages"]);
			return realpathSync(join(directory, "pages"));
		},
		remove: () => rmSync(directory, { recursive: true, force: true }),
	};
}
