import { type ReactNode, useId } from "react";
import { FieldProblemText, useFieldProblem } from "#ui/components/form/form.tsx";
import { Icon } from "#ui/components/icon.tsx";
import styles from "#ui/shop/checkout/checkout-choices.module.css";

/** One of several options. */
export interface Choice {
	readonly value: string;
	readonly label: string;
	/** Shown below the label. */
	readonly note: ReactNode;
	/** A warning required by law, below the note. */
	readonly warning?: string | null | undefined;
	/** Shown at the end of the row, e.g. a price. */
	readonly aside: ReactNode;
}

interface ChoicesProps {
	readonly name: string;
	readonly legend: string;
	readonly choices: readonly Choice[];
	readonly chosen: string | null;
	readonly onChoose: (value: string) => void;
}

/**
 * A choice of one of a few options, each in its own row with its price.
 *
 * Use it with other fields. In a step without other fields, {@link CheckoutWays} saves a press.
 */
export function CheckoutChoices({
	name,
	legend,
	choices,
	chosen,
	others = [],
	onChoose,
}: ChoicesProps & {
	/** Other fields that the choice determines; their problems are shown here, too. */
	readonly others?: readonly string[];
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
					<ChoiceWords label={label} note={note} warning={warning} aside={aside} />
				</label>
			))}
			<FieldProblemText id={problemId} text={problem} className={styles.problem} />
		</fieldset>
	);
}

/**
 * Options as buttons: a press chooses one and continues. The previous choice is marked.
 *
 * Use it for a step without other fields.
 */
export function CheckoutWays({ name, legend, choices, chosen, onChoose }: ChoicesProps) {
	const problem = useFieldProblem(name, legend);
	const id = useId();
	return (
		<fieldset className={styles.choices} aria-describedby={problem === null ? undefined : id}>
			<legend>{legend}</legend>
			{choices.map(({ value, ...words }, place) => (
				<button
					key={value}
					type="button"
					name={name}
					className={styles.choice}
					aria-labelledby={`${id}-${place}-label`}
					aria-describedby={`${id}-${place}`}
					aria-current={value === chosen || undefined}
					onClick={() => onChoose(value)}
				>
					<Icon name="chevron" className={styles.onward} />
					<ChoiceWords {...words} id={`${id}-${place}`} />
				</button>
			))}
			<FieldProblemText id={id} text={problem} className={styles.problem} />
		</fieldset>
	);
}

/** The texts of an option. With `id`, the label and the whole can be referenced. */
function ChoiceWords({ label, note, warning, aside, id }: Omit<Choice, "value"> & { readonly id?: string }) {
	return (
		<span id={id} className={styles.words}>
			<span className={styles.title}>
				<span id={id && `${id}-label`}>{label}</span>
				{aside === null ? null : <span className={styles.aside}>{aside}</span>}
			</span>
			{note === null ? null : <span className={styles.note}>{note}</span>}
			{warning ? <strong className={styles.warning}>{warning}</strong> : null}
		</span>
	);
}
