import type { ComponentType } from "react";
import type { BlockModel } from "#core/models/page-model.ts";
import type { LazyBlockType } from "#ui/blocks/lazy-block-names.ts";

/** Their programs, loaded before a page with such a block is rendered. */
const parts = {
	branches: async () => (await import("#ui/blocks/branches-block.tsx")).BranchesBlock,
	brands: async () => (await import("#ui/blocks/brands-block.tsx")).BrandsBlock,
	embed: async () => (await import("#ui/blocks/embed-block.tsx")).EmbedBlock,
	expander: async () => (await import("#ui/blocks/expander-block.tsx")).ExpanderBlock,
	legal: async () => (await import("#ui/blocks/legal-block.tsx")).LegalBlock,
	newsletter: async () => (await import("#ui/blocks/newsletter-block.tsx")).NewsletterBlock,
	products: async () => (await import("#ui/blocks/products-block.tsx")).ProductsBlock,
} satisfies Readonly<Record<LazyBlockType, () => Promise<unknown>>>;

function isLazyBlockType(type: BlockModel["type"]): type is LazyBlockType {
	return Object.hasOwn(parts, type);
}

/** What such a block is rendered from. */
interface PartProps {
	readonly block: BlockModel;
	/** The id of the block's heading. */
	readonly anchor: string;
}

const loaded = new Map<LazyBlockType, ComponentType<PartProps>>();

/** Loads what drawing blocks of these types takes; rejects when a part cannot be loaded. */
export async function loadLazyBlocks(types: readonly BlockModel["type"][]): Promise<void> {
	const missing = [...new Set(types)].filter(isLazyBlockType).filter((type) => !loaded.has(type));
	await Promise.all(
		missing.map(async (type) => {
			// Each part is given the blocks of its own type alone.
			loaded.set(type, (await parts[type]()) as ComponentType<PartProps>);
		}),
	);
}

/** The component of a block's type. Throws when it was not loaded. */
export function lazyBlock(type: LazyBlockType): ComponentType<PartProps> {
	const part = loaded.get(type);
	if (!part) throw new Error(`Blocks of type ${type} are drawn before loadLazyBlocks has loaded them`);
	return part;
}
