import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { demoPage } from "#stories/fixtures/demo-shop.ts";
import { withShell } from "#stories/fixtures/with-shell.tsx";
import { Header } from "#ui/shell/header.tsx";

const meta = {
	component: Header,
	args: { page: demoPage("home", "de") },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = { globals: { viewport: { value: "desktop" } } };

export const OnATablet: Story = { globals: { viewport: { value: "tablet" } } };

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

export const OnANarrowPhone: Story = {
	name: "On a narrow phone, with a long name instead of a logo",
	decorators: [
		withShell(() => ({ logo: null, bandLogo: null, siteName: "Goldschmiedewerkstätten Sternau & Töchter" })),
	],
	globals: { viewport: { value: "narrow" } },
};

export const WithoutAMenu: Story = {
	name: "R-SHELL-02 shows no menu button without a menu and a shop",
	decorators: [withShell(() => ({ primary: [], shop: null }))],
	globals: { language: "de" },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole("button", { name: "Kontakt" })).toBeVisible();
		await expect(canvas.queryByRole("button", { name: "Menü" })).toBeNull();
	},
};

export const WithoutAMenuInAShop: Story = {
	name: "R-SHELL-02 R-CART-07 gives the shop menu its own place without a menu, in the longest language",
	decorators: [withShell(() => ({ primary: [] }))],
	globals: { language: "fr", viewport: { value: "narrow" } },
	play: async ({ canvas }) => {
		await expect(canvas.queryByRole("button", { name: "Menu" })).toBeNull();
		const menu = canvas.getByRole("navigation", { name: "Conditions de la boutique" });
		await expect(menu.querySelectorAll("a").length).toBe(3);
	},
};

export const WithoutNetworks: Story = { decorators: [withShell(() => ({ social: [] }))] };

export const CentredOnATablet: Story = {
	name: "B-USE-07 centres the logo on a tablet, clear of languages and buttons",
	globals: { theme: "leman", viewport: { value: "tablet" } },
	play: async ({ canvasElement }) => {
		const row = canvasElement.querySelector("[data-part=header-row]");
		const [logo, ...others] = Array.from(row?.children ?? [], (element) =>
			element.getBoundingClientRect(),
		).filter(({ width, top }) => width > 0 && top < 120);
		if (!logo) throw new Error("There is no logo.");
		await expect(logo.left + logo.width / 2).toBeCloseTo(canvasElement.clientWidth / 2, 0);
		for (const { left, right } of others) await expect(right <= logo.left || left >= logo.right).toBe(true);
	},
};
