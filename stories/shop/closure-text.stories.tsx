import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ClosureText } from "#ui/shop/closure-text.tsx";

const meta = {
	component: ClosureText,
	args: { closure: { text: "Wir machen Betriebsferien.", resumesOn: "2027-08-16" } },
} satisfies Meta<typeof ClosureText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stopped: Story = {
	name: "R-PROD-06 gives the reason and the day from which orders are taken again",
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/Betriebsferien\..*16/)).toBeVisible();
	},
};

export const Delayed: Story = {
	args: { closure: { text: "Wir machen Betriebsferien und liefern danach.", resumesOn: null } },
};

export const Long: Story = {
	args: {
		closure: {
			text: "En raison de nos congés annuels et de la rénovation complète de notre atelier, nous ne préparons ni n’expédions aucune commande pendant cette période.",
			resumesOn: "2027-12-01",
		},
	},
};
