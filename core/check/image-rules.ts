import type { ProductContent } from "#core/catalogue/shop-content.ts";
import { inProducts, type ProductFault } from "#core/check/product-places.ts";
import { at, type CheckedSite, type Place, type Rule } from "#core/check/rule.ts";
import { media } from "#core/content/site-lists.ts";

/**
 * The shortest acceptable longer side of a product image, in pixels. Google Merchant Center's minimum is less than a
 * quarter of it.
 */
const leastPixels = 400;

function findSmallImages({ images }: ProductContent): ProductFault {
	return images.flatMap(({ width, height }, place) => {
		const isSmall = width > 0 && height > 0 && Math.max(width, height) < leastPixels;
		const isThin = width > 0 && height > 0 && Math.max(width, height) > 4 * Math.min(width, height);
		return isSmall || isThin
			? [{ field: `images.${place}`, params: { found: `${width} × ${height}`, least: leastPixels } }]
			: [];
	});
}

/** Alternative texts that do not describe the image: a file name, a camera's number, the word "picture". */
const emptyAlt =
	/^(?:[\w-]+\.(?:jpe?g|png|webp|gif|svg|tiff?|heic|avif)|(?:img|dsc|dscn|dscf|pxl|p|screenshot|bildschirmfoto|capture|image|photo|foto|bild|whatsapp image)[\s_-]*\d[\w\s._-]*|(?:bild|foto|image|photo|picture|grafik|graphic|produktbild|product image|untitled|unbenannt|ohne titel|platzhalter|placeholder|alt|alt ?text|sans titre|x+|\.+|-+|\d+))$/iu;

/** Returns a file name as words: "ring-gold_01.jpg" gives "ring gold 01". */
const fileWords = (name: string) =>
	name
		.replace(/\.[^.]+$/, "")
		.replace(/[-_]+/g, " ")
		.toLowerCase();

/** Returns whether an alternative text says nothing about the image: a file name, a list of words, a placeholder. */
function isEmptyAlt(alt: string, name: string): boolean {
	const isFile =
		alt.toLowerCase() === name.toLowerCase() ||
		(/[-_\d]/.test(name) && alt.includes("_")) ||
		(alt.toLowerCase() === fileWords(name) && !/^[\p{Lu}]/u.test(alt));
	const parts = alt.split(",").map((part) => part.trim());
	const isList = parts.length >= 6 && parts.every((part) => part.split(/\s+/).length <= 3);
	return isFile || isList || emptyAlt.test(alt.trim());
}

/** An alternative text with its image. */
interface WrittenAlt {
	readonly name: string;
	readonly alt: string;
	/** The number of images with the same text in that language. */
	readonly uses: number;
}

function inAlts({ site }: CheckedSite, isFault: (written: WrittenAlt) => boolean): readonly Place[] {
	const uses = new Map<string, number>();
	for (const { translations } of site.media)
		for (const { language, alt } of translations)
			uses.set(`${language} ${alt}`, (uses.get(`${language} ${alt}`) ?? 0) + 1);
	return site.media.flatMap(({ name, translations }, place) =>
		translations.flatMap(({ language, alt }, version) => {
			const count = uses.get(`${language} ${alt}`) ?? 0;
			return isFault({ name, alt, uses: count })
				? [at(media, `${place}.translations.${version}.alt`, { found: alt, language, count })]
				: [];
		}),
	);
}

/** Rules for images and their alternative texts. */
export const imageRules: readonly Rule[] = [
	{
		id: "small-image",
		severity: "warning",
		source: "Google Merchant Center: image_link",
		find: (checked) => inProducts(checked, findSmallImages),
	},
	{
		id: "empty-alt",
		severity: "warning",
		source: "WCAG 1.1.1, § 3 BFSG",
		find: (checked) => inAlts(checked, ({ alt, name }) => isEmptyAlt(alt, name)),
	},
	{
		id: "shared-alt",
		severity: "warning",
		source: "WCAG 1.1.1, § 3 BFSG",
		find: (checked) => inAlts(checked, ({ alt, name, uses }) => uses > 2 && !isEmptyAlt(alt, name)),
	},
];
