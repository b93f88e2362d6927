import { describe, expect, it } from "vitest";
import { parseChange } from "#adapters/content-directus/studio/reported-change.ts";

describe("the message of a Flow about a change", () => {
	it.each([
		["a new item", "page\na1\nundefined\np1", { collection: "page", keys: ["a1"], isMoved: false }],
		[
			"changed items",
			'page\nundefined\n["a1",7]\nundefined',
			{ collection: "page", keys: ["a1", "7"], isMoved: false },
		],
		[
			"an item of another project now",
			'page\nundefined\n["a1"]\np2',
			{ collection: "page", keys: ["a1"], isMoved: true },
		],
		[
			"an item that was sorted by hand",
			"page\nundefined\nundefined\nundefined\na1",
			{ collection: "page", keys: ["a1"], isMoved: false },
		],
		[
			"changed items in a message without a line for sorting by hand",
			'page\nundefined\n["a1"]\nundefined\nundefined',
			{ collection: "page", keys: ["a1"], isMoved: false },
		],
		[
			"a file",
			"directus_files\nf1\nundefined\nundefined",
			{ collection: "directus_files", keys: ["f1"], isMoved: false },
		],
	])("B-USE-11 names %s", (_, body, change) => {
		expect(parseChange(body)).toEqual(change);
	});

	it.each(["", "page", "page\nundefined\nundefined\nundefined", "page\nundefined\n[{}]\n", "other\na1"])(
		"B-USE-11 names nothing in %j",
		(body) => {
			expect(parseChange(body)).toBeNull();
		},
	);
});
