import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { padded, withShell } from "#stories/fixtures/with-shell.tsx";
import { listShop } from "#stories/shop/list-models.ts";
import { plainProduct } from "#stories/shop/product-models.ts";
import { GuaranteeLabel, GuaranteeNotice } from "#ui/shop/guarantee-notice.tsx";

const guaranteed = plainProduct({ guarantee_years: 5, guarantor: "Alpenhorn Uhren AG" });

const meta = {
	title: "Shop/GuaranteeNotice",
	component: GuaranteeNotice,
	decorators: [padded, withShell(() => ({ shop: listShop() }))],
} satisfies Meta<typeof GuaranteeNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Notice: Story = {
	name: "B-LAW-08 explains the legal guarantee as text without the official file",
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/mindestens zwei Jahre ab Lieferung/)).toBeVisible();
		await expect(canvas.queryByText(/GARAN|Anhang/)).toBeNull();
	},
};

const pdf = { href: "/documents/eu-guarantee-notice.de.pdf", kilobytes: 120 };

export const NoticeAsDocument: Story = {
	name: "B-LAW-08 links an official notice in PDF with its size below the text, without an image",
	decorators: [withShell(() => ({ shop: { ...listShop(), noticeDocument: pdf } }))],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole("link", { name: /PDF, 120\sKB/ })).toHaveAttribute("href", pdf.href);
		await expect(canvas.getByText(/mindestens zwei Jahre ab Lieferung/)).toBeVisible();
	},
};

export const NoticeInZeitwerk: Story = { globals: { theme: "zeitwerk", viewport: { value: "phone" } } };

export const NoticeInMaison: Story = { globals: { theme: "maison" } };

export const Label: Story = {
	name: "B-LAW-08 names years and guarantor on the label of a producer's guarantee",
	render: () => <GuaranteeLabel product={guaranteed} image={null} document={null} terms={null} />,
	play: async ({ canvas }) => {
		await expect(canvas.getAllByText(/Alpenhorn Uhren AG/)[0]).toBeVisible();
	},
};

export const LabelAsDocument: Story = {
	name: "B-LAW-08 links an official label in PDF with its size next to the text",
	render: () => <GuaranteeLabel product={guaranteed} image={null} document={pdf} terms={null} />,
	play: async ({ canvas }) => {
		await expect(canvas.getByRole("link", { name: /PDF, 120\sKB/ })).toHaveAttribute("href", pdf.href);
	},
};

export const LabelInZeitwerk: Story = { ...Label, name: "Label in Zeitwerk", globals: { theme: "zeitwerk" } };

export const LabelInMaison: Story = { ...Label, name: "Label in Maison", globals: { theme: "maison" } };
