/** An item of schema.org as JSON-LD. */
export interface StructuredItem {
	readonly "@type": string;
	readonly [property: string]: unknown;
}
