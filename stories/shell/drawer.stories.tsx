import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { demoPage } from "#stories/fixtures/demo-shop.ts";
import { framedDocs, pressable } from "#stories/fixtures/dialogs.ts";
import { Drawer } from "#ui/shell/drawer.tsx";
import { Header } from "#ui/shell/header.tsx";

const meta = {
	parameters: framedDocs,
	component: Drawer,
	args: { id: "header-menu", label: "Menü", icon: "menu", children: null },
	globals: { language: "de" },
	render: () => (
		<div style={{ minHeight: 640 }}>
			<Header page={demoPage("home", "de")} />
		</div>
	),
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns a play function that opens a drawer. */
const opened =
	(name: "Menü" | "Kontakt"): NonNullable<Story["play"]> =>
	async ({ canvas, userEvent }) =>
		userEvent.click(canvas.getByRole("button", { name }));

export const Menu: Story = { play: opened("Menü") };

export const MenuOnAPhone: Story = {
	globals: { viewport: { value: "phone" } },
	play: async (context) => {
		await opened("Menü")(context);
		await context.userEvent.click(await pressable(groupOf(context.canvas.getByRole("dialog"), "Uhren")));
	},
};

export const Contact: Story = { play: opened("Kontakt") };

export const ContactOnANarrowPhone: Story = {
	globals: { viewport: { value: "narrow" } },
	play: opened("Kontakt"),
};

export const OpensAndCloses: Story = {
	name: "R-SHELL-03 opens the drawer with a button, closes it on its cross, and restores the focus",
	play: async ({ canvas, userEvent }) => {
		const button = canvas.getByRole("button", { name: "Menü" });
		await userEvent.click(button);
		const drawer = canvas.getByRole("dialog", { name: "Menü" });
		await expect(drawer).toContainElement(document.activeElement as HTMLElement);
		await userEvent.click(await pressable(within(drawer).getByRole("button", { name: "Schließen" })));
		await waitFor(() => expect(drawer).not.toHaveAttribute("open"));
		await expect(button).toHaveFocus();
	},
};

export const EscapeCloses: Story = {
	name: "R-SHELL-03 closes the drawer on Escape and restores the focus",
	play: async ({ canvas, userEvent }) => {
		const button = canvas.getByRole("button", { name: "Kontakt" });
		await userEvent.click(button);
		const drawer = canvas.getByRole<HTMLDialogElement>("dialog", { name: "Kontakt" });
		// Synthetic keys do not reach native dialogs; requestClose() does the same as Escape.
		drawer.requestClose();
		await waitFor(() => expect(drawer).not.toHaveAttribute("open"));
		await expect(button).toHaveFocus();
	},
};

/** Returns the label of a menu group. */
function groupOf(menu: HTMLElement, name: string): HTMLElement {
	return within(menu).getByText(name, { selector: "summary" });
}

export const OneGroupAtATime: Story = {
	name: "R-NAV-02 opens one group of the menu at a time, and closes it on a second click",
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole("button", { name: "Menü" }));
		const drawer = canvas.getByRole("dialog");
		const watches = groupOf(drawer, "Uhren");
		const jewellery = groupOf(drawer, "Schmuck");
		await userEvent.click(await pressable(watches));
		await waitFor(() => expect(within(drawer).getByRole("link", { name: "Alle Uhren" })).toBeVisible());
		await userEvent.click(jewellery);
		await waitFor(() => expect(watches.parentElement).not.toHaveAttribute("open"));
		await expect(jewellery.parentElement).toHaveAttribute("open");
		await expect(within(drawer).getByText("Alle Uhren")).not.toBeVisible();
		await userEvent.click(jewellery);
		await waitFor(() => expect(jewellery.parentElement).not.toHaveAttribute("open"));
	},
};
