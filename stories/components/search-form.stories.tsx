import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { withShell } from "#stories/fixtures/with-shell.tsx";
import { listShop } from "#stories/shop/list-models.ts";
import { ShopSearch } from "#ui/components/search-form.tsx";

const meta = {
	component: ShopSearch,
	decorators: [withShell(() => ({ shop: listShop() }))],
	args: { id: "search" },
} satisfies Meta<typeof ShopSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfTheShop: Story = {
	name: "B-USE-13 searches the shop's list",
	play: async ({ canvas }) => {
		const field = canvas.getByRole("searchbox", { name: "Produkte suchen" });
		await expect(field).toHaveAttribute("name", "q");
		await expect(field.closest("form")).toHaveAttribute("action", "/shop");
	},
};

export const Filled: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByRole("searchbox"), "Ehering unter 1.000 €");
	},
};
