import { Item, Picker as SpectrumPicker } from "@adobe/react-spectrum/Picker";
import { useClearProblem } from "#ui/components/form/form.tsx";
import { type FieldProps, useSpectrumField } from "#ui/components/spectrum/field-props.ts";

/** One of a picker's choices. */
export interface PickerChoice {
	/** What the form sends. */
	readonly value: string;
	readonly text: string;
}

interface PickerProps extends FieldProps {
	readonly choices: readonly PickerChoice[];
	/** Shown until something is chosen. */
	readonly placeholder: string;
	/** What the browser may fill in, e.g. "shipping country". */
	readonly autoComplete?: string;
	/** The value that is chosen at first. */
	readonly initial?: string;
	/** Called on each choice, where a form does more than send it. */
	readonly onChange?: (value: string) => void;
}

/** The same function in every drawing, so that a long list is put together once. */
const renderChoice = ({ value, text }: PickerChoice) => <Item key={value}>{text}</Item>;

/**
 * One choice out of a few.
 *
 * Use it for one of about three to fifteen choices in a form. Not for two choices, or choices that visitors compare.
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
