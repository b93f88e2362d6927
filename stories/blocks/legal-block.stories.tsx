import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { demoLegalBlock } from "#stories/fixtures/demo-shop.ts";
import { padded } from "#stories/fixtures/with-shell.tsx";
import { LegalBlock } from "#ui/blocks/lazy/legal-block.tsx";

const meta = {
	component: LegalBlock,
	decorators: [padded],
	args: { block: demoLegalBlock("legal_authority") },
	globals: { language: "de" },
} satisfies Meta<typeof LegalBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns a play function that expects exactly these headings, and these texts. */
const shows =
	(texts: readonly RegExp[], headings: readonly string[]): NonNullable<Story["play"]> =>
	async ({ canvas, canvasElement }) => {
		await expect(canvas.queryAllByRole("heading")).toHaveLength(headings.length);
		for (const heading of headings)
			await expect(canvas.getByRole("heading", { name: heading })).toBeVisible();
		for (const text of texts) await expect(canvasElement).toHaveTextContent(text);
	};

export const LegalAuthority: Story = {
	name: "R-LEGAL-01 legal_authority: the supervisory authority's text",
	args: { block: demoLegalBlock("legal_authority") },
	play: shows([/Bezirksamt Mitte von Berlin, Ordnungsamt/], ["Aufsicht und Kammer"]),
};

export const Insurance: Story = {
	name: "R-LEGAL-01 insurance: under the heading Berufshaftpflichtversicherung",
	args: { block: demoLegalBlock("insurance") },
	play: shows([/Beispiel Versicherung AG/], ["Berufshaftpflichtversicherung"]),
};

export const ImageSources: Story = {
	name: "R-LEGAL-01 image_sources: the sources of the images",
	args: { block: demoLegalBlock("image_sources") },
	play: shows([/Alle Bilder dieser Website/], ["Bildnachweis"]),
};

export const AdditionalTopInfo: Story = {
	name: "R-LEGAL-01 additional_top_info: the shop's own text above the others",
	args: { block: demoLegalBlock("additional_top_info") },
	play: shows([/Angaben gemäß § 5 des Digitale-Dienste-Gesetzes/], ["Verantwortlich für den Inhalt"]),
};

export const AdditionalBottomInfo: Story = {
	name: "R-LEGAL-01 additional_bottom_info: the shop's own text below the others",
	args: { block: demoLegalBlock("additional_bottom_info") },
	play: shows([/§ 36 VSBG/], ["Streitbeilegung", "Markennamen"]),
};

export const DataProtection: Story = {
	name: "R-LEGAL-01 data_protection: the officer with name, address, telephone and e-mail",
	args: { block: demoLegalBlock("data_protection") },
	play: async ({ canvas, canvasElement }) => {
		const heading = "Gesetzlich vorgeschriebener Datenschutzbeauftragter";
		await expect(canvas.getByRole("heading", { name: heading })).toBeVisible();
		for (const text of ["Dr. Miriam Falkenried", "Am Schlossgarten 4", "14059 Berlin", "+49 30 23125145"])
			await expect(canvasElement).toHaveTextContent(text);
		await expect(canvas.getByRole("link", { name: /datenschutz@juwelier-sternau\.example/ })).toBeVisible();
	},
};

export const Rolex: Story = {
	name: "R-LEGAL-01 rolex: the notice, with links to terms, privacy notice and cookie policy",
	args: {
		block: {
			type: "legal",
			id: "rolex",
			heading: { anchor: "rolex", text: "Eingebetteter Bereich von Rolex" },
		},
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByRole("heading")).toBeVisible();
		for (const name of [/^Nutzungsbedingungen/, /^Datenschutzhinweis/, /^Cookie-Richtlinie/])
			await expect(canvas.getByRole("link", { name })).toHaveAttribute(
				"href",
				expect.stringContaining("https://www.rolex.com/"),
			);
	},
};

/** Renders nothing without stored consents for external content (R-CONSENT-07). */
export const ConsentManager: Story = {
	name: "R-LEGAL-01 consentmanager: renders nothing, including the heading, without a stored consent",
	args: { block: demoLegalBlock("consentmanager") },
	play: async ({ canvas }) => {
		await expect(canvas.queryByRole("heading")).toBeNull();
	},
};
