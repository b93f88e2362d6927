import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CategoryLinks } from "#ui/components/category-links.tsx";

const meta = {
	component: CategoryLinks,
	args: {
		label: "Kategorien",
		categories: [
			{ name: "Uhren", path: "/shop/uhren" },
			{ name: "Schmuck", path: "/shop/schmuck" },
			{ name: "Verlobungsringe", path: "/shop/verlobungsringe" },
			{ name: "Trauringe", path: "/shop/trauringe" },
		],
	},
} satisfies Meta<typeof CategoryLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WhereToGoOn: Story = {
	name: "Links to each list",
	play: async ({ canvas }) => {
		const list = canvas.getByRole("list", { name: "Kategorien" });
		await expect(list.children).toHaveLength(4);
		await expect(canvas.getByRole("link", { name: "Uhren" })).toHaveAttribute("href", "/shop/uhren");
	},
};

/** Renders nothing without categories. */
export const None: Story = { args: { categories: [] } };
