import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { outsideLinks } from "#stories/fixtures/links.ts";
import { padded } from "#stories/fixtures/with-shell.tsx";
import { pageLink } from "#ui/components/button-link.tsx";
import { Link } from "#ui/components/link.tsx";

const meta = {
	component: Link,
	decorators: [padded],
	args: { link: pageLink("/uhren"), children: "Alle Uhren" },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithinTheSite: Story = {
	name: "R-NAV-05 opens an internal link in the same tab, without an icon",
	play: async ({ canvas }) => {
		const link = canvas.getByRole("link", { name: "Alle Uhren" });
		await expect(link).not.toHaveAttribute("target");
		await expect(link).not.toHaveAttribute("rel");
		await expect(link.querySelector("i")).toBeNull();
	},
};

export const CurrentPage: Story = { args: { current: true } };

export const External: Story = {
	name: "R-NAV-05 opens an external link in a new tab, with an icon and without a referrer",
	args: { link: outsideLinks.external, children: "Kronberg" },
	globals: { language: "de" },
	play: async ({ canvas }) => {
		const link = canvas.getByRole("link", { name: "Kronberg (öffnet in neuem Tab)" });
		await expect(link).toHaveAttribute("target", "_blank");
		await expect(link).toHaveAttribute("rel", "nofollow noopener noreferrer");
		await expect(link.querySelector("i")).toBeVisible();
	},
};

export const Mail: Story = {
	name: "R-NAV-05 opens a mailto: link in a new tab, with an icon and a note",
	globals: { language: "de" },
	args: { link: outsideLinks.mailto, children: "haus@sternau.example" },
	play: async ({ canvas }) => {
		const link = canvas.getByRole("link", { name: "haus@sternau.example (E-Mail schreiben)" });
		await expect(link).toHaveAttribute("target", "_blank");
		await expect(link.querySelector("i")).toBeVisible();
	},
};

export const Telephone: Story = {
	name: "R-NAV-05 opens a tel: link in a new tab, with an icon and a note",
	globals: { language: "de" },
	args: { link: outsideLinks.tel, children: "+49 30 23125120" },
	play: async ({ canvas }) => {
		const link = canvas.getByRole("link", { name: "+49 30 23125120 (anrufen)" });
		await expect(link).toHaveAttribute("target", "_blank");
		await expect(link.querySelector("i")).toBeVisible();
	},
};

export const AnIconIsItsContent: Story = {
	args: { link: outsideLinks.external, children: "Ohne Zeichen", hideIcon: true },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole("link").querySelector("i")).toBeNull();
	},
};
