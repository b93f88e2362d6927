import type { ContentId } from "#core/shared/branded.ts";

/** The query parameter of the chosen variant (B-SEO-05). */
const parameter = "variant";

/** Returns the id of the variant in a query; null if there is none. */
export function variantInSearch(search: string): string | null {
	return new URLSearchParams(search).get(parameter) || null;
}

/** Returns the query with another variant or none; other parameters are kept. */
export function searchWithVariant(search: string, variant: ContentId | null): string {
	const parameters = new URLSearchParams(search);
	if (variant === null || variant === "") parameters.delete(parameter);
	else parameters.set(parameter, String(variant));
	return parameters.toString();
}

/** Returns the address of a variant: the product's page with the variant chosen. */
export function variantAddress(product: string, variant: ContentId): string {
	return `${product}?${searchWithVariant("", variant)}`;
}
