import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { ShellHarness, shellPage } from "#stories/shell/shell-harness.tsx";
import { Header } from "#ui/shell/header.tsx";
import { NavigationStrip } from "#ui/shell/navigation-strip.tsx";
import { closedShell } from "#ui/shell/shell-state.ts";

const meta = {
	component: NavigationStrip,
	args: { page: shellPage, state: closedShell, dispatch: () => {} },
	globals: { language: "de", viewport: { value: "desktop" } },
	render: () => (
		<ShellHarness>
			{(part) => (
				<div style={{ minHeight: 640 }}>
					<Header {...part} />
				</div>
			)}
		</ShellHarness>
	),
} satisfies Meta<typeof NavigationStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The panel that a dropdown's button controls. */
function panelOf(button: HTMLElement): HTMLElement {
	return document.getElementById(button.getAttribute("aria-controls") ?? "") as HTMLElement;
}

export const Closed: Story = {};

export const Toggles: Story = {
	name: "R-NAV-02 a click on an item without a path but with groups opens it, another closes it",
	play: async ({ canvas, userEvent }) => {
		const watches = canvas.getByRole("button", { name: "Uhren" });
		await expect(panelOf(watches)).not.toBeVisible();
		await userEvent.click(watches);
		await expect(watches).toHaveAttribute("aria-expanded", "true");
		await waitFor(() => expect(panelOf(watches)).toBeVisible());
		await userEvent.click(watches);
		await expect(watches).toHaveAttribute("aria-expanded", "false");
		await waitFor(() => expect(panelOf(watches)).not.toBeVisible());
	},
};

export const OneAtATime: Story = {
	name: "R-NAV-02 opening one dropdown closes the others",
	play: async ({ canvas, userEvent }) => {
		const watches = canvas.getByRole("button", { name: "Uhren" });
		const jewellery = canvas.getByRole("button", { name: "Schmuck" });
		await userEvent.click(watches);
		await userEvent.click(jewellery);
		await expect(watches).toHaveAttribute("aria-expanded", "false");
		await expect(jewellery).toHaveAttribute("aria-expanded", "true");
		await waitFor(() => expect(panelOf(watches)).not.toBeVisible());
		await waitFor(() => expect(panelOf(jewellery)).toBeVisible());
	},
};

export const PlaceAndTime: Story = {
	name: "R-NAV-02 a dropdown moves in 200 ms and stands 170 px from the top",
	play: async ({ canvas, userEvent }) => {
		const watches = canvas.getByRole("button", { name: "Uhren" });
		const panel = panelOf(watches);
		await userEvent.click(watches);
		await expect(new Set(getComputedStyle(panel).transitionDuration.split(", "))).toEqual(new Set(["0.2s"]));
		await waitFor(() => expect(panel.getBoundingClientRect().top + scrollY).toBe(170));
	},
};

export const Escape: Story = {
	name: "R-NAV-02 Escape closes the dropdown and gives the focus back to its button",
	play: async ({ canvas, userEvent }) => {
		const watches = canvas.getByRole("button", { name: "Uhren" });
		await userEvent.click(watches);
		await waitFor(() => expect(panelOf(watches)).toBeVisible());
		await userEvent.tab();
		await expect(panelOf(watches)).toContainElement(document.activeElement as HTMLElement);
		await userEvent.keyboard("{Escape}");
		await expect(watches).toHaveAttribute("aria-expanded", "false");
		await expect(watches).toHaveFocus();
	},
};

export const ClickOutside: Story = {
	name: "R-NAV-02 a click outside closes the dropdown",
	play: async ({ canvas, userEvent }) => {
		const watches = canvas.getByRole("button", { name: "Uhren" });
		await userEvent.click(watches);
		await userEvent.click(canvas.getByRole("banner"));
		await waitFor(() => expect(watches).toHaveAttribute("aria-expanded", "false"));
	},
};
