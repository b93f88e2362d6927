import type { BlockNamed, ContentBlock } from "#core/content/blocks.ts";
import type { LegalBlockId } from "#core/content/names.ts";
import type { Brand } from "#core/content/pages.ts";
import { legalBlock } from "#core/legal/legal-blocks.ts";
import type {
	BlockModel,
	BrandTeaserModel,
	ExpanderItemModel,
	LegalInfoModel,
	TeaserModel,
} from "#core/models/page-model.ts";
import { linkTo } from "#core/navigation/link.ts";
import { brandPath } from "#core/routes/paths.ts";
import type { Language } from "#core/shared/language.ts";
import { cityLine, countryOf, foreignCountry } from "#core/site/address-country.ts";
import { freeAnchor, renderMarkdown } from "#renderer/plan/markdown.ts";
import type { PlanContext } from "#renderer/plan/plan-context.ts";
import { productsModel } from "#renderer/plan/shop/product-cards.ts";

/** The page that a block is on. */
export interface BlockContext {
	readonly language: Language;
	/** Names the page in log notes. */
	readonly subject: string;
	/** Anchors taken on the page so far. */
	readonly anchors: Set<string>;
}

/** Resolves one content block; null when it has nothing to show, e.g. a legal block without text. */
export function blockModel(
	block: ContentBlock,
	place: BlockContext,
	context: PlanContext,
): BlockModel | null {
	const findImage = (name: string) => context.images.of(name, place.language);
	switch (block.type) {
		case "text":
			return { type: "text", html: markdown(block.markdown, place, context) };
		case "picture": {
			const image = findImage(block.image);
			return image && { type: "picture", image, caption: block.caption };
		}
		case "gallery": {
			const images = block.images.flatMap((name) => findImage(name) ?? []);
			return images.length > 0 ? { type: "gallery", images } : null;
		}
		case "teasers": {
			const items = block.items.flatMap((teaser) => teaserModel(teaser, place, context) ?? []);
			return { type: "teasers", heading: block.heading, items };
		}
		case "legal":
			return legalModel(block.id, place, context);
		case "brands":
			return { type: "brands", items: brandTeasers(block.of, place.language, context) };
		case "expander":
			return { ...block, items: block.items.map((item) => expanderItem(item, place, context)) };
		case "embed":
			return { ...block, image: block.image === null ? null : findImage(block.image) };
		case "quote":
		case "facts":
		case "branches":
			return block;
		case "newsletter":
			// Nobody takes the sign-up without the service.
			return context.config.orderService ? block : null;
		case "products":
			return productsModel(block, place, context);
	}
}

function markdown(source: string, place: BlockContext, context: PlanContext): string {
	return renderMarkdown(source, { ...place, links: context.links, logger: context.logger });
}

function expanderItem(
	{ heading, markdown: answer }: { readonly heading: string; readonly markdown: string },
	place: BlockContext,
	context: PlanContext,
): ExpanderItemModel {
	const anchor = freeAnchor(heading, place.anchors);
	return { anchor, heading, html: markdown(answer, place, context) };
}

function teaserModel(
	teaser: BlockNamed<"teasers">["items"][number],
	place: BlockContext,
	context: PlanContext,
): TeaserModel | null {
	const link = linkTo(teaser.path, place.language, context.links);
	const target = context.links.resolve(teaser.path, place.language);
	const head = target.page?.translations.find(({ language }) => language === target.language);
	if (!link || !head) {
		context.logger.note("link.dead", { subject: place.subject, target: teaser.path });
		return null;
	}
	return {
		link,
		title: teaser.title ?? head.title,
		text: teaser.text ?? head.description,
		image: context.images.of(teaser.image ?? head.image, place.language),
	};
}

function legalModel(id: LegalBlockId, place: BlockContext, context: PlanContext): LegalInfoModel | null {
	const block = legalBlock(id, context.site.legal, place.language, context.logger);
	if (!block) return null;
	switch (block.id) {
		case "data_protection": {
			const { officer, headingKey } = block;
			const siteCountry = context.config.country;
			const country = countryOf(officer, siteCountry);
			const phone =
				officer.phone_number === null ? null : context.phones.display(officer.phone_number, { country });
			const city = cityLine(
				officer.zip_code,
				officer.city,
				foreignCountry(officer, siteCountry, place.language),
			);
			return { type: "legal", id: "data_protection", headingKey, officer, city, phone };
		}
		case "rolex":
			return { type: "legal", id: "rolex" };
		case "consentmanager":
			return { type: "legal", id: "consentmanager" };
		default:
			return {
				type: "legal",
				id: block.id,
				headingKey: block.headingKey,
				html: markdown(block.markdown, place, context),
			};
	}
}

function brandTeasers(
	of: Brand["type"] | null,
	language: Language,
	context: PlanContext,
): BrandTeaserModel[] {
	return context.site.brands
		.filter((brand) => of === null || brand.type === of)
		.map((brand) => {
			const german = brandPath(brand.type, brand.slug, "de");
			const target = german === null ? null : context.links.resolve(german, language);
			const head = target?.page?.translations.find((entry) => entry.language === target.language);
			return {
				slug: brand.slug,
				name: brand.display_name,
				logo: context.images.of(brand.logo, language),
				link: german !== null && head ? linkTo(german, language, context.links) : null,
				image: context.images.of(head?.image ?? null, language),
			};
		});
}
