import { type WithdrawalFields, withdrawnItems } from "#core/enquiries/withdrawal.ts";
import { useWords } from "#ui/foundation/words.tsx";
import styles from "#ui/sections/withdrawal/withdrawal.module.css";

/** What a withdrawal says, to be checked before it is sent and kept with its receipt. */
export function WithdrawalContent({ fields }: { readonly fields: WithdrawalFields }) {
	const words = useWords();
	const items = withdrawnItems(fields);
	const shown = items.length === 0 ? [words("withdrawalForm.wholeContract")] : items;
	return (
		<dl className={styles.content}>
			{(["name", "order_reference", "email"] as const).map((name) => (
				<div key={name}>
					<dt>{words(`withdrawalForm.${name}`)}</dt>
					<dd>{fields[name]}</dd>
				</div>
			))}
			<div>
				<dt>{words("withdrawalForm.withdrawn")}</dt>
				{shown.map((item, place) => (
					<dd key={`${place} ${item}`}>{item}</dd>
				))}
			</div>
		</dl>
	);
}
