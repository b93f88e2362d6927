import type { ActionDispatch } from "react";
import type { PageModel } from "#core/models/page-model.ts";
import type { ShellEvent, ShellState } from "#ui/shell/shell-state.ts";

/** All that header and drawer show of a page; pages that are alike in it share what the server renders. */
export type ShellPage = Pick<PageModel, "path" | "template" | "languageChoices">;

/** What the parts of the shell that open and close are given. */
export interface ShellProps {
	readonly page: ShellPage;
	readonly state: ShellState;
	readonly dispatch: ActionDispatch<[ShellEvent]>;
}
