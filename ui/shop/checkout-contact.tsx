import { type FormEvent, useRef, useState } from "react";
import { type Address, emptyAddress } from "#core/checkout/address.ts";
import type { DraftFields } from "#core/checkout/checkout-reducer.ts";
import { Checkbox } from "#ui/components/spectrum/checkbox.tsx";
import { TextArea } from "#ui/components/spectrum/text-area.tsx";
import { TextField } from "#ui/components/spectrum/text-field.tsx";
import { useWords } from "#ui/foundation/words.tsx";
import { AddressFields } from "#ui/shop/checkout-address-fields.tsx";
import { useFocusOnProblem } from "#ui/shop/checkout-focus.ts";
import styles from "#ui/shop/checkout-form.module.css";
import type { StepProps } from "#ui/shop/checkout-parts.ts";
import { StepEnd } from "#ui/shop/checkout-step-end.tsx";
import { problemText } from "#ui/shop/order-words.ts";

function addressIn(data: FormData, name: "shippingAddress" | "invoiceAddress"): Address {
	const fields = (Object.keys(emptyAddress) as (keyof Address)[]).map((part) => [
		part,
		String(data.get(`${name}.${part}`) ?? ""),
	]);
	return Object.fromEntries(fields) as unknown as Address;
}

/** What the form holds; the fields of the invoice's address are there only while it has one of its own. */
function fieldsIn(form: HTMLFormElement, otherInvoice: boolean): Partial<DraftFields> {
	const data = new FormData(form);
	return {
		customerEmail: String(data.get("customerEmail") ?? ""),
		shippingAddress: addressIn(data, "shippingAddress"),
		invoiceAddress: otherInvoice ? addressIn(data, "invoiceAddress") : null,
		comment: String(data.get("comment") ?? ""),
	};
}

/** Keeps what is typed in the draft; the fields keep it too, so the draft is only what they begin with. */
function useKeptFields({ shop, onMend, onDone }: StepProps) {
	const form = useRef<HTMLFormElement>(null);
	const [draft] = useState(() => shop.checkout.state().draft);
	const [otherInvoice, setOtherInvoice] = useState(draft.invoiceAddress !== null);
	const change = (fields: Partial<DraftFields>) => shop.checkout.dispatch({ type: "change", fields });
	const keep = (invoice: boolean = otherInvoice) => {
		if (form.current) change(fieldsIn(form.current, invoice));
	};
	return {
		form,
		draft,
		otherInvoice,
		chooseInvoice(ticked: boolean) {
			setOtherInvoice(ticked);
			keep(ticked);
		},
		chooseCountry(name: "shippingAddress" | "invoiceAddress", country_code: string) {
			if (!form.current) return;
			const fields = fieldsIn(form.current, otherInvoice);
			change({ ...fields, [name]: { ...fields[name], country_code } });
			onMend(`${name}.country_code`);
		},
		typed({ target }: FormEvent) {
			keep();
			onMend(target instanceof Element ? (target.getAttribute("name") ?? "") : "");
		},
		submit(event: FormEvent) {
			event.preventDefault();
			keep();
			onDone();
		},
	};
}

/** E-mail, addresses and a note (R-CHECK-03); kept in the draft with every keystroke. */
export function CheckoutContact(props: StepProps) {
	const words = useWords();
	const { problems } = props;
	const fields = useKeptFields(props);
	const { draft, otherInvoice, chooseCountry } = fields;
	useFocusOnProblem(fields.form, problems);
	const text = (field: string) => {
		const found = problems.find((one) => one.field === field);
		return found ? problemText(found, words) : null;
	};
	const { settings } = props.context;
	return (
		<form
			ref={fields.form}
			className={styles.form}
			noValidate
			onInput={fields.typed}
			onSubmit={fields.submit}
		>
			<TextField
				name="customerEmail"
				label={words("checkout.email")}
				type="email"
				autoComplete="email"
				initial={draft.customerEmail}
				problem={text("customerEmail")}
				required
			/>
			<fieldset className={styles.group}>
				<legend>{words("checkout.shippingAddress")}</legend>
				<AddressFields
					name="shippingAddress"
					autofill="shipping"
					address={draft.shippingAddress}
					settings={settings}
					problems={problems}
					onCountry={(country) => chooseCountry("shippingAddress", country)}
				/>
			</fieldset>
			<Checkbox
				name="otherInvoice"
				label={words("checkout.otherInvoice")}
				initial={otherInvoice}
				onChange={fields.chooseInvoice}
			/>
			{otherInvoice ? (
				<fieldset className={styles.group}>
					<legend>{words("checkout.invoiceAddress")}</legend>
					<AddressFields
						name="invoiceAddress"
						autofill="billing"
						address={draft.invoiceAddress ?? emptyAddress}
						settings={settings}
						problems={problems}
						onCountry={(country) => chooseCountry("invoiceAddress", country)}
					/>
				</fieldset>
			) : null}
			<TextArea
				name="comment"
				label={words("checkout.comment")}
				initial={draft.comment}
				problem={text("comment")}
			/>
			<StepEnd step="contact" wrong={problems.length > 0} required />
		</form>
	);
}
