import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { padded } from "#stories/fixtures/with-shell.tsx";
import { Phone } from "#ui/components/phone.tsx";

const meta = {
	component: Phone,
	decorators: [padded],
	args: { phone: { text: "+49 30 23125120", href: "tel:+493023125120", valid: true } },
} satisfies Meta<typeof Phone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Callable: Story = {
	name: "R-NAV-05 R-PHONE-01 links a callable number with the title Telefon, in a new tab, with an icon",
	globals: { language: "de" },
	play: async ({ canvas }) => {
		const link = canvas.getByRole("link");
		await expect(link).toHaveAttribute("href", "tel:+493023125120");
		await expect(link).toHaveAttribute("title", "Telefon");
		await expect(link).toHaveAttribute("target", "_blank");
		await expect(link.querySelector("i")).toBeVisible();
	},
};

export const NotCallable: Story = { args: { phone: { text: "+49 30 23125129", href: null, valid: true } } };

export const AsWritten: Story = {
	name: "R-PHONE-01 shows an invalid number as written, without a link",
	args: { phone: { text: "030 / 23 12 51 (Werkstatt)", href: null, valid: false } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText("030 / 23 12 51 (Werkstatt)")).toBeVisible();
		await expect(canvas.queryByRole("link")).toBeNull();
	},
};
