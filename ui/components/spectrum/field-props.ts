import { useFieldProblem } from "#ui/components/form/form.tsx";

/** What all fields of a form have in common. */
export interface FieldProps {
	readonly label: string;
	/** The field's name in the form's data. */
	readonly name: string;
	readonly required?: boolean;
}

/** The part of {@link FieldProps} that React Spectrum's fields share, in its words, and what is wrong with the field. */
export function useSpectrumField({ label, name, required = false }: FieldProps) {
	const problem = useFieldProblem(name, label);
	return {
		label,
		name,
		isRequired: required,
		// The messages are the form's own; the browser's bubbles stay away.
		validationBehavior: "aria" as const,
		...(problem === null ? {} : { validationState: "invalid" as const, errorMessage: problem }),
	};
}
