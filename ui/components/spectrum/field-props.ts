import { useFieldProblem } from "#ui/components/form/form.tsx";

/** The common props of form fields. */
export interface FieldProps {
	readonly label: string;
	/** The field's name in the form data. */
	readonly name: string;
	readonly required?: boolean;
}

/** Returns the React Spectrum props of a field, including its problem. */
export function useSpectrumField({ label, name, required = false }: FieldProps) {
	const problem = useFieldProblem(name, label);
	return {
		label,
		name,
		isRequired: required,
		// The form shows its own messages instead of the browser's.
		validationBehavior: "aria" as const,
		...(problem === null ? {} : { validationState: "invalid" as const, errorMessage: problem }),
	};
}
