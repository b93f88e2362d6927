import { addressFormatRows } from "#core/checkout/address-formats.ts";

/** A state, province or other region in an address. */
export interface AddressRegion {
	/** The code on an envelope, e.g. "CA". */
	readonly code: string;
	/** The common name, e.g. "California". */
	readonly name: string;
}

/** A field of an address that determines its place. */
export type PlaceField = "zip_code" | "city" | "state" | "dependent_locality";

/**
 * The possible labels of each field in the data, e.g. "eircode" for postcodes in Ireland. The first one is the
 * default.
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

/** The label of a field in a country. */
type PlaceName<Field extends PlaceField> = (typeof placeNames)[Field][number];

/** The address format of a country (Google's libaddressinput data, B-USE-21). */
export interface AddressFormat {
	/**
	 * The lines with placeholders: "%N" name, "%O" company, "%A" street, "%Z" postcode, "%C" city, "%D" dependent
	 * locality, "%S" region.
	 */
	readonly lines: readonly string[];
	/** The letters of required fields. */
	readonly required: string;
	/** The format of postcodes; null if unknown. */
	readonly postcode: RegExp | null;
	/** An example of a postcode; blank if unknown. */
	readonly example: string;
	/** The allowed regions; empty if any text is allowed. */
	readonly regions: readonly AddressRegion[];
	/** The country's labels of the fields. */
	readonly names: { readonly [Field in PlaceField]: PlaceName<Field> };
}

const placeFields: Readonly<Record<string, PlaceField>> = {
	Z: "zip_code",
	C: "city",
	S: "state",
	D: "dependent_locality",
};

const rows: ReadonlyMap<string, string> = new Map(addressFormatRows.map((row) => [row.slice(0, 2), row]));

/**
 * The format before a country is chosen, and for countries without data: a city and an optional postcode if one is
 * chosen.
 */
const unknown = (country: string) =>
	[country, "%N%n%O%n%A%n%Z %C", country === "" ? "ACZ" : "AC", "", "", "", ""].join("\t");

/** Returns the address format of a country, ISO 3166-1 alpha-2. */
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

/** Parses the labels in a row, e.g. "S=county Z=eircode". */
function namesOf(text: string): AddressFormat["names"] {
	const given = new Map(
		[...text.matchAll(/([ZCSD])=(\w+)/g)].map(([, letter = "", name]) => [placeFields[letter], name]),
	);
	const nameOf = <Field extends PlaceField>(field: Field): PlaceName<Field> => {
		const names: readonly PlaceName<Field>[] = placeNames[field];
		return names.find((name) => name === given.get(field)) ?? (names[0] as PlaceName<Field>);
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

/** Returns whether addresses of a country have a field. */
export function hasPlaceField(format: AddressFormat, field: PlaceField): boolean {
	return placeFieldsOf(format).includes(field);
}

/** Returns whether addresses of a country require a field. */
export function requiresPlaceField(format: AddressFormat, field: PlaceField): boolean {
	return hasPlaceField(format, field) && [...format.required].some((letter) => placeFields[letter] === field);
}

/** Returns the place fields of a country's addresses, in their order. */
export function placeFieldsOf({ lines }: AddressFormat): readonly PlaceField[] {
	return [...lines.join("").matchAll(/%([ZCSD])/g)].flatMap(([, letter = ""]) => placeFields[letter] ?? []);
}

/**
 * Returns the lines of an address; `values` are by placeholder letter. Lines without values are left out, and so is
 * the text between two values if one is blank.
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
