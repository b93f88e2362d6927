/** An item of schema.org as JSON-LD. */
export interface StructuredItem {
	readonly "@type": string;
	readonly [property: string]: unknown;
}

/** An item that others refer to. */
export interface NamedItem extends StructuredItem {
	/** Begins with "#", since it counts within its page. */
	readonly "@id": string;
}

/** What stands for an item of the same graph. */
export function reference({ "@id": id }: NamedItem): { readonly "@id": string } {
	return { "@id": id };
}
