import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { exampleImages } from "#stories/fixtures/images.ts";
import { padded } from "#stories/fixtures/with-shell.tsx";
import { Image } from "#ui/components/image.tsx";

const meta = {
	component: Image,
	decorators: [padded],
	args: { image: exampleImages.scene, sizes: "100vw" },
} satisfies Meta<typeof Image>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Scene: Story = {};

export const Square: Story = { args: { image: exampleImages.square } };

export const Drawing: Story = { args: { image: exampleImages.logo } };

export const First: Story = {
	name: "Loads a page's first image eagerly",
	args: { priority: true },
	play: async ({ canvas }) => {
		const image = canvas.getByRole("img");
		await expect(image).toHaveAttribute("loading", "eager");
		await expect(image).toHaveAttribute("fetchpriority", "high");
	},
};

export const NotThere: Story = {
	name: "Keeps its place with a colour while it loads or if it fails",
	args: { image: { ...exampleImages.square, src: "/media/not-there.jpg" } },
};
