import type { Language } from "#core/language/language.ts";
import type { SharedData } from "#renderer/api/page-renderer.ts";
import { digestOf } from "#renderer/cache/digest-of.ts";
import type { ImageDescription } from "#renderer/images/images.ts";
import { allProducts } from "#renderer/plan/shop/matching-products.ts";
import type { PageInput } from "#renderer/plan/site-models.ts";
import type { PlannedSite } from "#renderer/render/plan-site.ts";

/** Digests of what pages are made from. A page is not made again while both of its digests are the same. */
export interface PageDigests {
	/** Returns the digest of what a page's model is made from, given the products that it read. */
	inputs(input: PageInput, reads: readonly string[]): string;
	/** Returns the digest of what the files of a language's pages are made from in addition to their models. */
	rendering(language: Language): string;
}

/** Creates the digests; `code` is that of the program and the site's own code. */
export function createPageDigests(
	{ plan, task }: Pick<PlannedSite, "plan" | "task">,
	images: readonly ImageDescription[],
	code: string,
): PageDigests {
	const { shop, pages, ...site } = plan.site;
	const { products = [], ...lists } = shop ?? {};
	// A page's own digest is for the shell alone, which has one too.
	const heads = pages.map(({ hash: _, ...head }) => head);
	const listed = plan.shop && [plan.shop.categories, [...plan.shop.categoryOf.values()]];
	const common = digestOf(code, plan.config, site, heads, lists, listed, images);
	const { engines, document, assets } = task;
	const renderings = new Map(
		task.shared.map(({ model, hashes }: SharedData) => [
			model.language,
			digestOf(code, engines, document, assets, hashes),
		]),
	);
	const bySlug = new Map(products.map((product) => [product.slug, product]));
	const known = new Map<string, string>();
	function digestOfRead(read: string): string {
		const product = bySlug.get(read);
		const digest =
			known.get(read) ??
			(read === allProducts
				? digestOf(products.map(({ slug }) => digestOfRead(slug)))
				: ((product ? plan.shop?.digestOf(product) : plan.shop?.digestOfRead(read)) ?? ""));
		known.set(read, digest);
		return digest;
	}
	return {
		inputs: (input, reads) =>
			digestOf(common, input.kind === "content" ? input.body : "", reads.map(digestOfRead)),
		rendering: (language) => renderings.get(language) ?? "",
	};
}
