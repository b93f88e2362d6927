import { Fragment, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { type Address, addressParts, emptyAddress } from "#core/checkout/address.ts";
import type { CheckoutDraft } from "#core/checkout/checkout-draft.ts";
import type { DraftFields } from "#core/checkout/checkout-reducer.ts";
import type { CheckoutSettings } from "#core/checkout/checkout-terms.ts";
import { delivery, type Handover } from "#core/checkout/handover.ts";
import { withHouseNumber } from "#core/checkout/house-number.ts";
import { homeCountry } from "#core/checkout/offers.ts";
import { Form } from "#ui/components/form/form.tsx";
import { Checkbox } from "#ui/components/spectrum/checkbox.tsx";
import type { PickerChoice } from "#ui/components/spectrum/picker.tsx";
import { TextArea } from "#ui/components/spectrum/text-area.tsx";
import { TextField } from "#ui/components/spectrum/text-field.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { AddressFields } from "#ui/shop/checkout/checkout-address-fields.tsx";
import { countryChoices } from "#ui/shop/checkout/checkout-countries.ts";
import styles from "#ui/shop/checkout/checkout-form.module.css";
import type { StepProps } from "#ui/shop/checkout/checkout-props.ts";
import { StepEnd } from "#ui/shop/checkout/checkout-step-end.tsx";
import { useCheckout } from "#ui/shop/checkout/use-checkout.ts";

function addressIn(data: FormData, name: "shippingAddress" | "invoiceAddress"): Address {
	const fields = addressParts.map((part) => [part, String(data.get(`${name}.${part}`) ?? "")]);
	return Object.fromEntries(fields) as unknown as Address;
}

/** Returns the values of the form; addresses that it does not contain stay unchanged. */
function fieldsIn(form: HTMLFormElement, collects: boolean, otherInvoice: boolean): Partial<DraftFields> {
	const data = new FormData(form);
	return {
		customerEmail: String(data.get("customerEmail") ?? ""),
		...(collects ? {} : { shippingAddress: addressIn(data, "shippingAddress") }),
		invoiceAddress: collects || otherInvoice ? addressIn(data, "invoiceAddress") : null,
		comment: String(data.get("comment") ?? ""),
	};
}

/** Returns the draft's fields of the form as text, to compare them. */
function askedFields(draft: CheckoutDraft): string {
	const { customerEmail, shippingAddress, invoiceAddress, comment } = draft;
	return JSON.stringify([customerEmail, textsOf(shippingAddress), textsOf(invoiceAddress), comment]);
}

/** Returns the texts of an address; an empty region equals a missing one. */
function textsOf(address: Address | null): readonly string[] | null {
	return address && addressParts.map((part) => address[part] ?? "");
}

/**
 * Stores the typed values in the draft. The fields have their own state, so the draft only provides their initial
 * values. When another tab changes the draft, the fields start again from it, and `version` increases.
 */
function useKeptFields({ shop, form: { element }, onDone }: StepProps, collects: boolean) {
	const { draft } = useCheckout(shop);
	const [begin, setBegin] = useState(() => ({ draft, version: 0 }));
	const [otherInvoice, setOtherInvoice] = useState(draft.invoiceAddress !== null);
	const own = useRef(askedFields(draft));
	useEffect(() => {
		if (askedFields(draft) === own.current) return;
		own.current = askedFields(draft);
		setBegin(({ version }) => ({ draft, version: version + 1 }));
		setOtherInvoice(draft.invoiceAddress !== null);
	}, [draft]);
	const change = (fields: Partial<DraftFields>) => {
		own.current = askedFields({ ...shop.checkout.state().draft, ...fields });
		shop.checkout.dispatch({ type: "change", fields });
	};
	const keep = (invoice: boolean = otherInvoice) => {
		if (element.current) change(fieldsIn(element.current, collects, invoice));
	};
	return {
		...begin,
		otherInvoice,
		chooseInvoice(ticked: boolean) {
			setOtherInvoice(ticked);
			keep(ticked);
		},
		chooseCountry(name: "shippingAddress" | "invoiceAddress", country_code: string) {
			if (!element.current) return;
			const fields = fieldsIn(element.current, collects, otherInvoice);
			change({ ...fields, [name]: { ...fields[name], country_code } });
		},
		entered: (name: "shippingAddress" | "invoiceAddress"): Address =>
			element.current ? addressIn(new FormData(element.current), name) : emptyAddress,
		typed: () => keep(),
		submit() {
			keep();
			// The fields show the separated house number, so that customers see what is checked and sent.
			const { shippingAddress, invoiceAddress } = shop.checkout.state().draft;
			const apart = {
				shippingAddress: withHouseNumber(shippingAddress),
				invoiceAddress: invoiceAddress && withHouseNumber(invoiceAddress),
			};
			if (apart.shippingAddress !== shippingAddress || apart.invoiceAddress !== invoiceAddress)
				shop.checkout.dispatch({ type: "change", fields: apart });
			onDone();
		},
	};
}

/** The step for e-mail, addresses and a comment (R-CHECK-03), stored in the draft with every keystroke. */
export function CheckoutContact(props: StepProps) {
	const t = useTranslate();
	const { settings, recipient, isCollected: collects, isFree } = props.terms;
	const fields = useKeptFields(props, collects);
	const { draft, otherInvoice, chooseCountry } = fields;
	const { served, anywhere, home } = useCountryChoices(settings, recipient?.handover ?? delivery);
	const addressFields = (name: "shippingAddress" | "invoiceAddress", countries: readonly PickerChoice[]) => (
		<AddressFields
			name={name}
			autofill={name === "shippingAddress" ? "shipping" : "billing"}
			address={draft[name] ?? emptyAddress}
			homeCountry={home}
			countries={countries}
			onCountry={(country) => chooseCountry(name, country)}
			readEntered={() => fields.entered(name)}
		/>
	);
	return (
		<Form state={props.form} className={styles.form} onEdit={fields.typed} onSubmit={fields.submit}>
			<Fragment key={fields.version}>
				<TextField
					name="customerEmail"
					label={t("checkout.email")}
					type="email"
					autoComplete="email"
					initial={draft.customerEmail}
					required
				/>
				{collects ? (
					<AddressGroup legend={t("checkout.invoiceAddress")}>
						{addressFields("invoiceAddress", served)}
					</AddressGroup>
				) : (
					<>
						<AddressGroup legend={t("checkout.shippingAddress")}>
							{addressFields("shippingAddress", served)}
						</AddressGroup>
						<Checkbox
							name="otherInvoice"
							label={t("checkout.otherInvoice")}
							initial={otherInvoice}
							onChange={fields.chooseInvoice}
						/>
						{otherInvoice ? (
							<AddressGroup legend={t("checkout.invoiceAddress")}>
								{addressFields("invoiceAddress", anywhere)}
							</AddressGroup>
						) : null}
					</>
				)}
				<TextArea name="comment" label={t("checkout.comment")} initial={draft.comment} />
			</Fragment>
			<StepEnd step={isFree ? "contactFree" : "contact"} required />
		</Form>
	);
}

/** Returns the choices of countries, memoized because the list is long. */
function useCountryChoices(settings: CheckoutSettings, { type, shippingMethod }: Handover) {
	const { language } = useShell();
	return useMemo(
		() => ({
			served: countryChoices(settings, language, { type, shippingMethod }),
			anywhere: countryChoices(settings, language, null),
			home: homeCountry(settings, { type, shippingMethod }),
		}),
		[settings, language, type, shippingMethod],
	);
}

function AddressGroup({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
	return (
		<fieldset className={styles.group}>
			<legend>{legend}</legend>
			{children}
		</fieldset>
	);
}
