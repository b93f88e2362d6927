import { useState } from "react";
import type { Address } from "#core/checkout/address.ts";
import {
	type AddressRegion,
	addressFormatOf,
	type PlaceField,
	placeFieldsOf,
	requiresPlaceField,
} from "#core/checkout/address-format.ts";
import { requiresStreetNumber } from "#core/checkout/address-rules.ts";
import { hasDigitPostcodes } from "#core/checkout/postcodes.ts";
import { FieldRow } from "#ui/components/spectrum/field-row.tsx";
import { Picker, type PickerChoice } from "#ui/components/spectrum/picker.tsx";
import { TextField } from "#ui/components/spectrum/text-field.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { coreKey } from "#ui/locales/page-text-key.ts";

interface AddressFieldsProps {
	/** The address's name in the draft, which is the prefix of the fields' names. */
	readonly name: "shippingAddress" | "invoiceAddress";
	/** The address's name in the browser's autofill. */
	readonly autofill: "shipping" | "billing";
	readonly address: Address;
	/** The preselected country of an address without one; "" for none. */
	readonly homeCountry: string;
	readonly countries: readonly PickerChoice[];
	readonly onCountry: (country_code: string) => void;
	/** Returns the current values of the fields; "" for fields that the country does not have. */
	readonly readEntered: () => Address;
}

/** Returns the common props of a field: name, label, initial value and autofill name. */
type FieldOf = (
	part: keyof Address,
	fill: string,
	/** The key of its label; by default that of the field. */
	label?: string,
) => {
	readonly name: string;
	readonly label: string;
	readonly initial: string;
	readonly autoComplete: string;
};

/** The fields of an address by the rules of its country (B-USE-21), with autofill names. */
export function AddressFields({
	name,
	autofill,
	address,
	homeCountry,
	countries,
	onCountry,
	readEntered,
}: AddressFieldsProps) {
	const t = useTranslate();
	// A field that disappears and returns keeps its value: choosing a country by keyboard passes countries without
	// it.
	const [entered, setEntered] = useState(address);
	const [country, setCountry] = useState(address.country_code || homeCountry);
	const field: FieldOf = (part, fill, label = part) => ({
		name: `${name}.${part}`,
		label: t(coreKey(`checkout.${label}`)),
		initial: entered[part] ?? "",
		autoComplete: `${autofill} ${fill}`,
	});
	return (
		<>
			<FieldRow>
				<TextField {...field("given_name", "given-name")} required />
				<TextField {...field("family_name", "family-name")} required />
			</FieldRow>
			<TextField {...field("company", "organization")} />
			<FieldRow columns="narrow-last">
				<TextField {...field("street", "address-line1")} required />
				{/* No token means a house number: the browser fills the whole line into the street (house-number.ts). */}
				<TextField {...field("number", "")} autoComplete="off" required={requiresStreetNumber(country)} />
			</FieldRow>
			<PlaceFields country={country} field={field} />
			<FieldRow>
				<Picker
					{...field("country_code", "country")}
					placeholder={t("checkout.chooseCountry")}
					initial={country}
					choices={countries}
					onChange={(chosen) => {
						setEntered((before) => ({ ...before, ...filledParts(readEntered()) }));
						setCountry(chosen);
						onCountry(chosen);
					}}
					required
				/>
				<TextField {...field("phone", "tel")} type="tel" />
			</FieldRow>
		</>
	);
}

function filledParts(address: Address): Partial<Address> {
	return Object.fromEntries(Object.entries(address).filter(([, text]) => text !== ""));
}

/** The place fields of the country in its order and with its labels. The dependent locality has its own row. */
function PlaceFields({ country, field }: { readonly country: string; readonly field: FieldOf }) {
	const format = addressFormatOf(country);
	const placeField = (name: PlaceField, fill: string) =>
		field(name, fill, `place.${name}.${format.names[name]}`);
	const place = (name: PlaceField) => {
		const required = requiresPlaceField(format, name);
		switch (name) {
			case "zip_code":
				return (
					<TextField
						key={name}
						{...placeField(name, "postal-code")}
						inputMode={hasDigitPostcodes(country) ? "numeric" : "text"}
						required={required}
					/>
				);
			case "city":
				return <TextField key={name} {...placeField(name, "address-level2")} required={required} />;
			case "dependent_locality":
				return <TextField key={name} {...placeField(name, "address-level3")} required={required} />;
			case "state":
				return (
					<StateField
						key={`${name} ${country}`}
						state={placeField(name, "address-level1")}
						regions={format.regions}
						required={required}
					/>
				);
			default:
				return name satisfies never;
		}
	};
	return rowsOf(placeFieldsOf(format)).map((row) => {
		const isNarrowFirst = row[0] === "zip_code" && row.length === 2;
		return (
			<FieldRow key={row[0]} columns={isNarrowFirst ? "narrow-first" : "even"}>
				{row.map(place)}
			</FieldRow>
		);
	});
}

function rowsOf(places: readonly PlaceField[]): readonly (readonly PlaceField[])[] {
	const at = places.indexOf("dependent_locality");
	const rows = at < 0 ? [places] : [places.slice(0, at), places.slice(at, at + 1), places.slice(at + 1)];
	return rows.filter((row) => row.length > 0);
}

/** The field of a region: a choice of the country's regions if its addresses have them, otherwise text. */
function StateField({
	state,
	regions,
	required,
}: {
	readonly state: ReturnType<FieldOf>;
	readonly regions: readonly AddressRegion[];
	readonly required: boolean;
}) {
	const t = useTranslate();
	if (regions.length === 0) return <TextField {...state} required={required} />;
	const isKnown = regions.some(({ code }) => code === state.initial);
	return (
		<Picker
			{...state}
			initial={isKnown ? state.initial : ""}
			placeholder={t("checkout.chooseState")}
			choices={regions.map(({ code, name }) => ({ value: code, text: name }))}
			required={required}
		/>
	);
}
