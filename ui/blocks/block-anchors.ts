import type { BlockModel } from "#core/models/page-model.ts";
import { slugOf } from "#core/shared/slug.ts";
import type { Translate } from "#ui/foundation/translate-context.tsx";

/** Ids that the page's frame uses itself. */
const reserved = ["content", "root"];

/** The text of the heading that a block renders above its content; null where it renders none. */
export function headingOf(block: BlockModel, t: Translate): string | null {
	switch (block.type) {
		case "teasers":
		case "facts":
		case "expander":
		case "products":
			return block.heading;
		case "embed":
			return block.title;
		case "newsletter":
			return block.heading ?? t("newsletter.heading");
		case "branches":
			return t("branches.heading");
		case "legal":
			if ("headingKey" in block) return block.headingKey === null ? null : t(block.headingKey);
			return t(block.id === "rolex" ? "legal.rolex.heading" : "consentManager.heading");
		default:
			return null;
	}
}

/**
 * The anchor of each block's heading, in the blocks' order (R-A11Y-03): no two are alike, and none is one that
 * a heading within a text has.
 */
export function blockAnchors(blocks: readonly BlockModel[], t: Translate): readonly string[] {
	const taken = new Set([...reserved, ...blocks.flatMap(anchorsWithin)]);
	return blocks.map((block) => {
		const base = slugOf(headingOf(block, t) ?? block.type);
		let anchor = base;
		for (let count = 2; taken.has(anchor); count++) anchor = `${base}-${count}`;
		taken.add(anchor);
		return anchor;
	});
}

/** A heading within a block's text that can be linked to. */
export interface TableOfContentsEntry {
	readonly anchor: string;
	readonly text: string;
}

/** The second-level headings within the blocks' texts, in order: a table of contents. */
export function tableOfContents(blocks: readonly BlockModel[]): readonly TableOfContentsEntry[] {
	return blocks.flatMap((block) =>
		"html" in block
			? [...block.html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/gs)].map(([, anchor = "", inner = ""]) => ({
					anchor,
					text: plainText(inner),
				}))
			: [],
	);
}

function anchorsWithin(block: BlockModel): readonly string[] {
	if (block.type === "expander") return block.items.flatMap((item) => [item.anchor, ...idsOf(item.html)]);
	return "html" in block ? idsOf(block.html) : [];
}

function idsOf(html: string): readonly string[] {
	return [...html.matchAll(/ id="([^"]+)"/g)].map(([, anchor = ""]) => anchor);
}

/** The text of markup that escapes nothing but the four characters that HTML makes it escape. */
function plainText(html: string): string {
	return html
		.replace(/<[^>]*>/g, "")
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&quot;", '"')
		.replaceAll("&amp;", "&");
}
