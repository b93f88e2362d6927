import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { framedDocs, pressable } from "#stories/fixtures/dialogs.ts";
import { price, ringProduct, ringVariant } from "#stories/shop/product-models.ts";
import { ProductStory, type ProductStoryProps } from "#stories/shop/product-story.tsx";

/**
 * Help with choosing a ring size: a table, and measuring on the screen.
 *
 * Use it for rings in sizes. Not for the length of chains.
 */
const meta: Meta<ProductStoryProps> = {
	parameters: framedDocs,
	args: { product: ringProduct(), ratings: [] },
	render: (args, { globals }) => (
		<ProductStory key={globals.language} {...args} language={globals.language} />
	),
};

export default meta;
type Story = StoryObj<ProductStoryProps>;

export const SizeGuide: Story = {
	name: "R-PROD-05 opens the size guide as a table",
	play: async ({ canvas }) => {
		await userEvent.click(canvas.getByRole("button", { name: "Größentabelle" }));
		const dialog = await canvas.findByRole("dialog", { name: "Ringgrößen" });
		await waitFor(() => expect(within(dialog).getByRole("rowheader", { name: "54" })).toBeVisible());
	},
};

export const Measured: Story = {
	name: "B-USE-02 measures a ring with a bank card and chooses its size",
	play: async ({ canvas }) => {
		await userEvent.click(canvas.getByRole("button", { name: "Ringgröße messen" }));
		const dialog = await canvas.findByRole("dialog", { name: "Ringgröße messen" });
		// The dialog has a transition.
		await waitFor(() => expect(within(dialog).getByText(/Innendurchmesser 17,2\smm/)).toBeVisible());
		await userEvent.click(await pressable(within(dialog).getByRole("button", { name: "Größe 54 wählen" })));
		await expect(canvas.getByRole("radio", { name: /^54/ })).toBeChecked();
		await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
	},
};

export const MeasuredAlloy: Story = {
	name: "B-USE-02 keeps the chosen alloy with a measured size, or offers none",
	args: {
		product: ringProduct({
			product_variants: [
				ringVariant("Silber / 52", { price_brutto: price("58.99") }),
				ringVariant("Silber / 54", { price_brutto: price("58.99") }),
				ringVariant("Gold / 54", { price_brutto: price("235") }),
				ringVariant("Gold / 60", { price_brutto: price("235") }),
			],
		}),
	},
	play: async ({ canvas }) => {
		const silver = canvas.getByRole("radio", { name: /^Silber \/ 52/ });
		await userEvent.click(silver);
		await userEvent.click(canvas.getByRole("button", { name: "Ringgröße messen" }));
		const dialog = within(await canvas.findByRole("dialog", { name: "Ringgröße messen" }));
		const circle = await dialog.findByRole("slider", { name: "Größe des Kreises" });
		fireEvent.change(circle, { target: { value: "60" } });
		await waitFor(() => expect(dialog.getByText(/Innendurchmesser 19,1\smm/)).toBeVisible());
		await expect(dialog.queryByRole("button", { name: /wählen$/ })).toBeNull();
		fireEvent.change(circle, { target: { value: "54" } });
		await userEvent.click(await pressable(dialog.getByRole("button", { name: "Größe Silber / 54 wählen" })));
		await expect(canvas.getByRole("radio", { name: /^Silber \/ 54/ })).toBeChecked();
	},
};
