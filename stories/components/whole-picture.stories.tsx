import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { pictures } from "#stories/fixtures/pictures.ts";
import { WholePicture } from "#ui/components/whole-picture.tsx";

const meta = {
	component: WholePicture,
	args: { image: pictures.scene, sizes: "100vw" },
} satisfies Meta<typeof WholePicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Scene: Story = {};

export const Square: Story = {
	name: "A square is never higher than the screen",
	args: { image: pictures.square },
	play: async ({ canvas }) => {
		const { height } = canvas.getByRole("img").getBoundingClientRect();
		await expect(height).toBeLessThanOrEqual(innerHeight);
	},
};
