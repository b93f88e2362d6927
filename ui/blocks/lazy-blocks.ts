import type { BlockModel } from "#core/models/block-model.ts";
import { settleAll } from "#core/shared/promises.ts";
import type { BlockComponent, BlockModule } from "#ui/blocks/block-view.ts";

/** One chunk per block, loaded before a page with such a block renders. */
const modules = import.meta.glob<BlockModule>("./lazy/*-block.tsx");

type BlockType = BlockModel["type"];

const loaded = new Map<string, BlockModule["block"]>();

async function load(path: string): Promise<void> {
	const module = await modules[path]?.();
	if (module) loaded.set(module.block.type, module.block);
}

/** Loads the components of the given blocks and what they need; rejects if a chunk cannot be loaded. */
export async function loadLazyBlocks(blocks: readonly BlockModel[]): Promise<void> {
	const missing = [...new Set(blocks.map(({ type }) => type))].filter((type) => !loaded.has(type));
	await settleAll(missing.map((type) => load(`./lazy/${type}-block.tsx`)));
	await settleAll(blocks.map((block) => loaded.get(block.type)?.preload?.(block)));
}

/** Loads all block components, for builds and tests. */
export async function loadEveryLazyBlock(): Promise<void> {
	await Promise.all(Object.keys(modules).map(load));
}

/** Returns the component of a block type; throws if it is not loaded. */
export function lazyBlock(type: BlockType): BlockComponent {
	const component = loaded.get(type)?.component;
	if (!component)
		throw new Error(
			`Blocks of type ${type} are rendered before loadLazyBlocks has loaded them, or ui/blocks has no ${type}-block.tsx`,
		);
	return component;
}
