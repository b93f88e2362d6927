import { activeVariants, type ProductAttribute } from "#core/catalogue/product.ts";
import { type VariantLabel, variantChoiceOf } from "#core/product-page/product-page-state.ts";
import type { WishedProduct } from "#core/wishlist/wished-product.ts";

/** Maximum number of products to compare. */
export const maxCompared = 4;

/** A feature of the compared products. */
export interface ComparedFeature {
	/** Unique within a comparison. */
	readonly id: string;
	readonly name: VariantLabel;
	/** Each product's values, in the order of the products; empty if unknown. */
	readonly values: readonly (readonly string[])[];
	/** Whether the products' values differ. */
	readonly differs: boolean;
}

type Named = Pick<ComparedFeature, "id" | "name"> & { readonly values: readonly string[] };

/**
 * Returns the features to compare products by (B-USE-14): the attributes that at least one of them has, in the
 * shop's order and with its names, and the choices of variants, such as sizes. A choice with the name of an
 * attribute is merged into it.
 */
export function comparedFeatures(products: readonly WishedProduct[]): readonly ComparedFeature[] {
	const attributes = new Map(
		products.flatMap(({ product }) => product?.attributes.map(namedOf) ?? []).map(idByText),
	);
	const features = products.map(
		(one) => new Map(featuresOf(one, attributes).map((feature) => [feature.id, feature])),
	);
	const named = new Map(
		features.flatMap((productFeatures) => [...productFeatures].map(([id, { name }]) => [id, name] as const)),
	);
	return [...named].map(([id, name]) => {
		const values = features.map((productFeatures) => productFeatures.get(id)?.values ?? []);
		const texts = new Set(values.map((one) => JSON.stringify(one)));
		return { id, name, values, differs: texts.size > 1 };
	});
}

/** Returns the features of a product; `attributes` maps names to attribute ids. */
function featuresOf(
	{ product, variant }: WishedProduct,
	attributes: ReadonlyMap<string, string>,
): readonly Named[] {
	if (!product) return [];
	const choice = variantChoiceOf(product);
	const chosen = variant ? [variant] : activeVariants(product);
	const variants = choice && {
		id: attributes.get(textOf(choice.label)) ?? `variant ${textOf(choice.label)}`,
		name: choice.label,
		values: chosen.map(({ display_name }) => display_name),
	};
	return [...product.attributes.map(namedOf), ...(variants ? [variants] : [])].filter(
		({ values }) => values.length > 0,
	);
}

function namedOf({ attribute_group: { id, display_name }, display_values }: ProductAttribute): Named {
	return { id: `attribute ${id}`, name: { type: "text", text: display_name }, values: display_values };
}

const textOf = (label: VariantLabel): string => (label.type === "text" ? label.text : "");
const idByText = ({ id, name }: Named) => [textOf(name), id] as const;
