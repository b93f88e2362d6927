import type { Product } from "#core/catalogue/product.ts";

/** Years of the statutory guarantee (Directive (EU) 2019/771, Art. 10). */
const legalYears = 2;

/** Returns the years of the producer's durability guarantee if it exceeds the statutory one (B-LAW-08), else null. */
export function producerGuaranteeYears({ guarantee_years }: Pick<Product, "guarantee_years">): number | null {
	return guarantee_years !== null && guarantee_years > legalYears ? guarantee_years : null;
}
