import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import type { PageSummary } from "#core/pages/page.ts";
import { createPageLinks } from "#core/pages/page-links.ts";
import { renderMarkdown } from "#renderer/plan/markdown.ts";
import { siteTexts } from "#renderer/plan/site-texts.ts";

const head = { title: "Uhren", description: "", image: null };
const watches: PageSummary = {
	id: "watches",
	key: "watches",
	template: "display",
	brand: null,
	hash: "",
	translations: [
		{ language: "de", path: "/uhren", ...head },
		{ language: "en", path: "/en/watches", ...head },
	],
};

function render(source: string, language: "de" | "en" | "fr" = "de") {
	const logger = createMemoryLogger();
	const context = {
		language,
		t: siteTexts({ translations: [] })(language).t,
		links: createPageLinks([watches], "de"),
		logger,
		subject: "test",
		anchors: new Set<string>(),
	};
	return { html: renderMarkdown(source, context), logger };
}

describe("Markdown", () => {
	it.each([
		["## Größen & Maße", '<h2 id="groessen-masse">'],
		["### Gravur", '<h3 id="gravur">'],
		["#### Preise", '<h4 id="preise">'],
	])("R-A11Y-03 gives the heading %s an anchor", (source, expected) => {
		expect(render(source).html).toContain(expected);
	});

	it("R-A11Y-03 never gives two headings of a page the same anchor", () => {
		const { html } = render("## Ringe\n\n## Ringe\n\n### Ringe");
		expect([...html.matchAll(/id="([^"]*)"/g)].map(([, id]) => id)).toEqual(["ringe", "ringe-2", "ringe-3"]);
	});

	it("R-NAV-04 resolves a link to the page's version in the text's language", () => {
		expect(render("[Uhren](/uhren)", "en").html).toContain('href="/en/watches"');
	});

	it("R-NAV-08 keeps the German path with its language if the text's language has no such page", () => {
		expect(render("[Uhren](/uhren)", "fr").html).toContain('href="/uhren" hreflang="de"');
	});

	it("R-NAV-05 opens an external link in a new tab without endorsement", () => {
		expect(render("[x](https://example.org/)").html).toContain(
			'href="https://example.org/" target="_blank" rel="nofollow noopener noreferrer"',
		);
	});

	it.each([
		["https://example.org/", "öffnet in neuem Tab", "nofollow noopener noreferrer"],
		["mailto:haus@example.org", "E-Mail schreiben", "noopener"],
		["tel:+493012345", "anrufen", "noopener"],
	])("R-NAV-05 notes the effect of a link to %s in the text", (target, note, rel) => {
		expect(render(`Siehe [**hier**](${target}).`).html).toContain(
			`href="${target}" target="_blank" rel="${rel}"><strong>hier</strong><span class="visually-hidden"> (${note})</span></a>.`,
		);
	});

	it("R-NAV-05 adds no note to links within the site", () => {
		expect(render("[x](https://example.org/) und [Uhren](/uhren), [oben](#x)").html).toContain(
			'und <a href="/uhren">Uhren</a>, <a href="#x">oben</a>',
		);
	});

	it("logs a link that leads to no page", () => {
		expect(render("[x](/gibt-es-nicht)").logger.notes).toEqual([
			{ key: "link.dead", details: { subject: "test", target: "/gibt-es-nicht" } },
		]);
	});
});

/** The elements of running text. */
const allowed = new Set(
	"p a em strong code pre h1 h2 h3 h4 h5 h6 ul ol li blockquote hr br table thead tbody tr th td s".split(
		" ",
	),
);

describe("Markdown from an attacker", () => {
	it.each([
		"<script>alert(1)</script>",
		"<img src=x onerror=alert(1)>",
		"[x](javascript:alert(1))",
		"[x](JaVaScRiPt:alert(1))",
		"[x](data:text/html,<script>alert(1)</script>)",
		"[x](vbscript:msgbox)",
		"![x](javascript:alert(1))",
		"<svg onload=alert(1)>",
		"<a href='javascript:alert(1)'>x</a>",
		"<https://example.org/><script>",
		'[x](https://example.org/"onmouseover="alert(1))',
	])("B-SEC-02 renders %s to nothing executable", (source) => {
		const { html } = render(source);
		expect(html).not.toMatch(/<(script|img|svg|iframe|object)/i);
		expect(html).not.toMatch(/<[^>]*\son\w+\s*=/i);
		expect(html).not.toMatch(/href="\s*(javascript|data|vbscript):/i);
	});

	it("B-SEC-02 emits only the elements of running text, whatever the source", () => {
		const piece = fc.constantFrom(
			"<",
			">",
			"script",
			"[a](",
			")",
			"javascript:",
			"\n\n",
			"##",
			"`",
			"&#106;",
			'"',
			"x",
			"|",
			"*",
		);
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
				const { html } = render(pieces.join(""));
				const elements = [...html.matchAll(/<\/?([a-z][a-z0-9]*)/gi)].map(([, name]) => name?.toLowerCase());
				expect(elements.every((name) => name !== undefined && allowed.has(name))).toBe(true);
				expect(html).not.toMatch(/href="\s*javascript:/i);
			}),
			{ numRuns: 1000 },
		);
	});
});
