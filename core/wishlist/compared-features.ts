import { activeVariants, type ProductAttribute } from "#core/catalogue/product.ts";
import { type VariantLabel, variantChoiceOf } from "#core/product-page/product-page-state.ts";
import type { WishedProduct } from "#core/wishlist/wished-product.ts";

/** Products that are compared next to each other. */
export const maxCompared = 4;

/** A feature of compared products. */
export interface ComparedFeature {
	/** Unique among those of a comparison. */
	readonly id: string;
	readonly name: VariantLabel;
	/** What each product has of it, in the order of the products; empty where it is not said. */
	readonly values: readonly (readonly string[])[];
	/** Whether the products are not alike in it. */
	readonly differs: boolean;
}

type Named = Pick<ComparedFeature, "id" | "name"> & { readonly values: readonly string[] };

/**
 * What the products can be compared by (B-USE-14): every attribute that one of them has, as the shop's content names it, in its
 * order, and what they can be chosen in, such as sizes. The shop's own attributes decide: watches are compared by others than
 * rings. A choice that is called like an attribute is of the same feature, and says more of it.
 */
export function comparedFeatures(products: readonly WishedProduct[]): readonly ComparedFeature[] {
	const attributes = new Map(
		products.flatMap(({ product }) => product?.attributes.map(namedOf) ?? []).map(idByText),
	);
	const features = products.map(
		(one) => new Map(featuresOf(one, attributes).map((feature) => [feature.id, feature])),
	);
	const named = new Map(features.flatMap((of) => [...of].map(([id, { name }]) => [id, name] as const)));
	return [...named].map(([id, name]) => {
		const values = features.map((of) => of.get(id)?.values ?? []);
		const texts = new Set(values.map((one) => JSON.stringify(one)));
		return { id, name, values, differs: texts.size > 1 };
	});
}

/** `attributes` has the ids of attributes by their names. */
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
