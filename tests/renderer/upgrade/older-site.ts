import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished, vi } from "vitest";
import { runCommand } from "#renderer/cli/run-command.ts";

/** A small shop of the first format. */
const fixture = fileURLToPath(new URL("format-1", import.meta.url));

/** The configuration, without "facette": that is the compiled program, which unit tests do without. */
const imported = 'import { defineConfig } from "facette";';

/** Returns the folder of a copy of the older shop. */
export function olderSite(): string {
	const directory = mkdtempSync(join(tmpdir(), "upgrade-"));
	onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
	cpSync(fixture, directory, { recursive: true });
	edit(directory, "facette.config.ts", (text) =>
		text.replace(imported, "const defineConfig = <T>(config: T) => config;"),
	);
	return directory;
}

/** Changes the text of a file of a site. */
export function edit(directory: string, file: string, change: (text: string) => string): void {
	const path = join(directory, file);
	writeFileSync(path, change(readFileSync(path, "utf8")));
}

/** Returns the texts of all files of a site by their paths, without those of the program in `.facette`. */
export function textsOf(directory: string): Readonly<Record<string, string>> {
	const paths = readdirSync(directory, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => join(parentPath, name).slice(directory.length + 1))
		.filter((path) => !path.startsWith(".facette/"));
	return Object.fromEntries(
		paths.toSorted().map((path) => [path, readFileSync(join(directory, path), "utf8")]),
	);
}

/** Runs a command for a site in English; returns its exit status and what it printed. */
export async function run(directory: string, ...args: readonly string[]) {
	const printed: string[] = [];
	const spies = (["log", "error"] as const).map((stream) =>
		vi.spyOn(console, stream).mockImplementation((line: string) => printed.push(line)),
	);
	const status = await runCommand([...args, "--site", directory], { LC_ALL: "en" });
	for (const spy of spies) spy.mockRestore();
	return { status, printed: printed.join("\n") };
}
