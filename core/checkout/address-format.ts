import { addressFormatRows } from "#core/checkout/address-formats.ts";

/** A state, province or other region that an address names. */
export interface AddressRegion {
	/** As it is written on an envelope, e.g. "CA". */
	readonly code: string;
	/** As people call it, e.g. "California". */
	readonly name: string;
}

/** The fields of an address that say where its place is. */
export type PlaceField = "zip_code" | "city" | "state" | "dependent_locality";

/**
 * The names that the data has for each of these fields, e.g. "eircode" for the postcodes of Ireland. The first one is the name where
 * the data has none.
 */
export const placeNames = {
	zip_code: ["postal", "zip", "eircode", "pin"],
	city: ["city", "suburb", "post_town", "district"],
	state: [
		"province",
		"area",
		"county",
		"department",
		"district",
		"do_si",
		"emirate",
		"island",
		"oblast",
		"parish",
		"prefecture",
		"state",
	],
	dependent_locality: ["suburb", "district", "neighborhood", "townland", "village_township"],
} as const satisfies Readonly<Record<PlaceField, readonly string[]>>;

/** The name of a field in a country. */
type PlaceName<Field extends PlaceField> = (typeof placeNames)[Field][number];

/** How addresses of a country are written (Google's libaddressinput data, B-USE-21). */
export interface AddressFormat {
	/** Its lines, in which "%N" is the name, "%O" the company, "%A" the street, "%Z" the postcode, "%C" the city, "%D" the dependent locality, "%S" the region. */
	readonly lines: readonly string[];
	/** The letters of what must be given. */
	readonly required: string;
	/** The shape of its postcodes; null where none is known. */
	readonly postcode: RegExp | null;
	/** One of its postcodes; blank where none is known. */
	readonly example: string;
	/** The regions that an address must name one of; none where any text is taken. */
	readonly regions: readonly AddressRegion[];
	/** What the country calls each field, for its label. */
	readonly names: { readonly [Field in PlaceField]: PlaceName<Field> };
}

const placeFields: Readonly<Record<string, PlaceField>> = {
	Z: "zip_code",
	C: "city",
	S: "state",
	D: "dependent_locality",
};

const rows: ReadonlyMap<string, string> = new Map(addressFormatRows.map((row) => [row.slice(0, 2), row]));

/** While no country is chosen, and for one that the data does not know: a city and, where one is chosen, no postcode by force. */
const unknown = (country: string) =>
	[country, "%N%n%O%n%A%n%Z %C", country === "" ? "ACZ" : "AC", "", "", "", ""].join("\t");

/** Returns how addresses of a country are written, ISO 3166-1 alpha-2. */
export function addressFormatOf(country_code: string): AddressFormat {
	const country = country_code.trim();
	const row = rows.get(country) ?? unknown(country);
	const [, format = "", required = "", postcode = "", example = "", regions = "", names = ""] =
		row.split("\t");
	return {
		lines: format.split("%n"),
		required,
		postcode: postcode === "" ? null : new RegExp(`^(?:${postcode})$`, "i"),
		example,
		regions: regions === "" ? [] : regions.split("~").map(regionOf),
		names: namesOf(names),
	};
}

/** Reads names as they stand in a row, e.g. "S=county Z=eircode". */
function namesOf(text: string): AddressFormat["names"] {
	const given = new Map(
		[...text.matchAll(/([ZCSD])=(\w+)/g)].map(([, letter = "", name]) => [placeFields[letter], name]),
	);
	const nameOf = <Field extends PlaceField>(field: Field): PlaceName<Field> => {
		const known: readonly PlaceName<Field>[] = placeNames[field];
		return known.find((name) => name === given.get(field)) ?? (known[0] as PlaceName<Field>);
	};
	return {
		zip_code: nameOf("zip_code"),
		city: nameOf("city"),
		state: nameOf("state"),
		dependent_locality: nameOf("dependent_locality"),
	};
}

function regionOf(text: string): AddressRegion {
	const [code = "", name = code] = text.split("=");
	return { code, name };
}

/** Whether addresses of a country have it. */
export function hasPlaceField(format: AddressFormat, field: PlaceField): boolean {
	return placeFieldsOf(format).includes(field);
}

/** Whether addresses of a country must have it. */
export function requiresPlaceField(format: AddressFormat, field: PlaceField): boolean {
	return hasPlaceField(format, field) && [...format.required].some((letter) => placeFields[letter] === field);
}

/** The fields of a place that addresses of a country have, in their order. */
export function placeFieldsOf({ lines }: AddressFormat): readonly PlaceField[] {
	return [...lines.join("").matchAll(/%([ZCSD])/g)].flatMap(([, letter = ""]) => placeFields[letter] ?? []);
}

/**
 * Writes the lines of an address: `values` by the letters of the format. A line without any value is left out, and so is what is
 * between two values of which one is blank.
 */
export function formattedLines(
	{ lines }: AddressFormat,
	values: Readonly<Record<string, string>>,
): readonly string[] {
	return lines.flatMap((line) => {
		const parts = [...line.matchAll(/([^%]*)%([NOAZCSD])/g)];
		if (parts.length === 0) return line === "" ? [] : [line];
		const end = line.slice(line.lastIndexOf("%") + 2);
		const written = parts.reduce((text, [, before = "", letter = ""], at) => {
			const value = (values[letter] ?? "").trim();
			if (value === "") return text;
			return text === "" && at > 0 ? value : text + before + value;
		}, "");
		return written === "" ? [] : [written + end];
	});
}
