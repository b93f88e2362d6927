/** An item of schema.org as JSON-LD. */
export interface StructuredItem {
	readonly "@type": string;
	readonly [property: string]: unknown;
}

/** An item that others refer to. */
export interface NamedItem extends StructuredItem {
	/** An absolute URL, so that it is the same on every page (B-SEO-09). */
	readonly "@id": string;
}

/** Returns a reference to an item of the same graph. */
export function reference({ "@id": id }: NamedItem): { readonly "@id": string } {
	return { "@id": id };
}
