import { type Change, meta, ofProduct, says, tells, words } from "#tests/core/check/slip-changes.ts";

/** Texts, links and titles that were not finished, or damaged, by kind. */
export const textSlips: Readonly<Record<string, readonly (readonly [slip: string, change: Change])[]>> = {
	languages: [
		[
			"description English in German",
			tells("halo", "A delicate halo of small diamonds surrounds the stone, set by hand in our workshop."),
		],
		[
			"description German in English",
			tells("halo", "Ein Kranz aus kleinen Brillanten umgibt den Stein, von Hand gefasst.", "en"),
		],
		[
			"copied in fr",
			ofProduct("halo", (own) => ({
				translations: own.translations.map((t) =>
					t.language === "fr"
						? { ...t, description: own.translations.find((e) => e.language === "en")?.description ?? null }
						: t,
				),
			})),
		],
		[
			"mixed in one text",
			says(
				"Willkommen in unserem Haus. This is the place where you will find the ring of your life and we are happy to help.",
			),
		],
		["short other language", says("Free shipping and easy returns on every order")],
		[
			"page title German in English",
			meta("watches", { title: "Uhren und Chronographen aus unserer Werkstatt" }, "en"),
		],
		[
			"page description German in French",
			meta(
				"about",
				{
					description:
						"Seit Generationen fertigen wir Schmuck in Berlin und beraten Sie gern in unserem Haus.",
				},
				"fr",
			),
		],
		["lorem", tells("halo", "Lorem ipsum dolor sit amet")],
		["todo", says("TODO: Text vom Chef")],
		["xxx", says("Wir feiern XX Jahre Sternau.")],
		["test", words("halo", { display_name: "Test" })],
		["test2", words("halo", { display_name: "Testprodukt bitte nicht kaufen" })],
		["platzhalter", tells("halo", "Hier kommt noch ein Text hin.")],
		["asdf", tells("halo", "asdasd")],
		["blindtext", says("Dies ist ein Blindtext.")],
		["brackets", says("[NAME EINFÜGEN] freut sich auf Sie.")],
		["muster", says("Musterstraße 1, 12345 Musterstadt")],
		["ai answer", says("Natürlich! Hier ist ein ansprechender Text für Ihre Startseite:")],
		["ai answer 2", says("Als KI-Sprachmodell kann ich keine persönlichen Erfahrungen teilen.")],
		["editor note", says("(Anmerkung Lisa: Preis noch klären)")],
		["template variable", says("Hallo {first_name}, willkommen zurück!")],
		["template variable 2", says("Hallo %%vorname%%, willkommen!")],
		["undefined", says("Willkommen bei undefined.")],
		[
			"sentence cut",
			tells("halo", "Ein Kranz aus kleinen Brillanten umgibt den Stein, von Hand gefasst in unserer Werkst"),
		],
	],
	encoding: [
		["mojibake", says("SchÃ¶ne Uhren fÃ¼r SchÃ¼ler")],
		["mojibake2", says("Goldâ€“Schmuck und â€žRingeâ€œ")],
		["amp", says("Ring &amp;amp; Kette")],
		["amp in name", words("halo", { display_name: "Ring &amp; Kette" })],
		["nbsp text", words("halo", { display_name: "Halo&nbsp;Ring" })],
		["fffd", says("Sch\ufffdner Schmuck")],
		["question mark", says("Sch?ne Uhren f?r Sie")],
		["numeric", says("Gr&#246;&szlig;e w&auml;hlen".replaceAll("&", "&amp;"))],
		["soft hyphen name", words("halo", { display_name: "Ha\u00adlo\u200b" })],
		["word leftovers", says("<!--[if gte mso 9]><xml></xml><![endif]-->Schmuck")],
		["mso", says("mso-style-name: Normale Tabelle; mso-fareast-language: DE")],
		["latin1 control", says("Der \u0084Stern\u0093 von Berlin")],
		["decomposed", words("halo", { display_name: "Ha\u0308lo Scho\u0308n" })],
		["quotes CSV", tells("halo", '"Ein Kranz aus ""kleinen"" Brillanten umgibt den Stein"')],
		["literal \\n", tells("halo", "Ein Kranz aus Brillanten.\\nVon Hand gefasst in Berlin.")],
		["bbcode", says("[b]Neu[/b] bei uns: [url=https://x.de]hier[/url]")],
		["shortcode", says("[vc_row][vc_column]Schmuck[/vc_column][/vc_row]")],
		["html div", says('&lt;div class="x"&gt;Schmuck&lt;/div&gt;')],
	],
	links: [
		["dead", says("[Ringe](/ringe-gibt-es-nicht)")],
		["localhost", says("[Ringe](http://localhost:3000/ringe)")],
		["staging", says("[Ringe](https://staging.juwelier-sternau.example/uhren)")],
		["http", says("[Partner](http://www.partner.de/)")],
		["tracking", says("[Partner](https://www.partner.de/?utm_source=newsletter&fbclid=123)")],
		["empty", says("[Partner]()")],
		["mailto", says("[Mail](mailto:)")],
		["mailto broken", says("[Mail](mailto:guten.tag@juwelier-sternau)")],
		["mailto other", says("[guten.tag@juwelier-sternau.example](mailto:info@andere-firma.de)")],
		["tel", says("[Anrufen](tel:)")],
		["tel mismatch", says("[030 23125 120](tel:+493099999999)")],
		["own domain absolute dead", says("[Ringe](https://www.juwelier-sternau.example/gibt-es-nicht)")],
		["other language link", says("[Watches](/en/watches)")],
		["admin", says("[bearbeiten](https://cms.example.com/admin/content/pages/3)")],
		["file", says("[PDF](file:///C:/Users/Lisa/Desktop/preise.pdf)")],
		["drive path", says("![Bild](C:\\Users\\Lisa\\ring.jpg)")],
		["google doc", says("[Katalog](https://docs.google.com/document/d/abc/edit)")],
		["wp-admin", says("[Katalog](https://www.juwelier-sternau.example/wp-admin/post.php?post=3)")],
		["missing slash", says("[Uhren](uhren)")],
		["www without protocol", says("[Partner](www.partner.de)")],
		["htp typo", says("[Partner](htps://www.partner.de)")],
		["double protocol", says("[Partner](https://https://www.partner.de)")],
		["space in url", says("[Partner](<https://www.partner.de/neue ringe>)")],
		["social root", says("[Instagram](https://www.instagram.com/)")],
		["facebook url", says("[Facebook](https://www.facebook.com/your-page)")],
	],
	seo: [
		["duplicate title", meta("jewelry", { title: "Uhren" })],
		[
			"title long",
			meta("jewelry", {
				title:
					"Schmuck, Ringe, Ketten, Ohrringe, Armbänder, Verlobungsringe und Trauringe günstig kaufen in Berlin",
			}),
		],
		["description long", meta("jewelry", { description: "Schmuck ".repeat(60) })],
		["title starts with home", meta("home", { title: "Startseite" })],
		["title untitled", meta("jewelry", { title: "Neue Seite" })],
		["title caps", meta("jewelry", { title: "SCHMUCK KAUFEN!!! JETZT!!!" })],
		[
			"keywords",
			meta("jewelry", {
				description:
					"Schmuck, Ringe, Ringe kaufen, Ringe günstig, Ringe Berlin, Goldringe, Silberringe, Eheringe, Trauringe, Ketten, Goldketten",
			}),
		],
		["copy year", says("© 2019 Juwelier Sternau")],
		["title with html", meta("jewelry", { title: "Schmuck &amp; Uhren" })],
		["old event", says("Save the date: Trauringtage am 12. und 13. Oktober 2024 bei uns im Haus.")],
		["vacation past", says("Wir machen Betriebsferien vom 1. bis 14. August 2024.")],
		["soon opening past", says("Im Frühjahr 2023 eröffnen wir unsere neue Filiale.")],
		["new in 2021", says("Neu ab September 2021: Goldschmiedekurse.")],
	],
};
