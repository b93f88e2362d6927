import { useState } from "react";
import type { Address } from "#core/checkout/address.ts";
import { hasDigitPostcodes, hasPostcode } from "#core/checkout/postcodes.ts";
import { FieldRow } from "#ui/components/spectrum/field-row.tsx";
import { Picker, type PickerChoice } from "#ui/components/spectrum/picker.tsx";
import { TextField } from "#ui/components/spectrum/text-field.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

interface AddressFieldsProps {
	/** The address's name in the draft; the fields' names begin with it. */
	readonly name: "shippingAddress" | "invoiceAddress";
	/** What the browser's autofill calls the address. */
	readonly autofill: "shipping" | "billing";
	readonly address: Address;
	/** The country that is chosen where the address has none yet; blank for none. */
	readonly homeCountry: string;
	readonly countries: readonly PickerChoice[];
	readonly onCountry: (country_code: string) => void;
}

/** The fields of an address, each as the browser's autofill knows it. */
export function AddressFields({
	name,
	autofill,
	address,
	homeCountry,
	countries,
	onCountry,
}: AddressFieldsProps) {
	const t = useTranslate();
	const [country, setCountry] = useState(address.country_code || homeCountry);
	const field = (part: keyof Address, fill: string) => ({
		name: `${name}.${part}`,
		label: t(`checkout.${part}`),
		initial: address[part],
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
				<TextField {...field("number", "")} autoComplete="off" required />
			</FieldRow>
			<FieldRow columns="narrow-first">
				<TextField
					{...field("zip_code", "postal-code")}
					inputMode={hasDigitPostcodes(country) ? "numeric" : "text"}
					required={hasPostcode(country)}
				/>
				<TextField {...field("city", "address-level2")} required />
			</FieldRow>
			<FieldRow>
				<Picker
					{...field("country_code", "country")}
					placeholder={t("checkout.chooseCountry")}
					initial={country}
					choices={countries}
					onChange={(chosen) => {
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
