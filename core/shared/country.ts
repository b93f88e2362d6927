/** Regions that have codes of two letters and are no countries: groups of states, tests, the unknown. */
const noCountries: ReadonlySet<string> = new Set(["EU", "EZ", "UN", "QO", "XA", "XB", "ZZ"]);

const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** Whether a text is the code of a country by ISO 3166-1 alpha-2, in capitals; "UK", an alias of "GB", is none. */
export function isCountryCode(code: string): boolean {
	return (
		/^[A-Z]{2}$/.test(code) &&
		!noCountries.has(code) &&
		names.of(code) !== undefined &&
		new Intl.Locale(`und-${code}`).region === code
	);
}
