import type { CSSProperties, ReactNode } from "react";
import styles from "#ui/components/grid.module.css";

/** The theme's breakpoints: 30, 48, 62, 80 and 96 em (specification 9, "Grid"). */
export const themeBreakpoints = ["sm", "md", "lg", "xl", "2xl"] as const;

/** The number of columns, of twelve, from a breakpoint on; `base` applies from the smallest screen on. */
export type ColumnSpan = Readonly<Partial<Record<"base" | (typeof themeBreakpoints)[number], number>>>;

/**
 * A container with twelve columns and the maximum width of its breakpoint (R-THEME-02).
 *
 * Use it for legal pages, whose columns are specified. Not for lists of cards: those size their own columns.
 */
export function Grid({ children }: { readonly children: ReactNode }) {
	return <div className={styles.grid}>{children}</div>;
}

interface ColumnProps {
	readonly span: ColumnSpan;
	readonly className?: string | undefined;
	readonly children: ReactNode;
}

/** A column of a grid; a missing breakpoint inherits the previous one's span. */
export function Column({ span, className = "", children }: ColumnProps) {
	return (
		<div className={`${styles.column} ${className}`.trim()} style={spanProperties(span)}>
			{children}
		</div>
	);
}

function spanProperties(span: ColumnSpan): CSSProperties {
	let last = span.base ?? 12;
	const properties: Record<string, number> = { "--span-base": last };
	for (const name of themeBreakpoints) {
		last = span[name] ?? last;
		properties[`--span-${name}`] = last;
	}
	return properties;
}
