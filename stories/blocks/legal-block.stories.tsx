import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { LegalInfoModel } from "#core/site/page-model.ts";
import { everyBlock } from "#stories/fixtures/site-models.ts";
import { padded } from "#stories/fixtures/with-shell.tsx";
import { LegalBlock } from "#ui/blocks/legal-block.tsx";

/** A text block as the renderer makes it: only that of the insurance has a heading of the catalogue's. */
function textBlock(html: string, headingKey: string | null = null): LegalInfoModel {
	return { type: "legal", id: "text", headingKey, html };
}

const officer = everyBlock.find((block) => block.type === "legal" && block.id === "data_protection");

const meta = {
	component: LegalBlock,
	decorators: [padded],
	args: {
		block: textBlock("<p>Angaben gemäß § 5 des Digitale-Dienste-Gesetzes (DDG).</p>"),
		anchor: "legal",
	},
	globals: { language: "de" },
} satisfies Meta<typeof LegalBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LegalAuthority: Story = {
	name: "R-LEGAL-01 legal_authority: the supervisory authority's text, with its own heading",
	args: {
		block: textBlock(
			'<h2 id="aufsicht">Aufsicht und Kammer</h2><p>Für den Ankauf von Edelmetallen (§ 38 der Gewerbeordnung): Bezirksamt Mitte von Berlin, Ordnungsamt, 13341 Berlin.</p>',
		),
	},
	play: async ({ canvas }) => {
		await expect(canvas.getAllByRole("heading")).toHaveLength(1);
		await expect(canvas.getByText(/Bezirksamt Mitte/)).toBeVisible();
	},
};

export const Insurance: Story = {
	name: "R-LEGAL-01 insurance: under the heading Berufshaftpflichtversicherung",
	args: {
		block: textBlock(
			"<p>Beispiel Versicherung AG, Musterallee 1, 10115 Berlin. Die Versicherung gilt in Deutschland und den übrigen Mitgliedstaaten der Europäischen Union.</p>",
			"legal.heading.insurance",
		),
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByRole("heading", { name: "Berufshaftpflichtversicherung" })).toBeVisible();
		await expect(canvas.getByText(/Beispiel Versicherung AG/)).toBeVisible();
	},
};

export const ImageSources: Story = {
	name: "R-LEGAL-01 image_sources: the sources of the pictures",
	args: { block: textBlock("<p>Alle Bilder dieser Website wurden für dieses Beispiel erzeugt.</p>") },
	play: async ({ canvas }) => {
		await expect(canvas.queryByRole("heading")).toBeNull();
		await expect(canvas.getByText(/Alle Bilder/)).toBeVisible();
	},
};

export const AdditionalTopInfo: Story = {
	name: "R-LEGAL-01 additional_top_info: the shop's own words, without a heading",
	play: async ({ canvas }) => {
		await expect(canvas.queryByRole("heading")).toBeNull();
		await expect(canvas.getByText(/§ 5/)).toBeVisible();
	},
};

export const AdditionalBottomInfo: Story = {
	name: "R-LEGAL-01 additional_bottom_info: the shop's own words, without a heading",
	args: { block: textBlock("<p>Wir nehmen an keinem Streitbeilegungsverfahren teil (§ 36 VSBG).</p>") },
	play: async ({ canvas }) => {
		await expect(canvas.queryByRole("heading")).toBeNull();
		await expect(canvas.getByText(/§ 36 VSBG/)).toBeVisible();
	},
};

export const DataProtection: Story = {
	name: "R-LEGAL-01 data_protection: the officer with name, address, telephone and e-mail",
	args: { block: officer as LegalInfoModel },
	play: async ({ canvas, canvasElement }) => {
		const heading = "Gesetzlich vorgeschriebener Datenschutzbeauftragter";
		await expect(canvas.getByRole("heading", { name: heading })).toBeVisible();
		for (const text of ["Dr. Miriam Falkenried", "Am Schlossgarten 4", "14059 Berlin", "+49 30 23125120"])
			await expect(canvasElement).toHaveTextContent(text);
		await expect(canvas.getByRole("link", { name: /datenschutz@sternau\.example/ })).toBeVisible();
	},
};

export const Rolex: Story = {
	name: "R-LEGAL-01 rolex: the notice, with links to terms, privacy notice and cookie policy",
	args: { block: { type: "legal", id: "rolex" } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole("heading")).toBeVisible();
		for (const name of [/^Nutzungsbedingungen/, /^Datenschutzhinweis/, /^Cookie-Richtlinie/])
			await expect(canvas.getByRole("link", { name })).toHaveAttribute(
				"href",
				expect.stringContaining("https://www.rolex.com/"),
			);
	},
};

export const ConsentManager: Story = {
	name: "R-LEGAL-01 consentmanager: the place where consents are changed",
	args: { block: { type: "legal", id: "consentmanager" } },
};
