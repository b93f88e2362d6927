import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { reuseEncodedImages } from "#tests/encoded-images.mjs";

const repository = fileURLToPath(new URL("../..", import.meta.url));
const command = join(repository, "dist/program/cli.js");

/** A shop outside of the repository, with the compiled program. */
export interface OwnShop {
	readonly folder: string;
	/** Writes a file of the shop's folder. */
	write(path: string, text: string): void;
	/** Replaces text in a file of the shop's folder; throws if the file does not contain it. */
	edit(path: string, from: string, to: string): void;
	/** Runs `facette`; returns its status and all that it printed. */
	run(...args: readonly string[]): { readonly status: number | null; readonly text: string };
	/** Builds the shop; returns what `run` does. */
	build(): { readonly status: number | null; readonly text: string };
	/** Returns a file of the built site. */
	built(path: string): string;
	/** Returns the paths of the built site's files. */
	builtFiles(): readonly string[];
}

/** The folder with a shop that `facette init` wrote and its built site; the shops of the tests are copies of it. */
let template: string | null = null;

function newTemplate(): string {
	const work = mkdtempSync(join(tmpdir(), "own-shop-template-"));
	process.once("exit", () => rmSync(work, { recursive: true, force: true }));
	for (const args of [
		["init", "shop", "--yes"],
		["build", "--site", "shop", "--out", "out/site", "--workers", "0"],
	])
		spawnSync(process.execPath, [command, ...args], { cwd: work });
	return work;
}

/** Writes a new shop with options for its configuration; removed when the test is finished. */
export function createOwnShop(options: Readonly<Record<string, unknown>>): OwnShop {
	const work = mkdtempSync(join(tmpdir(), "own-shop-"));
	onTestFinished(() => rmSync(work, { recursive: true, force: true }));
	const folder = join(work, "shop");
	const output = join(work, "out/site");
	const run = (...args: readonly string[]) => {
		const env = { ...process.env, LANG: "en", LC_ALL: "en" };
		const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
			cwd: work,
			env,
			encoding: "utf8",
		});
		return { status, text: stdout + stderr };
	};
	template ??= newTemplate();
	cpSync(join(template, "shop"), folder, { recursive: true });
	reuseEncodedImages(output, join(template, "out/site"));
	const shop: OwnShop = {
		folder,
		write(path, text) {
			mkdirSync(dirname(join(folder, path)), { recursive: true });
			writeFileSync(join(folder, path), text);
		},
		edit(path, from, to) {
			const text = readFileSync(join(folder, path), "utf8");
			if (!text.includes(from)) throw new Error(`${path} does not contain ${from}`);
			writeFileSync(join(folder, path), text.replace(from, to));
		},
		run,
		build: () => run("build", "--site", "shop", "--out", output, "--workers", "0"),
		built: (path) => readFileSync(join(output, path), "utf8"),
		builtFiles: () => readdirSync(output, { recursive: true, encoding: "utf8" }),
	};
	const lines = Object.entries(options).map(([name, value]) => `\t${name}: ${JSON.stringify(value)},\n`);
	shop.edit("facette.config.ts", "defineConfig({\n", `defineConfig({\n${lines.join("")}`);
	return shop;
}
