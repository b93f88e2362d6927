/**
 * Countries whose addresses have the house number before the street (Universal Postal Union, addressing systems by country);
 * all others, Belgium, Germany, Italy and Switzerland among them, have it behind.
 */
const numberFirst: ReadonlySet<string> = new Set("AU CA FR GB GF GP IE LU MC MQ NZ RE US YT".split(" "));

/** Returns whether addresses of a country, ISO 3166-1 alpha-2, have the house number before the street. */
export function hasNumberFirst(country: string | null): boolean {
	return numberFirst.has(country ?? "");
}

/** Returns street and house number in one line, in the order of the address's country, ISO 3166-1 alpha-2. */
export function streetLine(
	{ street, number }: { readonly street: string; readonly number: string },
	country: string | null,
): string {
	const parts = hasNumberFirst(country) ? [number, street] : [street, number];
	return parts
		.map((part) => part.trim())
		.filter((part) => part !== "")
		.join(" ");
}
