import { type ReactNode, useReducer } from "react";
import { demoPage } from "#stories/fixtures/demo-shop.ts";
import type { ShellProps } from "#ui/shell/shell-props.ts";
import { closedShell, type ShellState, shellReducer } from "#ui/shell/shell-state.ts";

/** The page that the shell's parts are on in stories. */
export const shellPage = demoPage("home", "de");

/** Returns a part of the shell its state, as the page does. */
export function ShellHarness({
	state: first = {},
	children,
}: {
	readonly state?: Partial<ShellState>;
	readonly children: (part: ShellProps) => ReactNode;
}) {
	const [state, dispatch] = useReducer(shellReducer, { ...closedShell, ...first });
	return children({ page: shellPage, state, dispatch });
}
