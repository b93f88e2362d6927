import type { Company, CompanyAddress, CompanyEmail, CompanyNumber } from "#core/content/company.ts";
import { readableEmail } from "#core/internet/readable-domain.ts";

/** The company's e-mail address: the primary one, else the first (R-COMP-01). */
export function primaryEmail(company: Pick<Company, "emails">): CompanyEmail | null {
	return primaryOf(company.emails);
}

/** Returns the company's e-mail address as people read it; null where it has none. */
export function shownEmail(company: Pick<Company, "emails">): string | null {
	const email = primaryEmail(company)?.email ?? null;
	return email === null ? null : readableEmail(email);
}

/** The company's telephone number, land line or mobile: the primary one, else the first (R-COMP-01). */
export function primaryPhone(company: Pick<Company, "numbers">): CompanyNumber | null {
	return primaryOf(company.numbers.filter(({ type }) => type === "phone" || type === "mobile"));
}

/** The company's fax number: the primary one, else the first (R-COMP-01). */
export function primaryFax(company: Pick<Company, "numbers">): CompanyNumber | null {
	return primaryOf(company.numbers.filter(({ type }) => type === "fax"));
}

/** The address that the site shows: the first (R-COMP-01). */
export function companyAddress(company: Pick<Company, "addresses">): CompanyAddress {
	return company.addresses[0];
}

/** A postal address for a map. */
export interface DirectionsTarget {
	/** With the house number. */
	readonly street: string;
	readonly zip: string;
	readonly city: string;
	/** The country's name where the address would be sought in another without it. */
	readonly country?: string | null;
}

/** A link to directions on a map (R-COMP-03). */
export function directionsUrl({ street, zip, city, country = null }: DirectionsTarget): string {
	const lines = [joined(street), joined(zip, city), joined(country ?? "")].filter((line) => line !== "");
	return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(lines.join(", "))}`;
}

function joined(...parts: readonly string[]): string {
	return parts
		.map((part) => part.trim())
		.filter((part) => part !== "")
		.join(" ");
}

function primaryOf<Entry extends { readonly primary: boolean }>(entries: readonly Entry[]): Entry | null {
	return entries.find((entry) => entry.primary) ?? entries[0] ?? null;
}
