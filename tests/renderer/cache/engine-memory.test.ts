import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createEngineMemory } from "#renderer/cache/engine-memory.ts";
import { openKeptValues } from "#renderer/cache/kept-values.ts";
import { bytesOf } from "#renderer/output/output-folder.ts";
import type { FileBefore } from "#renderer/output/site-files.ts";

const path = "feed.xml";

/** Builds of one engine, each with what the one before it kept. */
function createBuilds() {
	const values = openKeptValues(null);
	let before: FileBefore | null = null;
	/** Puts a file together of parts by their keys; returns its text, the keys that were made, and the images. */
	return (parts: Readonly<Record<string, string>>, base = "base", now: FileBefore | null = before) => {
		const made: string[] = [];
		let asked: string[] = [];
		const memory = createEngineMemory("engine", base, values, () => {
			const taken = asked;
			asked = [];
			return taken;
		});
		const file = memory.whole(
			{
				path,
				get content(): string {
					throw new Error("It is made as a whole");
				},
				parts: Object.entries(parts).map(([key, text]) => ({
					key,
					make() {
						made.push(key);
						asked.push(`${key}.jpg`);
						return text;
					},
				})),
			},
			now,
		);
		const content = Buffer.from(bytesOf(file.content));
		if (file.isAsBefore !== undefined) expect(file.isAsBefore).toBe(now?.content().equals(content));
		const { digest = "" } = file;
		memory.written(path, digest);
		before = { digest, content: () => content };
		return { text: content.toString(), made, images: [...memory.images()].sort() };
	};
}

describe("a file in parts", () => {
	it("B-REL-07 is put together from parts of the file before, in their new order, and new ones", () => {
		const build = createBuilds();
		expect(build({ a: "ä1", b: "€2", c: "3" })).toMatchObject({ text: "ä1€23", made: ["a", "b", "c"] });
		const next = build({ c: "3", d: "four", a: "ä1" });
		expect(next).toEqual({ text: "3fourä1", made: ["d"], images: ["a.jpg", "c.jpg", "d.jpg"] });
		expect(build({ a: "ä1" })).toEqual({ text: "ä1", made: [], images: ["a.jpg"] });
	});

	it("B-REL-07 is the same however its parts move, come and go", () => {
		const order = fc.shuffledSubarray([..."abcdefgh"]);
		fc.assert(
			fc.property(fc.array(order, { minLength: 2, maxLength: 6 }), (orders) => {
				const build = createBuilds();
				for (const keys of orders) {
					// Some are empty, some of more bytes than letters.
					const parts = Object.fromEntries(
						keys.map((key, place) => [key, "ä€x".slice(0, key.charCodeAt(0) % 4) + place]),
					);
					const named = Object.fromEntries(
						Object.entries(parts).map(([key, text]) => [`${key}${text}`, text]),
					);
					expect(build(named).text).toBe(Object.values(named).join(""));
				}
			}),
		);
	});

	it("B-REL-07 is known to be as before where a part that was made again says the same", () => {
		const build = createBuilds();
		build({ a: "ä1", b: "€2", c: "3" });
		expect(build({ a: "ä1", d: "€2", c: "3" })).toMatchObject({ text: "ä1€23", made: ["d"] });
		expect(build({ a: "ä1", e: "€3", c: "3" })).toMatchObject({ text: "ä1€33", made: ["e"] });
	});

	it("B-REL-07 is made again from another base, after another file, and after one of another length", () => {
		const build = createBuilds();
		build({ a: "1", b: "2" });
		expect(build({ a: "1", b: "2" }, "another").made).toEqual(["a", "b"]);
		const text = Buffer.from("12");
		expect(build({ a: "1" }, "another", { digest: "foreign", content: () => text }).made).toEqual(["a"]);
		build({ a: "1", b: "2" });
		const cut = { digest: "12", content: () => Buffer.from("1") };
		expect(build({ a: "1", b: "2" }, "base", cut)).toMatchObject({ text: "12", made: ["a", "b"] });
	});
});

describe("what an engine keeps", () => {
	it("B-REL-07 is made once for a key, and its images are the engine's each time", () => {
		const values = openKeptValues(null);
		let asked: string[] = [];
		const takeUsed = () => asked.splice(0);
		const first = createEngineMemory("engine", "base", values, takeUsed);
		const make = () => {
			asked.push("inner.jpg");
			return { price: "1.00" };
		};
		const outer = () => {
			asked.push("outer.jpg");
			return first.kept("price", "key", make);
		};
		expect(first.kept("all", "key", outer)).toEqual({ price: "1.00" });
		expect([...first.images()].sort()).toEqual(["inner.jpg", "outer.jpg"]);
		asked = [];
		const refuse = () => {
			throw new Error("It is made again");
		};
		const next = createEngineMemory("engine", "base", values, takeUsed);
		expect(next.kept("all", "key", refuse)).toEqual({ price: "1.00" });
		expect([...next.images()].sort()).toEqual(["inner.jpg", "outer.jpg"]);
		expect(() => next.kept("all", "another key", refuse)).toThrow("made again");
		const other = createEngineMemory("other engine", "base", values, takeUsed);
		expect(() => other.kept("all", "key", refuse)).toThrow("made again");
	});

	it("B-REL-07 is made once in a build where it is held for that alone, and again in the next", () => {
		const values = openKeptValues(null);
		const memory = createEngineMemory("engine", "base", values, () => []);
		const refuse = () => {
			throw new Error("It is made again");
		};
		expect(memory.held("items", "key", () => ["€1"])).toEqual(["€1"]);
		expect(memory.held("items", "key", refuse)).toEqual(["€1"]);
		expect(() => memory.held("items", "another key", refuse)).toThrow("made again");
		expect(() => memory.kept("items", "key", refuse)).toThrow("made again");
	});
});
