import type { ReactNode } from "react";

/** How a row shares its width: "even" in halves where both have room, "narrow-last" and "narrow-first" always side by side. */
export type FieldRowColumns = "even" | "narrow-first" | "narrow-last";

/**
 * Fields side by side. Labels end on one line, inputs begin on one and messages are below them, however many lines
 * a label or a message has (fields.css).
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
