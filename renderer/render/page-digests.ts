import type { ProductContent } from "#core/catalogue/shop-content.ts";
import type { Language } from "#core/language/language.ts";
import type { SharedData } from "#renderer/api/page-renderer.ts";
import type { ImageDescription } from "#renderer/images/images.ts";
import { digestOf } from "#renderer/plan/digest-of.ts";
import { allProducts } from "#renderer/plan/shop/matching-products.ts";
import type { PageInput } from "#renderer/plan/site-models.ts";
import type { PlannedSite } from "#renderer/render/plan-site.ts";

/** The digests of pages' inputs. A page is reused while both of its digests are unchanged. */
export interface PageDigests {
	/** Returns the digest of the inputs of a page's model; `reads` are the read keys of its products. */
	inputs(input: PageInput, reads: readonly string[]): string;
	/** Returns the digest of the inputs of a language's page files, except the models. */
	rendering(language: Language): string;
}

/** Returns the products by their slugs, also those of single languages: a path that was looked up may have any of them. */
function productsBySlug(products: readonly ProductContent[]): ReadonlyMap<string, readonly ProductContent[]> {
	const bySlug = new Map<string, ProductContent[]>();
	for (const product of products)
		for (const slug of new Set([
			product.slug,
			...product.translations.flatMap((entry) => entry.slug ?? []),
		])) {
			const sameSlug = bySlug.get(slug);
			if (sameSlug) sameSlug.push(product);
			else bySlug.set(slug, [product]);
		}
	return bySlug;
}

/** Creates the digests of pages' inputs; `code` is the digest of the program and the site's own code. */
export function createPageDigests(
	{ plan, task }: Pick<PlannedSite, "plan" | "task">,
	images: readonly ImageDescription[],
	code: string,
): PageDigests {
	const { shop, pages, ...site } = plan.site;
	const { products = [], ...lists } = shop ?? {};
	// Without the hash of a page's text: only the shell uses it, and its digest is in `rendering`.
	const heads = pages.map(({ hash: _, ...head }) => head);
	const listed = plan.shop && [plan.shop.categories, [...plan.shop.categoriesBySlug.values()]];
	const common = digestOf(code, plan.config, site, heads, lists, listed, images);
	const { engines, document, assets } = task;
	const renderings = new Map(
		task.shared.map(({ model, hashes }: SharedData) => [
			model.language,
			digestOf(code, engines, document, assets, hashes),
		]),
	);
	const bySlug = productsBySlug(products);
	const cache = new Map<string, string>();
	function digestOfRead(readKey: string): string {
		const found = bySlug.get(readKey);
		const digest =
			cache.get(readKey) ??
			(readKey === allProducts
				? digestOf(products.map(({ slug }) => digestOfRead(slug)))
				: ((found ? found.map((product) => plan.shop?.digestOf(product)).join() : null) ??
					plan.shop?.digestOfRead(readKey) ??
					""));
		cache.set(readKey, digest);
		return digest;
	}
	return {
		inputs: (input, reads) =>
			digestOf(common, input.kind === "content" ? input.body : "", reads.map(digestOfRead)),
		rendering: (language) => renderings.get(language) ?? "",
	};
}
