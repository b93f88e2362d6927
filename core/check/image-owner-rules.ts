import type { ProductContent } from "#core/catalogue/shop-content.ts";
import { inProducts, nameOf, type ProductFault, publishedProducts } from "#core/check/product-places.ts";
import type { CheckedSite, Rule } from "#core/check/rule.ts";

/** Returns the words and numbers of a text in lower case: "PH-010_a.jpg" gives "ph", "010", "a", "jpg". */
const partsOf = (text: string) =>
	text
		.normalize("NFC")
		.toLowerCase()
		.match(/[\p{L}\d]+/gu) ?? [];

const keyOf = (text: string) => partsOf(text).join(" ");

/** The most parts of a name or reference number that are compared. */
const mostParts = 6;

/** Returns each run of neighbouring parts of a text, so that names are found by look-up. */
function runsIn(text: string): readonly string[] {
	const parts = partsOf(text);
	return parts.flatMap((_, start) =>
		Array.from({ length: Math.min(mostParts, parts.length - start) }, (_unused, length) =>
			parts.slice(start, start + length + 1).join(" "),
		),
	);
}

/** Products by a name or number; null for those of several products. */
type Owners = ReadonlyMap<string, ProductContent | null>;

function ownersBy(
	products: readonly ProductContent[],
	keysOf: (product: ProductContent) => readonly string[],
): Owners {
	const owners = new Map<string, ProductContent | null>();
	for (const product of products)
		for (const key of new Set(keysOf(product))) owners.set(key, owners.has(key) ? null : product);
	return owners;
}

/** Returns the names of a product in all languages that are long enough to mean this product only. */
const namesOf = ({ translations }: ProductContent) =>
	translations.map(({ display_name }) => keyOf(display_name)).filter((name) => /^(?=.{8}).+ /u.test(name));

/** Returns the reference number of a product if it has a digit and at least four characters. */
const referencesOf = ({ reference_number }: ProductContent) =>
	/\d/.test(reference_number ?? "") && (reference_number ?? "").length >= 4
		? [keyOf(reference_number ?? "")]
		: [];

/** Returns the only other product that a text names; null if it names the product itself, several or none. */
function otherNamed(
	text: string,
	product: ProductContent,
	owners: Owners,
	isOwn: (key: string) => boolean,
): ProductContent | null {
	const named = new Set<ProductContent>();
	for (const run of runsIn(text)) {
		if (isOwn(run)) return null;
		const owner = owners.get(run);
		if (owner && owner !== product) named.add(owner);
	}
	return named.size === 1 ? ([...named][0] ?? null) : null;
}

/** Returns the published products that show each image. */
function usersOfImages(
	products: readonly ProductContent[],
): ReadonlyMap<string, ReadonlySet<ProductContent>> {
	const users = new Map<string, Set<ProductContent>>();
	for (const product of products)
		for (const { private_hash: name } of product.images) {
			const found = users.get(name);
			if (found) found.add(product);
			else users.set(name, new Set([product]));
		}
	return users;
}

/** Creates a rule that reports images of a product which belong to another one. */
function inImages(
	createFinder: (
		products: readonly ProductContent[],
		checked: CheckedSite,
	) => (
		name: string,
		product: ProductContent,
	) => { readonly found: string; readonly other: ProductContent } | null,
): Rule["find"] {
	return (checked) => {
		const products = publishedProducts(checked);
		const users = usersOfImages(products);
		const find = createFinder(products, checked);
		return inProducts(
			checked,
			(product): ProductFault =>
				product.images.flatMap(({ private_hash: name }, place) => {
					const fault = find(name, product);
					if (fault === null || users.get(name)?.has(fault.other)) return [];
					return [{ field: `images.${place}`, params: { found: fault.found, other: nameOf(fault.other) } }];
				}),
		);
	};
}

/** Finds images whose alternative text has the name of another product, and not that of their own. */
const findOtherAlts = inImages((products, { site }) => {
	const owners = ownersBy(products, namesOf);
	const alts = new Map(site.media.map(({ name, translations }) => [String(name), translations]));
	return (name, product) => {
		const own = namesOf(product);
		const isOwn = (key: string) => own.some((ownName) => ownName === key);
		for (const { alt } of alts.get(name) ?? []) {
			const other = otherNamed(alt, product, owners, isOwn);
			// A part of the product's own name, such as that of its series, names no other product.
			const isPart =
				other && namesOf(other).some((otherName) => own.some((ownName) => ownName.includes(otherName)));
			if (other && !isPart) return { found: alt, other };
		}
		return null;
	};
});

/** Finds images whose file name has the reference number of another product, and not that of their own. */
const findOtherReferences = inImages((products) => {
	const owners = ownersBy(products, referencesOf);
	return (name, product) => {
		const own = new Set(referencesOf(product));
		const other = otherNamed(name, product, owners, (key) => own.has(key));
		return other && { found: name, other };
	};
});

/**
 * Finds products whose first image is also that of a product of another category or manufacturer. Sizes and colours
 * that a shop lists as products of their own share images rightly.
 */
const findSharedImages: Rule["find"] = (checked) => {
	const first = new Map<string, ProductContent>();
	return inProducts(checked, (product) => {
		const name = product.images[0]?.private_hash;
		if (name === undefined) return null;
		const other = first.get(name);
		if (!other) first.set(name, product);
		const isUnlike = (one: unknown, another: unknown) =>
			Boolean(one) && Boolean(another) && String(one) !== String(another);
		return other &&
			(isUnlike(other.category, product.category) || isUnlike(other.manufacturer, product.manufacturer))
			? { field: "images.0", params: { found: name, other: nameOf(other) } }
			: null;
	});
};

/** Rules for images that seem to show another product (exchanged images). Not found: exchanged images without any words. */
export const imageOwnerRules: readonly Rule[] = [
	{ id: "image-of-other-alt", severity: "warning", source: "§ 5 UWG", find: findOtherAlts },
	{ id: "image-of-other-file", severity: "warning", source: "§ 5 UWG", find: findOtherReferences },
	{ id: "image-shared", severity: "warning", source: "§ 5 UWG", find: findSharedImages },
];
