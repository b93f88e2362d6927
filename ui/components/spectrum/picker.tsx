import { Item, Picker as SpectrumPicker } from "@adobe/react-spectrum/Picker";
import { useClearProblem } from "#ui/components/form/form.tsx";
import { type FieldProps, useSpectrumField } from "#ui/components/spectrum/field-props.ts";

/** An option of a picker. */
export interface PickerChoice {
	/** The submitted value. */
	readonly value: string;
	readonly text: string;
}

interface PickerProps extends FieldProps {
	readonly choices: readonly PickerChoice[];
	/** Shown until an option is chosen. */
	readonly placeholder: string;
	/** The autofill detail tokens, e.g. "shipping country". */
	readonly autoComplete?: string;
	/** The initially chosen value. */
	readonly initial?: string;
	/** Called on each choice, if the form needs to react. */
	readonly onChange?: (value: string) => void;
}

/** A stable function, so that long lists are created once. */
const renderChoice = ({ value, text }: PickerChoice) => <Item key={value}>{text}</Item>;

/**
 * A single choice of a few.
 *
 * Use it for one of about three to fifteen options in a form. Not for two options, or options that visitors
 * compare.
 */
export function Picker({ choices, placeholder, autoComplete, initial, onChange, ...field }: PickerProps) {
	const clearProblem = useClearProblem();
	return (
		<SpectrumPicker
			{...useSpectrumField(field)}
			placeholder={placeholder}
			items={choices}
			{...(autoComplete ? { autoComplete } : {})}
			{...(initial ? { defaultSelectedKey: initial } : {})}
			onSelectionChange={(key) => {
				if (key === null) return;
				clearProblem(field.name);
				onChange?.(String(key));
			}}
		>
			{renderChoice}
		</SpectrumPicker>
	);
}
