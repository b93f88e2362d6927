import { describe, expect, it } from "vitest";
import type { Language } from "#core/language/language.ts";
import type { BlockModel } from "#core/models/block-model.ts";
import type { LegalFormKey } from "#core/models/legal-sidebar.ts";
import { everyBlock, pageFixture, shellFixture } from "#stories/fixtures/site-models.ts";
import { renderPage } from "#tests/ui/render.tsx";

const legal = everyBlock.filter(({ type }) => type === "legal");

async function aside(formKey: LegalFormKey, language: Language = "de") {
	const shell = shellFixture(language);
	const legalSidebar = { ...shell.legalSidebar, formKey };
	const html = await renderPage(pageFixture(language, { template: "legal", blocks: legal }), {
		...shell,
		legalSidebar,
	});
	return /<aside.*<\/aside>/s.exec(html)?.[0] ?? "";
}

describe("the legal sidebar", () => {
	it.each([
		["legal.form.single", "de", "Inhaber"],
		["legal.form.ev", "de", "Vertretungsberechtigte Vorstände:"],
		["legal.form.bag", "de", "Berufsausübungsgemeinschaft der Vertragsärzte"],
		["legal.form.other", "de", "vertreten durch"],
		["legal.form.other", "en", "represented by"],
	] as const)(
		"R-LEGAL-03 puts the label of %s (%s) above the executives: %j",
		async (key, language, words) => {
			expect(await aside(key, language)).toMatch(new RegExp(`>${words}</span><span>Clara Sternau<`));
		},
	);

	it("R-LEGAL-03 shows a legal form without executives, and no empty heading", async () => {
		const shell = shellFixture("de");
		const without = async (formKey: LegalFormKey | null) => {
			const legalSidebar = { ...shell.legalSidebar, formKey, executives: [] };
			const html = await renderPage(pageFixture("de", { template: "contact" }), { ...shell, legalSidebar });
			const legalHtml = await renderPage(pageFixture("de", { template: "legal", blocks: legal }), {
				...shell,
				legalSidebar,
			});
			return html + legalHtml;
		};
		const practice = await without("legal.form.bag");
		expect(practice.match(/Berufsausübungsgemeinschaft der Vertragsärzte/g)).toHaveLength(2);
		expect(await without(null)).not.toContain("vertreten durch");
	});

	it.each([
		["de", "Umsatzsteuer-Identifikationsnummer gemäß §\u00a027a Umsatzsteuergesetz", "Steuernummer"],
		[
			"en",
			"VAT identification number according to section\u00a027a of the German VAT Act (UStG)",
			"Tax number",
		],
		[
			"fr",
			"Numéro d’identification à la TVA selon l’article\u00a027a de la loi allemande sur la taxe sur le chiffre d’affaires (UStG)",
			"Numéro fiscal",
		],
	] as const)("R-LEGAL-04 labels the VAT number and the tax number in %s", async (language, vat, tax) => {
		const html = await aside("legal.form.other", language);
		expect(html).toContain(`<dt>${vat}</dt><dd>DE123456789</dd>`);
		expect(html).toContain(`<dt>${tax}</dt><dd>30/123/45678</dd>`);
	});

	it("R-LEGAL-02 R-LEGAL-04 shows address, contact, register and tax numbers; the fax cannot be called", async () => {
		const html = await aside("legal.form.other");
		expect(html).toMatch(/Sternau GmbH.*Hauptgeschäftsstelle.*Königstraße 12.*10178 Berlin/s);
		expect(html).toMatch(/tel:\+493023125120.*\+49 30 23125129.*mailto:haus@sternau\.example/s);
		expect(html).toMatch(/HRB 12345.*Charlottenburg.*§\u00a027a.*DE123456789.*30\/123\/45678/s);
		expect(html.match(/href="tel:/g)).toHaveLength(1);
	});
});

describe("the legal blocks", () => {
	it("R-LEGAL-01 shows each with its heading, and the brand's own policies as links", async () => {
		const html = await renderPage(pageFixture("de", { template: "legal", blocks: legal }));
		expect(html).toMatch(/Berufshaftpflichtversicherung<\/h2>.*Beispiel AG/s);
		expect(html).toMatch(
			/Gesetzlich vorgeschriebener Datenschutzbeauftragter<\/h2>.*Falkenried.*Am Schlossgarten 4/s,
		);
		expect(html.match(/href="https:\/\/www\.rolex\.com\/[^"]+"/g)).toHaveLength(3);
	});

	it("R-LEGAL-01 shows no heading for a text without one", async () => {
		const markdown = { html: "<p>Angaben</p>", headings: [] };
		const blocks: BlockModel[] = [{ type: "legal", id: "image_sources", heading: null, markdown }];
		const html = await renderPage(pageFixture("de", { template: "legal", blocks }));
		expect(/<main.*<\/main>/s.exec(html)?.[0]).not.toContain("<h2");
	});
});

describe("the table of contents", () => {
	it("R-A11Y-03 lists the second-level headings of texts as plain words", async () => {
		const [one, other] = [
			{ anchor: "a-b", text: "A & B <3" },
			{ anchor: "c", text: "C" },
		];
		const markdown = { html: "<p>Angaben</p>", headings: [one, other] };
		const blocks: BlockModel[] = [{ type: "text", markdown }];
		const html = await renderPage(pageFixture("de", { template: "terms", blocks }));
		const contents = /<nav[^>]*aria-label="Inhalt".*?<\/nav>/s.exec(html)?.[0] ?? "";
		expect(contents).toContain('<a href="#a-b">A &amp; B &lt;3</a>');
		expect(contents).toContain('<a href="#c">C</a>');
	});
});
