import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { withShell } from "#stories/fixtures/with-shell.tsx";
import { listPage } from "#stories/shop/list-models.ts";
import { productShop } from "#stories/shop/product-models.ts";
import { ShopFooterNote } from "#ui/shop/shop-footer-note.tsx";

const meta = {
	component: ShopFooterNote,
	decorators: [
		withShell(() => ({ shop: { ...productShop(), globalFooter: "<p>Alle Preise in Euro.</p>" } })),
	],
	args: { page: listPage() },
} satisfies Meta<typeof ShopFooterNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnAShopPage: Story = {
	name: "R-PROD-06 shows the shop's note on its pages",
	play: async ({ canvas }) => {
		await expect(canvas.getByText("Alle Preise in Euro.")).toBeVisible();
	},
};

export const OnAnotherPage: Story = {
	name: "R-PROD-06 shows none of it on other pages",
	args: { page: { shop: null } },
	play: async ({ canvas }) => {
		await expect(canvas.queryByText("Alle Preise in Euro.")).toBeNull();
	},
};
