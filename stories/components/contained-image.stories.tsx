import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { exampleImages } from "#stories/fixtures/images.ts";
import { ContainedImage } from "#ui/components/contained-image.tsx";

const meta = {
	component: ContainedImage,
	args: { image: exampleImages.scene, sizes: "100vw" },
} satisfies Meta<typeof ContainedImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Scene: Story = {};

export const Square: Story = {
	name: "Keeps a square within the screen's height",
	args: { image: exampleImages.square },
	play: async ({ canvas }) => {
		const { height } = canvas.getByRole("img").getBoundingClientRect();
		await expect(height).toBeLessThanOrEqual(innerHeight);
	},
};
