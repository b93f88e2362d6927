import { useId } from "react";
import { FieldProblemText, useFieldProblem } from "#ui/components/form/form.tsx";

/** An option of a select. */
export interface SelectChoice {
	/** The submitted value. */
	readonly value: string;
	readonly text: string;
}

/**
 * A single choice from a list with the browser's native control: it works without script and in the familiar way on
 * phones.
 *
 * Use it for forms that must work without script, and for long lists. Not for a few choices that visitors compare.
 */
export function SelectField({
	name,
	label,
	choices,
	placeholder,
	value,
	required = false,
	onChange,
}: {
	readonly name: string;
	readonly label: string;
	readonly choices: readonly SelectChoice[];
	/** Shown until an option is chosen; explains why there is none if the list is empty. */
	readonly placeholder: string;
	readonly value: string;
	readonly required?: boolean;
	readonly onChange: (value: string) => void;
}) {
	const [id, problemId] = [useId(), useId()];
	const problem = useFieldProblem(name, label);
	return (
		<div className="spectrum-Field">
			<label className="spectrum-FieldLabel" htmlFor={id}>
				{required ? `${label} *` : label}
			</label>
			<div
				className={`spectrum-Field-field spectrum-Textfield ${problem === null ? "" : "spectrum-Textfield--invalid"}`.trim()}
			>
				<select
					id={id}
					className="spectrum-Textfield-input"
					name={name}
					required={required}
					value={value}
					aria-invalid={problem === null ? undefined : true}
					aria-describedby={problem === null ? undefined : problemId}
					onChange={({ target }) => onChange(target.value)}
				>
					<option value="">{placeholder}</option>
					{choices.map((choice) => (
						<option key={choice.value} value={choice.value}>
							{choice.text}
						</option>
					))}
				</select>
			</div>
			<FieldProblemText
				id={problemId}
				text={problem}
				className="spectrum-HelpText spectrum-HelpText--negative"
			/>
		</div>
	);
}
