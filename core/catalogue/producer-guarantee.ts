import type { Product } from "#core/catalogue/product.ts";

/** Years that the law's own guarantee lasts (Directive (EU) 2019/771, Art. 10). */
const legalYears = 2;

/** Years of the producer's durability guarantee where it lasts longer than the law's (B-LAW-08); else null. */
export function producerGuaranteeYears({ guarantee_years }: Pick<Product, "guarantee_years">): number | null {
	return guarantee_years !== null && guarantee_years > legalYears ? guarantee_years : null;
}
