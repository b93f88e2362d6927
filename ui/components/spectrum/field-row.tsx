import type { ReactNode } from "react";

/** The widths of a row: "even" are halves if both fit, "narrow-last" and "narrow-first" are always side by side. */
export type FieldRowColumns = "even" | "narrow-first" | "narrow-last";

/**
 * Fields side by side. Labels are aligned at the bottom, inputs at the top and messages below them, whatever number
 * of lines they have (fields.css).
 */
export function FieldRow({
	columns = "even",
	children,
}: {
	readonly columns?: FieldRowColumns;
	readonly children: ReactNode;
}) {
	return (
		<div className="field-row" data-columns={columns}>
			{children}
		</div>
	);
}
