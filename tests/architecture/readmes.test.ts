import { readdirSync, readFileSync } from "node:fs";
import { matchesGlob } from "node:path";
import { expect, it } from "vitest";

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
const names = (folder: string) =>
	readdirSync(new URL(`../../${folder}`, import.meta.url), { withFileTypes: true });

/** What the first column of a README's tables names, in backticks. */
function listed(readme: string, pattern: RegExp): readonly string[] {
	const rows = read(readme)
		.split("\n")
		.filter((line) => line.startsWith("|"));
	return rows
		.flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name))
		.filter((name) => pattern.test(name));
}

it("the README of the journeys lists every file of them, and none that is gone", () => {
	const files = names("e2e")
		.map(({ name }) => name)
		.filter((name) => name.endsWith(".spec.ts"));
	const patterns = listed("e2e/README.md", /\.spec\.ts$/);
	expect(files.filter((file) => !patterns.some((pattern) => matchesGlob(file, pattern)))).toEqual([]);
	expect(patterns.filter((pattern) => !files.some((file) => matchesGlob(file, pattern)))).toEqual([]);
});

it("the README of core lists every folder of it, and none that is gone", () => {
	const folders = names("core")
		.filter((entry) => entry.isDirectory())
		.map(({ name }) => `${name}/`);
	expect(listed("core/README.md", /^[\w-]+\/$/).toSorted()).toEqual(folders.toSorted());
});
