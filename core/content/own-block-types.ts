import type { BlockType, BlockTypes } from "#core/content/block.ts";
import { blockTypes } from "#core/content/blocks.ts";

const builtInNames: ReadonlySet<string> = new Set(Object.keys(blockTypes));

/** Returns whether a name is that of a built-in block type. */
export function isBuiltInBlock(name: string): boolean {
	return builtInNames.has(name);
}

let own: BlockTypes = {};

/** Returns the site's own block types by name; the same object until other ones are set. */
export function ownBlockTypes(): BlockTypes {
	return own;
}

/**
 * Adds the site's own block types to the content model, in place of those that were added before. A process works on one
 * site, so everything that derives from the model knows them from then on (decision 012).
 */
export function setOwnBlockTypes(types: BlockTypes): void {
	const all: Record<string, BlockType> = blockTypes;
	for (const name of Object.keys(own)) delete all[name];
	Object.assign(all, types);
	own = types;
}
