import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { demoPage } from "#stories/fixtures/demo-shop.ts";
import { Header } from "#ui/shell/header.tsx";
import { NavigationStrip } from "#ui/shell/navigation-strip.tsx";

const page = demoPage("home", "de");

const meta = {
	component: NavigationStrip,
	args: { path: page.path },
	globals: { language: "de", viewport: { value: "desktop" } },
	render: () => (
		<div style={{ minHeight: 640 }}>
			<Header page={page} />
		</div>
	),
} satisfies Meta<typeof NavigationStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the panel of a dropdown's button. */
function panelOf(button: HTMLElement): HTMLElement {
	return document.getElementById(button.getAttribute("popovertarget") ?? "") as HTMLElement;
}

export const Closed: Story = {};

export const Toggles: Story = {
	name: "R-NAV-02 opens an item with groups but no path on click, and closes it on another click",
	play: async ({ canvas, userEvent }) => {
		const watches = canvas.getByRole("button", { name: "Uhren" });
		await expect(panelOf(watches)).not.toBeVisible();
		await userEvent.click(watches);
		await waitFor(() => expect(panelOf(watches)).toBeVisible());
		await userEvent.click(watches);
		await waitFor(() => expect(panelOf(watches)).not.toBeVisible());
	},
};

export const OneAtATime: Story = {
	name: "R-NAV-02 opens one dropdown at a time",
	play: async ({ canvas, userEvent }) => {
		const watches = canvas.getByRole("button", { name: "Uhren" });
		const jewellery = canvas.getByRole("button", { name: "Schmuck" });
		await userEvent.click(watches);
		await userEvent.click(jewellery);
		await waitFor(() => expect(panelOf(watches)).not.toBeVisible());
		await waitFor(() => expect(panelOf(jewellery)).toBeVisible());
	},
};

export const PlaceAndTime: Story = {
	name: "R-NAV-02 moves a dropdown in 200 ms and places it 170 px from the top",
	play: async ({ canvas, userEvent }) => {
		const watches = canvas.getByRole("button", { name: "Uhren" });
		const panel = panelOf(watches);
		await userEvent.click(watches);
		await expect(new Set(getComputedStyle(panel).transitionDuration.split(", "))).toEqual(new Set(["0.2s"]));
		await waitFor(() => expect(panel.getBoundingClientRect().top + scrollY).toBe(170));
	},
};
