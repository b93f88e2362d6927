import { TextField as SpectrumTextField } from "@adobe/react-spectrum/TextField";
import { type FieldProps, useSpectrumField } from "#ui/components/spectrum/field-props.ts";

interface TextFieldProps extends FieldProps {
	/**
	 * "email" is a text field with the keyboard for addresses, because browsers validate and rewrite type=email
	 * differently.
	 */
	readonly type?: "text" | "email" | "tel";
	/** The virtual keyboard on phones. */
	readonly inputMode?: "text" | "numeric";
	/** The autofill detail tokens, e.g. "email" (HTML standard). */
	readonly autoComplete?: string;
	/** The initial text. */
	readonly initial?: string;
}

/**
 * A single-line text field.
 *
 * Use it for names, addresses, order numbers. Not for messages of several sentences.
 */
export function TextField({
	type = "text",
	inputMode,
	autoComplete = "off",
	initial = "",
	...field
}: TextFieldProps) {
	return (
		<SpectrumTextField
			{...useSpectrumField(field)}
			type={type === "email" ? "text" : type}
			{...(type === "email" ? { inputMode: "email", spellCheck: "false" } : {})}
			{...(inputMode ? { inputMode } : {})}
			autoComplete={autoComplete}
			defaultValue={initial}
		/>
	);
}
