import { isListed } from "#core/catalogue/product.ts";
import type { ProductContent, ShopContent } from "#core/catalogue/shop-content.ts";
import { atItem, type CheckedSite, inShop, type Place, type Rule } from "#core/check/rule.ts";
import { product } from "#core/content/product.ts";

/** The name that editors know a product by. */
export function nameOf({ translations, id }: ProductContent): string {
	return translations[0]?.display_name ?? String(id);
}

/** What a rule says of a product: the field that breaks it, with what the sentence needs in addition to the name. */
export type ProductFault = string | FaultyField | null | readonly FaultyField[];

interface FaultyField {
	readonly field: string;
	readonly params: Place["params"];
}

/** All that a fault names, each as a field with its parameters. */
function fieldsOf(fault: ProductFault): readonly FaultyField[] {
	if (fault === null) return [];
	return typeof fault === "string" ? [{ field: fault, params: {} }] : [fault].flat();
}

/** The places in products that visitors see. */
export function inProducts(
	checked: CheckedSite,
	faultOf: (of: ProductContent) => ProductFault,
): readonly Place[] {
	const { domain } = checked;
	return inShop(checked, ({ products }) =>
		products.flatMap((of) => {
			const { status, project } = of;
			const fault = isListed({ status, project: project ?? domain }, domain) ? faultOf(of) : null;
			return fieldsOf(fault).map(({ field, params }) =>
				atItem(product, of.id, field, { name: nameOf(of), ...params }),
			);
		}),
	);
}

/** Makes a rule that compares each product with what all of them have in common, which is read once. */
export function comparing(
	faultIn: (shop: ShopContent, domain: string) => (of: ProductContent) => ProductFault,
): Rule["find"] {
	return (checked) => {
		const { shop } = checked.site;
		if (shop === null) return [];
		return inProducts(checked, faultIn(shop, checked.domain));
	};
}

/** Makes a rule that looks at each product by itself. */
export function inEach(faultOf: (of: ProductContent) => ProductFault): Rule["find"] {
	return (checked) => inProducts(checked, faultOf);
}
