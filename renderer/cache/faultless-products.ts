import type { ProductContent, ShopContent } from "#core/catalogue/shop-content.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { digestOf } from "#renderer/cache/digest-of.ts";
import type { KeptValues } from "#renderer/cache/kept-values.ts";
import type { SiteConfig } from "#renderer/config/config.ts";

/** What the rules of single products need not look at again. */
export interface FaultlessProducts {
	/** Whether nothing stopped a build that had the product. */
	readonly has: (product: ProductContent) => boolean;
	/** Notes the shop's products where there is no error. */
	note(errors: readonly ContentFinding[]): void;
}

/** What builds before knew of the products of a shop with the same settings, on the same day. */
export type FaultlessBefore = (shop: ShopContent, config: SiteConfig, day: string) => FaultlessProducts;

/** What the program of a digest knew, as `values` keep it: digests of products. */
export function faultlessBefore(program: string, values: KeptValues): FaultlessBefore {
	return ({ settings, products, knownDigest }, { domain, country, ecommerce }, day) => {
		const context = [settings, domain, country, ecommerce?.currency ?? null, day];
		const group = values.group("faultless products", digestOf(program, context));
		const before = group.get("digests");
		const known: ReadonlySet<string> = new Set(before === undefined ? [] : JSON.parse(before));
		return {
			has(product) {
				const digest = knownDigest?.(product);
				return digest !== undefined && known.has(digest);
			},
			note(errors) {
				if (errors.length === 0)
					group.set("digests", JSON.stringify(products.flatMap((product) => knownDigest?.(product) ?? [])));
			},
		};
	};
}
