import type { WithdrawalFields as Fields, WithdrawalPayload } from "#core/enquiries/withdrawal.ts";
import { EnquiryForm } from "#ui/components/form/enquiry-form.tsx";
import { type EnteredFields, useEnquiry } from "#ui/components/form/use-enquiry.ts";
import { FieldRow } from "#ui/components/spectrum/field-row.tsx";
import { TextArea } from "#ui/components/spectrum/text-area.tsx";
import { TextField } from "#ui/components/spectrum/text-field.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import type { Withdrawal } from "#ui/pages/withdrawal-flow/use-withdrawal.ts";
import styles from "#ui/pages/withdrawal-flow/withdrawal.module.css";

const fieldsOf = ({ text }: EnteredFields): Fields => ({
	name: text("name"),
	order_reference: text("order_reference"),
	email: text("email"),
	items: text("items"),
});

interface WithdrawalFieldsProps {
	readonly withdrawal: Withdrawal;
	/** The initial values. */
	readonly initial: Fields;
}

/** The first step: the person and the contract; it never asks for a reason. */
export function WithdrawalFields({ withdrawal, initial }: WithdrawalFieldsProps) {
	const t = useTranslate();
	const enquiry = useEnquiry<WithdrawalPayload>({
		section: "withdrawalForm",
		read: (form) => withdrawal.check(fieldsOf(form)),
		async send(payload) {
			withdrawal.proceed(payload);
			return { outcome: "ok" };
		},
		failedKey: "error.postWithdrawal",
	});
	const field = (name: keyof Fields) => ({
		name,
		label: t(`withdrawalForm.${name}`),
		initial: initial[name],
	});
	return (
		<div className={styles.step}>
			<h2 id="withdrawal">{t("withdrawalForm.yourDetails")}</h2>
			<EnquiryForm
				enquiry={enquiry}
				headingId="withdrawal"
				texts={{ send: t("withdrawalForm.next"), privacy: null, sent: null }}
				onEdit={(fields) => withdrawal.remember(fieldsOf(fields))}
			>
				<FieldRow>
					<TextField {...field("name")} autoComplete="name" required />
					<TextField {...field("email")} type="email" autoComplete="email" required />
				</FieldRow>
				<TextField {...field("order_reference")} required />
				<p className={styles.hint}>{t("withdrawalForm.referenceHint")}</p>
				<TextArea {...field("items")} />
				<p className={styles.hint}>{t("withdrawalForm.itemsHint")}</p>
			</EnquiryForm>
		</div>
	);
}
