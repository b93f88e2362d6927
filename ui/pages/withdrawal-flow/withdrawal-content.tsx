import { type WithdrawalFields, withdrawnItems } from "#core/enquiries/withdrawal.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/pages/withdrawal-flow/withdrawal.module.css";

/** The content of a withdrawal, for review and in its receipt. */
export function WithdrawalContent({ fields }: { readonly fields: WithdrawalFields }) {
	const t = useTranslate();
	const items = withdrawnItems(fields);
	const shown = items.length === 0 ? [t("withdrawalForm.wholeContract")] : items;
	return (
		<dl className={styles.content}>
			{(["name", "order_reference", "email"] as const).map((name) => (
				<div key={name}>
					<dt>{t(`withdrawalForm.${name}`)}</dt>
					<dd>{fields[name]}</dd>
				</div>
			))}
			<div>
				<dt>{t("withdrawalForm.withdrawn")}</dt>
				{shown.map((item, place) => (
					<dd key={`${place} ${item}`}>{item}</dd>
				))}
			</div>
		</dl>
	);
}
