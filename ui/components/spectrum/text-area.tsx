import { TextArea as SpectrumTextArea } from "@adobe/react-spectrum/TextArea";
import { type FieldProps, useSpectrumField } from "#ui/components/spectrum/field-props.ts";

interface TextAreaProps extends FieldProps {
	/** The text that is in the field at first. */
	readonly initial?: string;
}

/**
 * A text of several lines; the field grows with it.
 *
 * Use it for messages in the visitor's own words. Not for facts of one line.
 */
export function TextArea({ initial = "", ...field }: TextAreaProps) {
	return <SpectrumTextArea {...useSpectrumField(field)} defaultValue={initial} />;
}
