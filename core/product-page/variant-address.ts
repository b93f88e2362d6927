import type { ContentId } from "#core/shared/branded.ts";

/** The parameter of a product's address that names the variant which is chosen (B-SEO-05). */
const parameter = "variant";

/** The id of the variant that a query names; null where it names none. */
export function variantInSearch(search: string): string | null {
	return new URLSearchParams(search).get(parameter) || null;
}

/** The query with another variant, or with none; what else it says stays. */
export function searchWithVariant(search: string, variant: ContentId | null): string {
	const parameters = new URLSearchParams(search);
	if (variant === null || variant === "") parameters.delete(parameter);
	else parameters.set(parameter, String(variant));
	return parameters.toString();
}

/** The address of a variant: the product's, with the variant chosen when it opens. */
export function variantAddress(product: string, variant: ContentId): string {
	return `${product}?${searchWithVariant("", variant)}`;
}
