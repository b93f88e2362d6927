import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createBytesAside } from "#renderer/cache/bytes-aside.ts";

let folder = "";
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "facette-aside-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const texts = Array.from({ length: 40 }, (_, index) => `${index} `.repeat(index * 1_000));

/** Adds the texts, and reads each and two that follow each other. */
function expectAllThere(path: string | null): void {
	const aside = createBytesAside(path);
	const places = texts.map((text) => [aside.add(Buffer.from(text)), text.length] as const);
	const read = places.map(([start, length]) => aside.read(start, start + length).toString());
	expect(read).toEqual(texts);
	for (const [place, [start, length]] of places.slice(0, -1).entries()) {
		const both = length + (places[place + 1]?.[1] ?? 0);
		expect(aside.read(start, start + both).toString() === `${texts[place]}${texts[place + 1]}`).toBe(true);
	}
	aside.close();
}

describe("bytes that a build puts aside", () => {
	it("B-REL-07 are read again by their places, and leave nothing in their folder", () => {
		expectAllThere(join(folder, "cache", "kept.new"));
		expect(readdirSync(join(folder, "cache"))).toEqual([]);
	});

	it("B-REL-07 stay in memory where there is no file, or none can be made", () => {
		expectAllThere(null);
		mkdirSync(join(folder, "taken"));
		expectAllThere(join(folder, "taken"));
	});
});
