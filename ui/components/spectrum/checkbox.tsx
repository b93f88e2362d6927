import { Checkbox as SpectrumCheckbox } from "@adobe/react-spectrum/Checkbox";
import { type ReactNode, useId, useState } from "react";
import { FieldProblemText, useFieldProblem } from "#ui/components/form/form.tsx";
import type { FieldProps } from "#ui/components/spectrum/field-props.ts";

interface CheckboxProps extends FieldProps {
	/** Whether the box is ticked at first. */
	readonly initial?: boolean;
	/** Whether it is ticked now, where that may change without a press; when absent, the box keeps it itself. */
	readonly ticked?: boolean;
	/** Called on each change, where a form does more than send what was ticked. */
	readonly onChange?: (ticked: boolean) => void;
	/** What explains the box, below it and read with it; here, not in the label, links can be followed. */
	readonly children?: ReactNode;
}

/**
 * A box to tick. React Spectrum's has no place for help and problems of a single box: they are below it.
 *
 * Use it for a consent, or a choice that is sent with a form. Not for a setting that holds at once: that is a switch.
 */
export function Checkbox({
	label,
	name,
	required = false,
	initial = false,
	ticked,
	onChange,
	children,
}: CheckboxProps) {
	const [kept, setKept] = useState(initial);
	const problem = useFieldProblem(name, label);
	const [noteId, problemId] = [useId(), useId()];
	const described = [...(children ? [noteId] : []), ...(problem === null ? [] : [problemId])];
	return (
		<div className="house-checkbox">
			<SpectrumCheckbox
				name={name}
				value="on"
				isRequired={required}
				validationBehavior="aria"
				isSelected={ticked ?? kept}
				onChange={(next) => {
					setKept(next);
					onChange?.(next);
				}}
				isInvalid={problem !== null}
				{...(described.length > 0 ? { "aria-describedby": described.join(" ") } : {})}
			>
				{label}
			</SpectrumCheckbox>
			{children ? (
				<p id={noteId} className="house-checkbox-note">
					{children}
				</p>
			) : null}
			<FieldProblemText id={problemId} text={problem} className="house-checkbox-problem" />
		</div>
	);
}
