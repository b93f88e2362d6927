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

export const TextAlone: Story = {};

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
	args: { page: demoPage("legal", "de"), aside: <LegalSidebar /> },
};

export const ContactBelowTheText: Story = {
	args: { children: <ContactCard title="Ist Ihnen eine Hürde begegnet?" /> },
};

export const OnAPhone: Story = {
	args: { contents: true, aside: <LegalSidebar /> },
	globals: { viewport: { value: "phone" } },
};
