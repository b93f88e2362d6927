/** An item of schema.org as JSON-LD. */
export interface StructuredItem {
	readonly "@type": string;
	readonly [property: string]: unknown;
}

/** An item that others refer to. */
export interface NamedItem extends StructuredItem {
	/** An absolute address: it means the same on every page (B-SEO-09). */
	readonly "@id": string;
}

/** What stands for an item of the same graph. */
export function reference({ "@id": id }: NamedItem): { readonly "@id": string } {
	return { "@id": id };
}
