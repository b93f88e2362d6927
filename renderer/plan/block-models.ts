import type { BlockType } from "#core/content/block.ts";
import { type BlockName, type BlockNamed, blockTypes, type ContentBlock } from "#core/content/blocks.ts";
import type { Fields, ShownTools } from "#core/content/field.ts";
import { shownObject } from "#core/content/structures.ts";
import type { HeadingModel } from "#core/content-values/prose-model.ts";
import type { BlockContent, BlockModel, DerivedBlocks } from "#core/models/block-model.ts";
import {
	appointmentModel,
	type BlockPlace,
	brandsModel,
	legalModel,
	teasersModel,
} from "#renderer/plan/derived-blocks.ts";
import { renderProse, uniqueAnchor } from "#renderer/plan/markdown.ts";
import type { PlanContext } from "#renderer/plan/plan-context.ts";
import { productsModel } from "#renderer/plan/shop/product-cards.ts";
import { siteTexts } from "#renderer/plan/site-texts.ts";
import { coreKey } from "#ui/locales/page-text-key.ts";

type Derive<Name extends BlockName> = (
	block: BlockNamed<Name>,
	place: BlockPlace,
	context: PlanContext,
) => BlockContent<Name> | null;

/**
 * The functions that derive a block's content, for blocks that show more than their own fields or are not on every site.
 * They return null if there is nothing to show.
 */
const derived: { readonly [Name in BlockName]?: Derive<Name> } = {
	teasers: teasersModel,
	brands: brandsModel,
	legal: legalModel,
	products: productsModel,
	appointment: appointmentModel,
	// Without an order service, nothing accepts the sign-up.
	newsletter: ({ text }, _, { config }) => (config.orderService ? { text } : null),
} satisfies { readonly [Name in keyof DerivedBlocks]: Derive<Name> } & {
	readonly [Name in BlockName]?: Derive<Name>;
};

/** Returns what a block shows below its heading; null if there is nothing to show. */
function contentOf<Name extends BlockName>(
	block: BlockNamed<Name> & { readonly type: Name },
	place: BlockPlace,
	context: PlanContext,
): object | null {
	const type: Name = block.type;
	const derive = derived[type];
	if (derive) return derive(block, place, context);
	const { fields, heading }: BlockType = blockTypes[type];
	// The heading above the block is made apart from its content.
	const { heading: _, ...others }: Fields = fields;
	return shownObject(heading ? others : fields, { ...block }, place.tools) ?? null;
}

/** A language version of a page, and the anchors on it so far. */
export interface PagePlace extends Pick<BlockPlace, "language" | "subject"> {
	readonly anchors: Set<string>;
}

/** Returns the functions that convert values for a page. */
export function shownTools({ language, subject, anchors }: PagePlace, context: PlanContext): ShownTools {
	const { links, logger, images, site } = context;
	const { t } = siteTexts(site.project)(language);
	return {
		image: (name) => images.get(name, language),
		prose: (markdown) => renderProse(markdown, { language, t, links, logger, subject, anchors }),
		heading: (text): HeadingModel => ({ anchor: uniqueAnchor(text, anchors), text }),
	};
}

/**
 * Resolves the blocks of a page and leaves out those that have nothing to show. Headings within texts get their anchors
 * first, so these anchors do not change when a block is added (R-A11Y-03).
 */
export function blockModels(
	blocks: readonly ContentBlock[],
	page: PagePlace,
	context: PlanContext,
): readonly BlockModel[] {
	const { language, subject } = page;
	const { ownParts, site } = context;
	const { t } = siteTexts(site.project)(language);
	const tools = shownTools(page, context);
	const { heading } = tools;
	const headingOf = (block: ContentBlock) => {
		const type: BlockType = blockTypes[block.type];
		if (!type.heading) return {};
		const source = type.heading(block as never);
		return { heading: source && heading("key" in source ? t(coreKey(source.key)) : source.text) };
	};
	return blocks
		.flatMap((block) => {
			const content = contentOf(block, { language, subject, tools }, context);
			return content ? [{ block, content }] : [];
		})
		.map(({ block, content }) => {
			const { type: name }: { readonly type: string } = block;
			const own = ownParts.blocks.get(name);
			if (own)
				return { type: "own", name, module: own.module.url, hydrate: own.hydrate, fields: { ...content } };
			// The content is derived by the block's type, so the two match.
			return { type: block.type, ...headingOf(block), ...content } as BlockModel;
		});
}
