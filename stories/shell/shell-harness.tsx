import { type ReactNode, useReducer } from "react";
import { demoPage } from "#stories/fixtures/demo-shop.ts";
import type { ShellPartProps } from "#ui/shell/shell-part.ts";
import { closedShell, type ShellState, shellReducer } from "#ui/shell/shell-state.ts";

/** The page that the shell's parts stand on in stories. */
export const shellPage = demoPage("home", "de");

/** Gives a part of the shell its state, as the page does. */
export function ShellHarness({
	state: first = {},
	children,
}: {
	readonly state?: Partial<ShellState>;
	readonly children: (part: ShellPartProps) => ReactNode;
}) {
	const [state, dispatch] = useReducer(shellReducer, { ...closedShell, ...first });
	return children({ page: shellPage, state, dispatch });
}
