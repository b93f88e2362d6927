/** What all fields of a form have in common. */
export interface FieldProps {
	readonly label: string;
	/** The field's name in the form's data. */
	readonly name: string;
	readonly required?: boolean;
	/** What is wrong with the field, shown below it and read with it; null when nothing is. */
	readonly problem?: string | null;
}

/** The part of {@link FieldProps} that React Spectrum's fields share, in its words. */
export function spectrumField({ label, name, required = false, problem = null }: FieldProps) {
	return {
		label,
		name,
		isRequired: required,
		// The messages are the form's own; the browser's bubbles stay away.
		validationBehavior: "aria" as const,
		...(problem === null ? {} : { validationState: "invalid" as const, errorMessage: problem }),
	};
}
