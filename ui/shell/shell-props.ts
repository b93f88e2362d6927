import type { ActionDispatch } from "react";
import type { PageModel } from "#core/models/page-model.ts";
import type { ShellEvent, ShellState } from "#ui/shell/shell-state.ts";

/** What the parts of the shell that open and close are given. */
export interface ShellProps {
	readonly page: PageModel;
	readonly state: ShellState;
	readonly dispatch: ActionDispatch<[ShellEvent]>;
}
