import { isListed } from "#core/catalogue/product.ts";
import type { ProductContent, ShopContent } from "#core/catalogue/shop-content.ts";
import { atItem, type CheckedSite, type Place, type Rule } from "#core/check/rule.ts";
import { product as productEntity } from "#core/content/product.ts";

/** Returns the name of a product that editors know. */
export function nameOf({ translations, id }: ProductContent): string {
	return translations[0]?.display_name ?? String(id);
}

/** The result of a check of one product: the faulty fields with the message's parameters. */
export type ProductFault = string | FaultyField | null | readonly FaultyField[];

interface FaultyField {
	readonly field: string;
	readonly params: Place["params"];
}

/** Returns a result's fields with their parameters. */
function fieldsOf(fault: ProductFault): readonly FaultyField[] {
	if (fault === null) return [];
	return typeof fault === "string" ? [{ field: fault, params: {} }] : [fault].flat();
}

/** Returns the products that visitors see. */
export function publishedProducts({ site: { shop }, domain }: CheckedSite): readonly ProductContent[] {
	const products = shop?.products ?? [];
	return products.filter(({ status, project }) => isListed({ status, project: project ?? domain }, domain));
}

/** Returns the findings in the products that visitors see. */
export function inProducts(
	checked: CheckedSite,
	faultOf: (product: ProductContent) => ProductFault,
): readonly Place[] {
	return publishedProducts(checked).flatMap((product) =>
		fieldsOf(faultOf(product)).map(({ field, params }) =>
			atItem(productEntity, product.id, field, { name: nameOf(product), ...params }),
		),
	);
}

/** Creates a rule that compares each product with data of the whole shop, which is read once. */
export function comparingProducts(
	faultIn: (shop: ShopContent, domain: string) => (product: ProductContent) => ProductFault,
): Rule["find"] {
	return (checked) => {
		const { shop } = checked.site;
		if (shop === null) return [];
		return inProducts(checked, faultIn(shop, checked.domain));
	};
}

/** Creates a rule that checks each product by itself. */
export function eachProduct(faultOf: (product: ProductContent) => ProductFault): Rule["find"] {
	return (checked) => inProducts(checked, faultOf);
}
