import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { asConfigured } from "#renderer/site/content-source.ts";
import { type BuildRunner, createBuildRunner } from "#renderer/studio/run-build.ts";
import { writeShop } from "#tests/worker/fleet.ts";

const buildProcess = new URL("../../dist/program/studio-build.js", import.meta.url).href;
const shop = "ring.example";

let root: string;
let program: string;
beforeAll(() => {
	root = mkdtempSync(join(tmpdir(), "facette-runner-"));
	program = join(root, "program");
	mkdirSync(program);
	writeShop(join(root, shop), shop);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Writes a build process that runs lines of its own before the program's. */
function writeProgram(lines: readonly string[]): void {
	const imports = 'import { appendFileSync, existsSync, writeFileSync } from "node:fs";';
	writeFileSync(
		join(program, "studio-build.mjs"),
		[imports, ...lines, `await import(${JSON.stringify(buildProcess)});`].join("\n"),
	);
	writeFileSync(join(program, "studio-build.js"), 'import("./studio-build.mjs");');
}

const build = (runner: BuildRunner) =>
	runner.start({
		siteDirectory: join(root, shop),
		outputDirectory: join(root, "out/site"),
		content: asConfigured,
	}).outcome;

/** Returns whether a process runs. */
function isRunning(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}

it("B-USE-11 a build starts in a process that waits with the program loaded, and the next one after it", async () => {
	const pids = join(root, "pids");
	const started = () => (existsSync(pids) ? readFileSync(pids, "utf8").trim().split("\n") : []);
	writeProgram([`appendFileSync(${JSON.stringify(pids)}, process.pid + "\\n");`]);
	const runner = createBuildRunner(program);
	await expect.poll(() => started().length).toBe(1);
	expect(await build(runner)).toMatchObject({ kind: "published" });
	await expect.poll(() => started().length).toBe(2);
	expect(await build(runner)).toMatchObject({ kind: "unchanged" });
	await expect.poll(() => started().length).toBe(3);
	runner.end();
	await expect.poll(() => started().filter((pid) => isRunning(Number(pid)))).toEqual([]);
});

it("B-USE-11 a build starts in a new process if the waiting one has ended", async () => {
	const marker = join(root, "first");
	const file = JSON.stringify(marker);
	writeProgram([
		`if (!existsSync(${file})) { writeFileSync(${file}, String(process.pid)); process.exit(1); }`,
	]);
	const runner = createBuildRunner(program);
	await expect.poll(() => existsSync(marker) && !isRunning(Number(readFileSync(marker, "utf8")))).toBe(true);
	expect((await build(runner)).kind).not.toBe("stopped");
	runner.end();
});

it("B-USE-11 a program that does not start stops each build with its error", async () => {
	writeProgram(['throw new Error("no such module");']);
	const runner = createBuildRunner(program);
	expect(await build(runner)).toEqual({
		kind: "stopped",
		message: expect.stringContaining("no such module"),
	});
	expect(await build(runner)).toEqual({
		kind: "stopped",
		message: expect.stringContaining("no such module"),
	});
	runner.end();
});
