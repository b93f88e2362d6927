import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { demoPage } from "#stories/fixtures/demo-shop.ts";
import { ContactCard } from "#ui/components/contact-card.tsx";
import { LegalLayout } from "#ui/components/legal-layout.tsx";
import { LegalSidebar } from "#ui/components/legal-sidebar.tsx";

const meta = { component: LegalLayout, args: { page: demoPage("terms", "de") } } satisfies Meta<
	typeof LegalLayout
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TextOnly: Story = {};

export const WithContents: Story = {
	args: { contents: true },
	globals: { language: "de" },
	play: async ({ canvas }) => {
		const contents = canvas.getByRole("navigation", { name: "Inhalt" });
		const links = [...contents.querySelectorAll("a")];
		await expect(links.length).toBeGreaterThan(1);
		for (const { hash } of links) await expect(document.getElementById(hash.slice(1))).toBeVisible();
	},
};

export const WithTheCompanyAtItsSide: Story = {
	name: "R-THEME-02 gives the text eight of the grid's twelve columns, and the company four",
	args: { page: demoPage("legal", "de"), aside: <LegalSidebar /> },
	globals: { viewport: { value: "desktop" } },
	play: async ({ canvasElement }) => {
		const columns = [...(canvasElement.querySelector("article > div")?.children ?? [])];
		const [head = 0, text = 0, side = 0] = columns.map((column) => column.getBoundingClientRect().width);
		await expect(columns).toHaveLength(3);
		const column = (head - 11 * 30) / 12;
		await expect(text).toBeCloseTo(8 * column + 7 * 30, 0);
		await expect(side).toBeCloseTo(4 * column + 3 * 30, 0);
	},
};

export const ContactBelowTheText: Story = {
	args: { children: <ContactCard title="Ist Ihnen eine Hürde begegnet?" /> },
};

export const OnAPhone: Story = {
	args: { contents: true, aside: <LegalSidebar /> },
	globals: { viewport: { value: "phone" } },
};
