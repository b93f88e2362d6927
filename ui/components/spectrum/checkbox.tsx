import { Checkbox as SpectrumCheckbox } from "@adobe/react-spectrum/Checkbox";
import { type ReactNode, useId, useState } from "react";
import { FieldProblemText, useFieldProblem } from "#ui/components/form/form.tsx";
import type { FieldProps } from "#ui/components/spectrum/field-props.ts";

interface CheckboxProps extends FieldProps {
	/** Whether the box is initially ticked. */
	readonly initial?: boolean;
	/** Whether the box is ticked, in a controlled component; uncontrolled if absent. */
	readonly ticked?: boolean;
	/** Called on each change, if the form needs to react. */
	readonly onChange?: (ticked: boolean) => void;
	/** A description below the box that is announced with it; unlike the label, it can contain links. */
	readonly children?: ReactNode;
}

/**
 * A checkbox. Help and problems are below it, because React Spectrum's has no place for them.
 *
 * Use it for a consent, or a choice that is sent with a form. Not for a setting that applies at once: that is a
 * switch.
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
	const [isTicked, setTicked] = useState(initial);
	const problem = useFieldProblem(name, label);
	const [noteId, problemId] = [useId(), useId()];
	const described = [...(children ? [noteId] : []), ...(problem === null ? [] : [problemId])];
	return (
		<div className="facette-checkbox">
			<SpectrumCheckbox
				name={name}
				value="on"
				isRequired={required}
				validationBehavior="aria"
				isSelected={ticked ?? isTicked}
				onChange={(next) => {
					setTicked(next);
					onChange?.(next);
				}}
				isInvalid={problem !== null}
				{...(described.length > 0 ? { "aria-describedby": described.join(" ") } : {})}
			>
				{label}
			</SpectrumCheckbox>
			{children ? (
				<p id={noteId} className="facette-checkbox-note">
					{children}
				</p>
			) : null}
			<FieldProblemText id={problemId} text={problem} className="facette-checkbox-problem" />
		</div>
	);
}
