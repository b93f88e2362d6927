import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { withShell } from "#stories/fixtures/with-shell.tsx";
import { pageLink } from "#ui/components/button-link.tsx";
import { Footer } from "#ui/shell/footer.tsx";

const meta = { component: Footer, args: { path: "/uhren" } } satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = {
	name: "R-FOOT-01 shows the menu's groups and marks the current page",
	play: async ({ canvasElement }) => {
		await expect(canvasElement.querySelectorAll("nav ul").length).toBeGreaterThan(3);
		const current = canvasElement.querySelectorAll("[aria-current='page']");
		await expect(current.length).toBeGreaterThan(0);
		for (const link of current) await expect(link).toHaveAttribute("href", "/uhren");
	},
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

export const WithoutAMenu: Story = { decorators: [withShell(() => ({ primary: [] }))] };

export const EveryWidget: Story = {
	name: "R-FOOT-02 address with the logo, contact, opening hours, navigation, social",
	decorators: [
		withShell(() => ({
			widgets: (["address", "contact", "openingHours", "navigation", "social"] as const).map((name) => ({
				name,
				header: null,
				showLogo: name === "address",
			})),
		})),
	],
	globals: { language: "de" },
	play: async ({ canvas }) => {
		const headings = canvas.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
		await expect(headings).toEqual([
			"Anschrift",
			"Kontakt",
			"Öffnungszeiten",
			"Navigation",
			"Folgen Sie uns",
		]);
	},
};

export const UnknownWidget: Story = {
	name: "R-FOOT-02 shows that an unknown widget was not found",
	decorators: [withShell(() => ({ widgets: [{ name: null, header: "Wetter", showLogo: false }] }))],
	globals: { language: "de" },
	play: async ({ canvas }) => {
		await expect(canvas.getByText("Widget nicht gefunden")).toBeVisible();
	},
};

export const MenuWithoutGroups: Story = {
	name: "R-FOOT-02 shows a menu without groups once, in the widget of the navigation",
	decorators: [
		withShell(() => ({
			primary: [{ label: "Uhren", link: pageLink("/uhren"), className: null, items: [], groups: [] }],
			widgets: [{ name: "navigation", header: null, showLogo: false }],
		})),
	],
	play: async ({ canvasElement }) => {
		const targets = Array.from(canvasElement.querySelectorAll("a"), (link) => link.getAttribute("href"));
		await expect(targets).toContain("/uhren");
		await expect(targets.filter((href) => href === "/uhren")).toHaveLength(1);
	},
};
