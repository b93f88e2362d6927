import type { Language } from "#core/language/language.ts";
import type { SharedData } from "#renderer/api/page-renderer.ts";
import { digestOf } from "#renderer/cache/digest-of.ts";
import type { ImageDescription } from "#renderer/images/images.ts";
import { allProducts } from "#renderer/plan/shop/matching-products.ts";
import type { PageInput, PageInputs } from "#renderer/plan/site-models.ts";
import type { PlannedSite } from "#renderer/render/plan-site.ts";

/** Digests of what pages and the files that speak of all pages are made from. */
export interface InputDigests {
	/** Of all that every page's model can be made from, but its body and products. */
	readonly base: string;
	/** Of that, of the page's body, and of the products that its model was made from. */
	page(input: PageInput, reads: readonly string[]): string;
	/** Of all that the pages of a group and their files are made from, given the products that their models were made from. */
	group(inputs: PageInputs, reads: readonly string[]): string;
	/** Of all that a page's files are made from in addition to its model. */
	rendering(language: Language): string;
	/** Of all that every engine knows, but the pages and the products. */
	readonly site: string;
	products(): string;
}

/** Prepares the digests; `program` is that of the program's code and the site's own. */
export function createInputDigests(
	{ plan, task }: Pick<PlannedSite, "plan" | "task">,
	images: readonly ImageDescription[],
	program: string,
): InputDigests {
	const { shop, pages, ...site } = plan.site;
	const { products = [], ...lists } = shop ?? {};
	// A page's own digest is for the shell alone, which has one too.
	const heads = pages.map(({ hash: _, ...head }) => head);
	const listed = plan.shop && [plan.shop.categories, [...plan.shop.categoryOf.values()]];
	const base = digestOf(program, plan.config, site, heads, lists, listed, images);
	const { engines, document, assets } = task;
	const renderings = new Map(
		task.shared.map(({ model, hashes }: SharedData) => [
			model.language,
			digestOf(program, engines, document, assets, hashes),
		]),
	);
	const bySlug = new Map(products.map((product) => [product.slug, product]));
	const ofProducts = new Map<string, string>();
	const made = (read: string): string => {
		const product = bySlug.get(read);
		if (product && plan.shop) return plan.shop.digestOf(product);
		return plan.shop?.digestOfRead(read) ?? "";
	};
	const ofProduct = (slug: string): string => {
		const known = ofProducts.get(slug) ?? made(slug);
		ofProducts.set(slug, known);
		return known;
	};
	let all: string | null = null;
	const ofAll = () => {
		all ??= digestOf(products.map(({ slug }) => ofProduct(slug)).join());
		return all;
	};
	/** Inputs are compared with those of the same path, and the shop's pages have no body; most lists have one read. */
	const digestWith = (common: string, input: PageInput, reads: readonly string[]) => {
		const products = reads.map((slug) => (slug === allProducts ? ofAll() : ofProduct(slug)));
		if (input.kind === "shop" && products.length <= 1) return `${common}${products.join()}`;
		return digestOf(common, input.kind === "content" ? input.body : "", ...products);
	};
	const ofSite = digestOf(base, [...renderings]);
	return {
		base,
		page: (input, reads) => digestWith(base, input, reads),
		// Only pages of the shop are several, and they have no bodies.
		group: ([first], reads) => digestWith(ofSite, first, reads),
		rendering(language) {
			return renderings.get(language) ?? "";
		},
		site: ofSite,
		products: ofAll,
	};
}
