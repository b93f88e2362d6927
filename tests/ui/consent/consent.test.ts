import { describe, expect, it } from "vitest";
import { languages } from "#core/language/language.ts";
import type { BlockModel } from "#core/models/block-model.ts";
import { everyBlock, pageFixture, shellFixture } from "#stories/fixtures/site-models.ts";
import { renderPage } from "#tests/ui/render.tsx";

const embed: BlockModel = {
	type: "embed",
	id: "map",
	provider: "OpenStreetMap",
	title: "Karte",
	heading: { anchor: "karte", text: "Karte" },
	purpose: "Zeigt den Weg.",
	src: "https://maps.example/embed",
	link: "https://maps.example/privacy",
	aspect_ratio: "21:9",
	image: null,
	function_id: "maps",
};
const main = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? "";

describe("a prerendered page and consent", () => {
	it.each([
		["de", "Cookie Einstellungen"],
		["en", "Cookie settings"],
		["fr", "Paramètres des cookies"],
	] as const)("R-FOOT-03 R-I18N-03 has in %s the footer button %j", async (language, label) => {
		const html = await renderPage(pageFixture(language));
		const footer = /<footer.*<\/footer>/s.exec(html)?.[0] ?? "";
		expect(footer.match(new RegExp(`<button[^>]*type="button"[^>]*>${label}</button>`, "g"))).toHaveLength(1);
	});

	it.each(languages)(
		"R-CONSENT-04 never contains the banner (%s), whatever the content asks",
		async (language) => {
			const html = await renderPage(
				pageFixture(language),
				shellFixture(language, { consent_preselect: true }),
			);
			expect(html).toMatch(/<cookie-banner[^>]*><\/cookie-banner>/);
			expect(html).not.toMatch(/role="dialog"|Alles ablehnen|Allow all|Tout refuser/);
			expect(html).not.toContain("Zeigt eine Karte.");
		},
	);

	it("R-CONSENT-07 contains no consent manager, because only the browser knows what is stored", async () => {
		const blocks = everyBlock.filter((block) => block.type === "legal" && block.id === "consentmanager");
		const html = await renderPage(pageFixture("de", { template: "legal", blocks }));
		expect(html).not.toMatch(/Zustimmungen verwalten|Matomo|iframe/);
	});
});

describe("the embed block", () => {
	it("R-CONSENT-08 shows provider, purpose, privacy notice and both ways to agree, and no address of the content", async () => {
		const html = main(await renderPage(pageFixture("de", { blocks: [embed] })));
		expect(html).toMatch(/Inhalt von OpenStreetMap.*<h2 id="karte"[^>]*>Karte<\/h2>.*Zeigt den Weg\./s);
		expect(html).toMatch(/href="https:\/\/maps\.example\/privacy"[^>]*rel="nofollow noopener noreferrer"/);
		expect(html).toMatch(/<button[^>]*>Inhalt laden<\/button><button[^>]*>Immer laden<\/button>/);
		expect(html).not.toMatch(/<iframe|maps\.example\/embed/);
		expect(html).toContain("--ratio:21 / 9");
	});
});

describe("the expander block", () => {
	const expander = everyBlock.filter(({ type }) => type === "expander");

	it("R-THEME-03 contains every answer, closed, below its question", async () => {
		const html = main(await renderPage(pageFixture("de", { blocks: expander })));
		expect(html).toMatch(
			/<details class="[^"]*"><summary><h3 id="wie-lange">.*?<\/summary>.*Drei Tage\..*?<\/details>/s,
		);
	});

	it("R-A11Y-03 makes questions second-level headings without a heading of its own", async () => {
		const blocks = everyBlock.flatMap((block) =>
			block.type === "expander" ? [{ ...block, heading: null }] : [],
		);
		const html = main(await renderPage(pageFixture("de", { blocks })));
		expect(html).toMatch(/<h2[^>]*id="wie-lange"/);
		expect(html).not.toContain("<h3");
	});
});
