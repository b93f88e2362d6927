/** The open parts of the shell: the drawer, a dropdown of the strip, a group of the drawer's menu. */
export interface ShellState {
	readonly drawer: "closed" | "primary" | "contact";
	/** The place of the open dropdown among the top-level items; null when none is open. */
	readonly dropdown: number | null;
	/** The place of the open group of the drawer's menu; null when none is open. */
	readonly group: number | null;
}

/** What can happen to the shell. */
export type ShellEvent =
	| { readonly type: "drawerOpened"; readonly drawer: "primary" | "contact" }
	| { readonly type: "drawerClosed" }
	| { readonly type: "dropdownToggled"; readonly index: number }
	| { readonly type: "dropdownClosed" }
	| { readonly type: "groupToggled"; readonly index: number }
	| { readonly type: "linkFollowed" };

/** Everything closed. */
export const closedShell: ShellState = { drawer: "closed", dropdown: null, group: null };

/** One thing is open at a time; following any link closes all (R-SHELL-03, R-NAV-02, R-NAV-03). */
export function shellReducer(state: ShellState, event: ShellEvent): ShellState {
	switch (event.type) {
		case "drawerOpened":
			return { ...closedShell, drawer: event.drawer };
		case "drawerClosed":
			return { ...state, drawer: "closed", group: null };
		case "dropdownToggled":
			return { ...state, dropdown: state.dropdown === event.index ? null : event.index };
		case "dropdownClosed":
			return { ...state, dropdown: null };
		case "groupToggled":
			return { ...state, group: state.group === event.index ? null : event.index };
		case "linkFollowed":
			return closedShell;
		default:
			return event satisfies never;
	}
}
