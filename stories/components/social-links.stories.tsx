import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { outsideLinks } from "#stories/fixtures/links.ts";
import { padded, withShell } from "#stories/fixtures/with-shell.tsx";
import { SocialLinks } from "#ui/components/social-links.tsx";

const meta = { component: SocialLinks, decorators: [padded] } satisfies Meta<typeof SocialLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

const network = (media: "instagram" | "facebook" | "other", label: string) => ({
	label,
	media,
	link: { ...outsideLinks.external, href: `https://${media}.example/sternau` },
});

export const EveryNetwork: Story = {
	name: "R-NAV-07 shows each network's icon with an accessible name",
	decorators: [
		withShell(() => ({
			social: [
				network("instagram", "Instagram"),
				network("facebook", "Facebook"),
				network("other", "Pinterest"),
			],
		})),
	],
	play: async ({ canvas }) => {
		for (const name of [/^Instagram/, /^Facebook/, /^Pinterest/])
			await expect(canvas.getByRole("link", { name }).querySelectorAll("i")).toHaveLength(1);
	},
};

export const None: Story = {
	name: "Renders nothing without networks",
	decorators: [withShell(() => ({ social: [] }))],
	play: async ({ canvas }) => {
		await expect(canvas.queryByRole("list")).toBeNull();
	},
};
