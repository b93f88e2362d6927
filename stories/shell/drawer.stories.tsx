import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { framedDocs } from "#stories/fixtures/framed-docs.ts";
import { ShellHarness, shellPage } from "#stories/shell/shell-harness.tsx";
import { Drawer } from "#ui/shell/drawer.tsx";
import { Header } from "#ui/shell/header.tsx";
import { closedShell, type ShellState } from "#ui/shell/shell-state.ts";

function HeaderAndDrawer({ state }: { readonly state?: Partial<ShellState> }) {
	return (
		<ShellHarness {...(state ? { state } : {})}>
			{(part) => (
				<div style={{ minHeight: 640 }}>
					<Header {...part} />
					<Drawer {...part} />
				</div>
			)}
		</ShellHarness>
	);
}

const meta = {
	parameters: framedDocs,
	component: Drawer,
	args: { page: shellPage, state: closedShell, dispatch: () => {} },
	globals: { language: "de" },
	render: () => <HeaderAndDrawer />,
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Menu: Story = { render: () => <HeaderAndDrawer state={{ drawer: "primary" }} /> };

export const MenuOnAPhone: Story = {
	render: () => <HeaderAndDrawer state={{ drawer: "primary", group: 0 }} />,
	globals: { viewport: { value: "phone" } },
};

export const Contact: Story = { render: () => <HeaderAndDrawer state={{ drawer: "contact" }} /> };

export const ContactOnANarrowPhone: Story = {
	render: () => <HeaderAndDrawer state={{ drawer: "contact" }} />,
	globals: { viewport: { value: "narrow" } },
};

export const OpensAndCloses: Story = {
	name: "R-SHELL-03 a button opens the drawer, its cross closes it, the focus returns to the button",
	play: async ({ canvas, userEvent }) => {
		const button = canvas.getByRole("button", { name: "Menü" });
		await userEvent.click(button);
		const drawer = canvas.getByRole("dialog", { name: "Menü" });
		await expect(drawer).toContainElement(document.activeElement as HTMLElement);
		await userEvent.click(within(drawer).getByRole("button", { name: "Schließen" }));
		await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "false"));
		await expect(drawer).not.toHaveAttribute("open");
		await expect(button).toHaveFocus();
	},
};

export const EscapeCloses: Story = {
	name: "R-SHELL-03 Escape closes the drawer, the focus returns to the button",
	play: async ({ canvas, userEvent }) => {
		const button = canvas.getByRole("button", { name: "Kontakt" });
		await userEvent.click(button);
		const drawer = canvas.getByRole<HTMLDialogElement>("dialog", { name: "Kontakt" });
		// A key pressed by a script does not reach the browser's own dialog; this asks it what Escape asks.
		drawer.requestClose();
		await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "false"));
		await expect(drawer).not.toHaveAttribute("open");
		await expect(button).toHaveFocus();
	},
};

export const BackdropCloses: Story = {
	name: "R-SHELL-03 a click beside the drawer closes it",
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole("button", { name: "Menü" }));
		const drawer = canvas.getByRole("dialog");
		drawer.click();
		await waitFor(() => expect(drawer).not.toHaveAttribute("open"));
	},
};

export const OneGroupAtATime: Story = {
	name: "R-NAV-02 opening one group of the menu closes the others, a second click closes it",
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole("button", { name: "Menü" }));
		const menu = within(canvas.getByRole("dialog"));
		const watches = menu.getByRole("button", { name: "Uhren" });
		const jewellery = menu.getByRole("button", { name: "Schmuck" });
		await userEvent.click(watches);
		await waitFor(() => expect(menu.getByRole("link", { name: "Alle Uhren" })).toBeVisible());
		await userEvent.click(jewellery);
		await expect(watches).toHaveAttribute("aria-expanded", "false");
		await expect(jewellery).toHaveAttribute("aria-expanded", "true");
		await expect(menu.queryByRole("link", { name: "Alle Uhren" })).toBeNull();
		await userEvent.click(jewellery);
		await expect(jewellery).toHaveAttribute("aria-expanded", "false");
	},
};
