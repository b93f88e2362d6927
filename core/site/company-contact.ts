import type { Company, CompanyAddress, CompanyEmail, CompanyNumber } from "#core/content/company.ts";
import { readableEmail } from "#core/internet/readable-domain.ts";

/** Returns the company's e-mail address: the primary one, otherwise the first (R-COMP-01). */
export function primaryEmail(company: Pick<Company, "emails">): CompanyEmail | null {
	return primaryOf(company.emails);
}

/** Returns the company's e-mail address in readable form; null if it has none. */
export function shownEmail(company: Pick<Company, "emails">): string | null {
	const email = primaryEmail(company)?.email ?? null;
	return email === null ? null : readableEmail(email);
}

/** Returns the company's telephone number, landline or mobile: the primary one, otherwise the first (R-COMP-01). */
export function primaryPhone(company: Pick<Company, "numbers">): CompanyNumber | null {
	return primaryOf(company.numbers.filter(({ type }) => type === "phone" || type === "mobile"));
}

/** Returns the company's fax number: the primary one, otherwise the first (R-COMP-01). */
export function primaryFax(company: Pick<Company, "numbers">): CompanyNumber | null {
	return primaryOf(company.numbers.filter(({ type }) => type === "fax"));
}

/** Returns the company's address shown on the site, which is the first (R-COMP-01). */
export function companyAddress(company: Pick<Company, "addresses">): CompanyAddress {
	return company.addresses[0];
}

/** The destination of a route on a map. */
export interface DirectionsTarget {
	/** Street with house number. */
	readonly street: string;
	readonly zip: string;
	readonly city: string;
	/** The country's name if the map could otherwise find the address in another country. */
	readonly country?: string | null;
}

/** Returns the address of driving directions on a map (R-COMP-03). */
export function directionsUrl({ street, zip, city, country = null }: DirectionsTarget): string {
	const lines = [joinParts(street), joinParts(zip, city), joinParts(country ?? "")].filter(
		(line) => line !== "",
	);
	return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(lines.join(", "))}`;
}

function joinParts(...parts: readonly string[]): string {
	return parts
		.map((part) => part.trim())
		.filter((part) => part !== "")
		.join(" ");
}

function primaryOf<Entry extends { readonly primary: boolean }>(entries: readonly Entry[]): Entry | null {
	return entries.find((entry) => entry.primary) ?? entries[0] ?? null;
}
