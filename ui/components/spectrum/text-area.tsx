import { TextArea as SpectrumTextArea } from "@adobe/react-spectrum/TextArea";
import { type FieldProps, useSpectrumField } from "#ui/components/spectrum/field-props.ts";

interface TextAreaProps extends FieldProps {
	/** The initial text. */
	readonly initial?: string;
}

/**
 * A multi-line text field that grows with its content.
 *
 * Use it for messages in the visitor's own words. Not for facts of one line.
 */
export function TextArea({ initial = "", ...field }: TextAreaProps) {
	return <SpectrumTextArea {...useSpectrumField(field)} defaultValue={initial} />;
}
