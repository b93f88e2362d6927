import { describe, expect, it } from "vitest";
import { blockTypes } from "#core/content/blocks.ts";
import type { BlockModule } from "#ui/blocks/block-view.ts";

const files = import.meta.glob<BlockModule>("/ui/blocks/**/*-block.tsx");

describe("block types", () => {
	it("have one definition and one ui file each", () => {
		const drawn = Object.keys(files).map((path) => path.split("/").at(-1));
		// The types of a site have one component in common.
		const defined = [...Object.keys(blockTypes), "own"].map((type) => `${type}-block.tsx`);
		expect(drawn.toSorted()).toEqual(defined.toSorted());
	});

	it.each(Object.entries(files))("the file %s has the type it is named after", async (path, load) => {
		const { block } = await load();
		expect(path.split("/").at(-1)).toBe(`${block.type}-block.tsx`);
	});
});
