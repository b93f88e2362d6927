import { type ReactNode, useId } from "react";
import { FieldProblemText, useFieldProblem } from "#ui/components/form/form.tsx";
import styles from "#ui/shop/checkout/checkout-choices.module.css";

/** One of several ways, of which one is chosen. */
export interface Choice {
	readonly value: string;
	readonly label: string;
	/** Said below the label. */
	readonly note: ReactNode;
	/** What the law warns of, below the note. */
	readonly warning?: string | null;
	/** Shown at the end of the row, e.g. a price. */
	readonly aside: ReactNode;
}

/** A choice of one out of a few, each on a row of its own with room for what it costs. */
export function CheckoutChoices({
	name,
	legend,
	choices,
	chosen,
	others = [],
	onChoose,
}: {
	readonly name: string;
	readonly legend: string;
	readonly choices: readonly Choice[];
	readonly chosen: string | null;
	/** Further fields that are decided by the choice: what is wrong with them is said here. */
	readonly others?: readonly string[];
	readonly onChoose: (value: string) => void;
}) {
	const problem = useFieldProblem(name, legend, others);
	const problemId = useId();
	return (
		<fieldset className={styles.choices} aria-describedby={problem === null ? undefined : problemId}>
			<legend>{legend}</legend>
			{choices.map(({ value, label, note, warning, aside }) => (
				<label key={value} className={styles.choice}>
					<input
						type="radio"
						name={name}
						value={value}
						checked={value === chosen}
						aria-invalid={problem === null ? undefined : true}
						onChange={() => onChoose(value)}
					/>
					<span className={styles.words}>
						<span>{label}</span>
						{note === null ? null : <span className={styles.note}>{note}</span>}
						{warning ? <strong className={styles.warning}>{warning}</strong> : null}
					</span>
					<span className={styles.aside}>{aside}</span>
				</label>
			))}
			<FieldProblemText id={problemId} text={problem} className={styles.problem} />
		</fieldset>
	);
}
