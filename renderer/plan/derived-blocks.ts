import { cardImages } from "#core/catalogue/product-images.ts";
import type { BlockNamed } from "#core/content/blocks.ts";
import { fileOf } from "#core/content/entity.ts";
import type { ShownTools } from "#core/content/field.ts";
import { project } from "#core/content/project.ts";
import type { ImageModel } from "#core/content-values/image-model.ts";
import type { Language } from "#core/language/language.ts";
import { translationFor } from "#core/language/translation.ts";
import { legalBlock } from "#core/legal/legal-blocks.ts";
import type { DerivedBlocks, LegalInfoModel, TeaserModel } from "#core/models/block-model.ts";
import { brandPagePath } from "#core/navigation/brand-page.ts";
import { linkTo } from "#core/navigation/link.ts";
import { cityLine, countryOf, foreignCountry } from "#core/site/address-country.ts";
import { streetLine } from "#core/text/street-line.ts";
import { markLanguage } from "#renderer/plan/markdown.ts";
import type { PlanContext } from "#renderer/plan/plan-context.ts";
import { productImages } from "#renderer/plan/shop/product-cards.ts";
import { productAt, shopPageAt } from "#renderer/plan/shop/shop-pages.ts";

/** The page that a block is on. */
export interface BlockPlace {
	readonly language: Language;
	/** Names the page in log notes. */
	readonly subject: string;
	readonly tools: ShownTools;
}

/** Returns links to other pages; the linked page's title, teaser text and image fill in for what the block leaves out. */
export function teasersModel(
	{ items }: BlockNamed<"teasers">,
	place: BlockPlace,
	context: PlanContext,
): DerivedBlocks["teasers"] | null {
	const shown = items.flatMap((teaser) => teaserModel(teaser, place, context) ?? []);
	return shown.length > 0 ? { items: shown } : null;
}

function teaserModel(
	teaser: BlockNamed<"teasers">["items"][number],
	{ language, subject }: BlockPlace,
	context: PlanContext,
): TeaserModel | null {
	const link = linkTo(teaser.path, language, context.links);
	const target = context.links.resolve(teaser.path, language);
	const head = target.page?.translations.find((version) => version.language === target.language);
	if (!link || !head) {
		context.logger.note("link.dead", { subject, target: teaser.path });
		return null;
	}
	return {
		link,
		title: teaser.title ?? head.title,
		text: teaser.text ?? head.teaser ?? head.description,
		image: teaser.image
			? context.images.get(teaser.image, language)
			: (wornImage(teaser.path, language, context) ?? context.images.get(head.image, language)),
	};
}

/** Returns the image of a product's page that shows the piece worn; null for other pages or without such an image. */
function wornImage(path: string, language: Language, context: PlanContext): ImageModel | null {
	const { shop } = context;
	if (!shop) return null;
	const page = shopPageAt(path, shop)?.page;
	const product = page?.type === "product" ? productAt(page, shop) : null;
	const images = productImages(product?.content.images.slice(0, cardImages) ?? [], language, context);
	return images.find(({ subject }) => subject === "worn") ?? null;
}

/** Returns the reasons for appointments that at least one branch offers; null if there are none. */
export function appointmentModel(
	{ text }: BlockNamed<"appointment">,
	{ language }: BlockPlace,
	{ site, logger }: PlanContext,
): DerivedBlocks["appointment"] | null {
	const ids = site.branches.map((branch) => branch.id);
	const reasons = site.project.appointment_reasons.flatMap(({ id, minutes, branches, translations }) => {
		const name = translationFor(translations, language, logger, "appointment_reasons")?.display_name;
		const offering = branches.length === 0 ? ids : ids.filter((branch) => branches.includes(branch));
		return name && offering.length > 0 ? [{ id, name, minutes, branches: offering }] : [];
	});
	if (reasons.length > 0) return { text, reasons };
	logger.note("appointment-reasons", { file: fileOf(project) });
	return null;
}

/** Returns a legal text, with the address and phone number of the data protection officer where it needs them. */
export function legalModel(
	{ id }: BlockNamed<"legal">,
	{ language, tools }: BlockPlace,
	{ site, config, phones, logger }: PlanContext,
): LegalInfoModel | null {
	const block = legalBlock(id, site.legal, language, logger);
	if (block && "markdown" in block) {
		const { html, headings } = tools.prose(block.markdown);
		return { id: block.id, markdown: { html: markLanguage(html, block.language, language), headings } };
	}
	if (!block || !("officer" in block)) return block;
	const { officer } = block;
	const { zip_code, city, phone_number } = officer;
	const country = countryOf(officer, config.country);
	return {
		id: block.id,
		officer,
		street: streetLine(officer, country),
		city: cityLine(zip_code, city, foreignCountry(officer, config.country, language)),
		phone: phone_number === null ? null : phones.display(phone_number, { country }),
	};
}

/** Returns the site's brands, or those of one category. */
export function brandsModel(
	{ of }: BlockNamed<"brands">,
	{ language }: BlockPlace,
	{ site, config, links, images }: PlanContext,
): DerivedBlocks["brands"] {
	const items = site.brands
		.filter((brand) => of === null || brand.type === of)
		.map((brand) => {
			const path = brandPagePath(brand, config.defaultLanguage, links);
			const target = path === null ? null : links.resolve(path, language);
			const head = target?.page?.translations.find((entry) => entry.language === target.language);
			return {
				slug: brand.slug,
				name: brand.display_name,
				logo: images.get(brand.logo, language),
				link: path !== null && head ? linkTo(path, language, links) : null,
				text: (target?.language === language && head?.teaser) || null,
				image: images.get(head?.image ?? null, language),
			};
		});
	return { items };
}
