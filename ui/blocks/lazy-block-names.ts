/** The types of blocks that few pages have; each is a chunk of its own (block-parts.ts). */
export const lazyBlockTypes = [
	"branches",
	"brands",
	"embed",
	"expander",
	"legal",
	"newsletter",
	"products",
] as const;

/** The type of such a block. */
export type LazyBlockType = (typeof lazyBlockTypes)[number];
