import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { shellFixture } from "#stories/fixtures/site-models.ts";
import { padded, withShell } from "#stories/fixtures/with-shell.tsx";
import { CompanyInfo } from "#ui/components/company-info.tsx";

const meta = { component: CompanyInfo, decorators: [padded] } satisfies Meta<typeof CompanyInfo>;

export default meta;
type Story = StoryObj<typeof meta>;

const { legalSidebar } = shellFixture("de");

export const Everything: Story = {
	name: "R-COMP-02 shows name, address type, legal form, executives, address, telephone and e-mail",
	decorators: [withShell(() => ({ legalSidebar }))],
	globals: { language: "de" },
	play: async ({ canvas }) => {
		const block = canvas.getByRole("region", { name: "Unternehmen" });
		for (const text of [
			"Sternau GmbH",
			"Hauptgeschäftsstelle",
			"vertreten durch",
			"Clara Sternau",
			"Königstraße 12",
			"10178 Berlin",
			"Telefon +49 30 23125120",
			"haus@sternau.example",
		])
			await expect(block).toHaveTextContent(text);
	},
};

export const NotCallable: Story = {
	name: "R-COMP-02 R-PHONE-01 shows the telephone number without a link",
	decorators: [withShell(() => ({ legalSidebar }))],
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/\+49 30 23125120/)).toBeVisible();
		await expect(canvas.queryByRole("link")).toBeNull();
	},
};

export const LittleKnown: Story = {
	decorators: [
		withShell(() => ({
			legalSidebar: {
				...legalSidebar,
				addressLabelKey: null,
				formKey: null,
				executives: [],
				phone: null,
				email: null,
			},
		})),
	],
};

export const SeveralExecutives: Story = {
	decorators: [
		withShell(() => ({
			legalSidebar: {
				...legalSidebar,
				company_name: "Uhren- und Schmuckhandelsgesellschaft Sternau & Töchter mbH & Co. KG",
				addressLabelKey: "legal.address.federal_office",
				formKey: "legal.form.bag",
				executives: ["Dr. Clara Sternau", "Henrik Sternau", "Miriam Falkenried-Hohenlohe"],
			},
		})),
	],
	globals: { viewport: { value: "narrow" } },
};
