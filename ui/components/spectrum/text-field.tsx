import { TextField as SpectrumTextField } from "@adobe/react-spectrum/TextField";
import { type FieldProps, useSpectrumField } from "#ui/components/spectrum/field-props.ts";

interface TextFieldProps extends FieldProps {
	/** "email" is a text with the keyboard for addresses: browsers differ in what they accept as type=email, and in what they make of it. */
	readonly type?: "text" | "email" | "tel";
	/** The keyboard that phones offer. */
	readonly inputMode?: "text" | "numeric";
	/** What the browser may fill in, e.g. "email" (HTML standard, "autofill detail tokens"). */
	readonly autoComplete?: string;
	/** The text that is in the field at first. */
	readonly initial?: string;
}

/**
 * A line of text.
 *
 * Use it for names, addresses, numbers of orders. Not for messages of several sentences.
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
