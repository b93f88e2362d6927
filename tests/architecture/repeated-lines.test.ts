import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { repeatedLines } from "#tests/architecture/repeated-lines.ts";

/** The number of equal lines that count as repetition. */
const least = 12;

const code = ["*.ts", "*.tsx", "*.mjs", "*.cjs", "*.css"];

function projectFiles() {
	const listed = execFileSync("git", ["ls-files", "--", ...code], { encoding: "utf8" });
	// A deleted file is still listed until it is committed.
	return listed
		.trim()
		.split("\n")
		.filter((path) => !path.startsWith("adapters/content-files/demo/"))
		.flatMap((path) => {
			try {
				return [{ path, text: readFileSync(path, "utf8") }];
			} catch {
				return [];
			}
		});
}

describe("code and tests", () => {
	it("have no 12 repeated lines", () => {
		const files = projectFiles();
		expect(files.length).toBeGreaterThan(1000);
		expect(repeatedLines(files, least)).toEqual([]);
	});
});

describe("repeated lines", () => {
	const lines = (count: number, begin = "") => Array.from({ length: count }, (_, n) => `${begin}line ${n}`);
	const file = (path: string, ...text: string[]) => ({ path, text: text.join("\n") });

	it("are found regardless of indentation and empty lines", () => {
		const again = [...lines(6, "\t\t"), "", ...lines(13, "  ").slice(6)];
		const files = [file("a.ts", "first", ...lines(13)), file("b.ts", ...again, "last")];
		expect(repeatedLines(files, 12)).toEqual(["a.ts:2 = b.ts:1 (13)"]);
	});

	it("are found within one file", () => {
		expect(repeatedLines([file("a.ts", ...lines(12), "between", ...lines(12))], 12)).toEqual([
			"a.ts:1 = a.ts:14 (12)",
		]);
	});

	it("ignore imports, shorter runs and lines that only repeat themselves", () => {
		const imported = lines(12).map((_, n) => `import { a${n} } from "#core/a${n}.ts";`);
		const parts = ["import {", ...lines(12).map((_, n) => `\ta${n},`), '} from "#core/a.ts";'];
		const files = ["a.ts", "b.ts"].map((path) =>
			file(path, ...imported, ...parts, ...lines(11), `of ${path}`),
		);
		expect(repeatedLines([...files, file("c.ts", ...Array<string>(20).fill("same"))], 12)).toEqual([]);
	});
});
