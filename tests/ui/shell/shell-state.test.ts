import { describe, expect, it } from "vitest";
import { closedShell, type ShellEvent, shellReducer } from "#ui/shell/shell-state.ts";

const after = (...events: ShellEvent[]) => events.reduce(shellReducer, closedShell);

describe("shellReducer", () => {
	it("R-SHELL-03 opens the drawer with the menu or the contact details, and closes it", () => {
		expect(after({ type: "drawerOpened", drawer: "primary" }).drawer).toBe("primary");
		expect(after({ type: "drawerOpened", drawer: "contact" }).drawer).toBe("contact");
		expect(after({ type: "drawerOpened", drawer: "primary" }, { type: "drawerClosed" })).toEqual(closedShell);
	});

	it("R-NAV-02 toggles a dropdown, and closes the others", () => {
		expect(after({ type: "dropdownToggled", index: 1 }).dropdown).toBe(1);
		expect(after({ type: "dropdownToggled", index: 1 }, { type: "dropdownToggled", index: 2 }).dropdown).toBe(
			2,
		);
		expect(
			after({ type: "dropdownToggled", index: 1 }, { type: "dropdownToggled", index: 1 }).dropdown,
		).toBeNull();
		expect(after({ type: "dropdownToggled", index: 1 }, { type: "dropdownClosed" }).dropdown).toBeNull();
	});

	it("R-NAV-02 opens one group of the drawer at a time", () => {
		const open: ShellEvent = { type: "drawerOpened", drawer: "primary" };
		expect(after(open, { type: "groupToggled", index: 0 }, { type: "groupToggled", index: 3 }).group).toBe(3);
		expect(
			after(open, { type: "groupToggled", index: 3 }, { type: "groupToggled", index: 3 }).group,
		).toBeNull();
	});

	it("R-NAV-03 closes the menu, the drawer and all groups when a link is followed", () => {
		const followed: ShellEvent = { type: "linkFollowed" };
		const menu: ShellEvent = { type: "drawerOpened", drawer: "primary" };
		expect(after({ type: "dropdownToggled", index: 1 }, followed)).toEqual(closedShell);
		expect(after(menu, { type: "groupToggled", index: 0 }, followed)).toEqual(closedShell);
	});
});
