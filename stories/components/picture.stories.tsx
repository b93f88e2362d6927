import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { pictures } from "#stories/fixtures/pictures.ts";
import { padded } from "#stories/fixtures/with-shell.tsx";
import { Picture } from "#ui/components/picture.tsx";

const meta = {
	component: Picture,
	decorators: [padded],
	args: { image: pictures.scene, sizes: "100vw" },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Scene: Story = {};

export const Square: Story = { args: { image: pictures.square } };

export const Drawing: Story = { args: { image: pictures.logo } };

export const First: Story = {
	name: "The picture a page opens with loads at once",
	args: { priority: true },
	play: async ({ canvas }) => {
		const picture = canvas.getByRole("img");
		await expect(picture).toHaveAttribute("loading", "eager");
		await expect(picture).toHaveAttribute("fetchpriority", "high");
	},
};

export const NotThere: Story = {
	name: "While it loads, or when it never does, its colour keeps its place",
	args: { image: { ...pictures.square, src: "/media/not-there.jpg" } },
};
