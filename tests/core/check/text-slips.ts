import {
	addSentence,
	type Change,
	describeProduct,
	editProduct,
	editTexts,
	meta,
} from "#tests/core/check/slip-changes.ts";

/** Unfinished or damaged texts, links and titles, by kind. */
export const textSlips: Readonly<Record<string, readonly (readonly [slip: string, change: Change])[]>> = {
	languages: [
		[
			"description English in German",
			describeProduct(
				"halo",
				"A delicate halo of small diamonds surrounds the stone, set by hand in our workshop.",
			),
		],
		[
			"description German in English",
			describeProduct("halo", "Ein Kranz aus kleinen Brillanten umgibt den Stein, von Hand gefasst.", "en"),
		],
		[
			"copied in fr",
			editProduct("halo", (own) => ({
				translations: own.translations.map((t) =>
					t.language === "fr"
						? { ...t, description: own.translations.find((e) => e.language === "en")?.description ?? null }
						: t,
				),
			})),
		],
		[
			"mixed in one text",
			addSentence(
				"Willkommen in unserem Haus. This is the place where you will find the ring of your life and we are happy to help.",
			),
		],
		["short other language", addSentence("Free shipping and easy returns on every order")],
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
		["lorem", describeProduct("halo", "Lorem ipsum dolor sit amet")],
		["todo", addSentence("TODO: Text vom Chef")],
		["xxx", addSentence("Wir feiern XX Jahre Sternau.")],
		["test", editTexts("halo", { display_name: "Test" })],
		["test2", editTexts("halo", { display_name: "Testprodukt bitte nicht kaufen" })],
		["platzhalter", describeProduct("halo", "Hier kommt noch ein Text hin.")],
		["asdf", describeProduct("halo", "asdasd")],
		["blindtext", addSentence("Dies ist ein Blindtext.")],
		["brackets", addSentence("[NAME EINFÜGEN] freut sich auf Sie.")],
		["muster", addSentence("Musterstraße 1, 12345 Musterstadt")],
		["ai answer", addSentence("Natürlich! Hier ist ein ansprechender Text für Ihre Startseite:")],
		["ai answer 2", addSentence("Als KI-Sprachmodell kann ich keine persönlichen Erfahrungen teilen.")],
		["editor note", addSentence("(Anmerkung Lisa: Preis noch klären)")],
		["template variable", addSentence("Hallo {first_name}, willkommen zurück!")],
		["template variable 2", addSentence("Hallo %%vorname%%, willkommen!")],
		["undefined", addSentence("Willkommen bei undefined.")],
		[
			"sentence cut",
			describeProduct(
				"halo",
				"Ein Kranz aus kleinen Brillanten umgibt den Stein, von Hand gefasst in unserer Werkst",
			),
		],
	],
	encoding: [
		["mojibake", addSentence("SchÃ¶ne Uhren fÃ¼r SchÃ¼ler")],
		["mojibake2", addSentence("Goldâ€“Schmuck und â€žRingeâ€œ")],
		["amp", addSentence("Ring &amp;amp; Kette")],
		["amp in name", editTexts("halo", { display_name: "Ring &amp; Kette" })],
		["nbsp text", editTexts("halo", { display_name: "Halo&nbsp;Ring" })],
		["fffd", addSentence("Sch\ufffdner Schmuck")],
		["question mark", addSentence("Sch?ne Uhren f?r Sie")],
		["numeric", addSentence("Gr&#246;&szlig;e w&auml;hlen".replaceAll("&", "&amp;"))],
		["soft hyphen name", editTexts("halo", { display_name: "Ha\u00adlo\u200b" })],
		["word leftovers", addSentence("<!--[if gte mso 9]><xml></xml><![endif]-->Schmuck")],
		["mso", addSentence("mso-style-name: Normale Tabelle; mso-fareast-language: DE")],
		["latin1 control", addSentence("Der \u0084Stern\u0093 von Berlin")],
		["decomposed", editTexts("halo", { display_name: "Ha\u0308lo Scho\u0308n" })],
		["quotes CSV", describeProduct("halo", '"Ein Kranz aus ""kleinen"" Brillanten umgibt den Stein"')],
		["literal \\n", describeProduct("halo", "Ein Kranz aus Brillanten.\\nVon Hand gefasst in Berlin.")],
		["bbcode", addSentence("[b]Neu[/b] bei uns: [url=https://x.de]hier[/url]")],
		["shortcode", addSentence("[vc_row][vc_column]Schmuck[/vc_column][/vc_row]")],
		["html div", addSentence('&lt;div class="x"&gt;Schmuck&lt;/div&gt;')],
	],
	links: [
		["dead", addSentence("[Ringe](/ringe-gibt-es-nicht)")],
		["localhost", addSentence("[Ringe](http://localhost:3000/ringe)")],
		["staging", addSentence("[Ringe](https://staging.juwelier-sternau.example/uhren)")],
		["http", addSentence("[Partner](http://www.partner.de/)")],
		["tracking", addSentence("[Partner](https://www.partner.de/?utm_source=newsletter&fbclid=123)")],
		["empty", addSentence("[Partner]()")],
		["mailto", addSentence("[Mail](mailto:)")],
		["mailto broken", addSentence("[Mail](mailto:guten.tag@juwelier-sternau)")],
		["mailto other", addSentence("[guten.tag@juwelier-sternau.example](mailto:info@andere-firma.de)")],
		["tel", addSentence("[Anrufen](tel:)")],
		["tel mismatch", addSentence("[030 23125 120](tel:+493099999999)")],
		["own domain absolute dead", addSentence("[Ringe](https://www.juwelier-sternau.example/gibt-es-nicht)")],
		["other language link", addSentence("[Watches](/en/watches)")],
		["admin", addSentence("[bearbeiten](https://cms.example.com/admin/content/pages/3)")],
		["file", addSentence("[PDF](file:///C:/Users/Lisa/Desktop/preise.pdf)")],
		["drive path", addSentence("![Bild](C:\\Users\\Lisa\\ring.jpg)")],
		["google doc", addSentence("[Katalog](https://docs.google.com/document/d/abc/edit)")],
		["wp-admin", addSentence("[Katalog](https://www.juwelier-sternau.example/wp-admin/post.php?post=3)")],
		["missing slash", addSentence("[Uhren](uhren)")],
		["www without protocol", addSentence("[Partner](www.partner.de)")],
		["htp typo", addSentence("[Partner](htps://www.partner.de)")],
		["double protocol", addSentence("[Partner](https://https://www.partner.de)")],
		["space in url", addSentence("[Partner](<https://www.partner.de/neue ringe>)")],
		["social root", addSentence("[Instagram](https://www.instagram.com/)")],
		["facebook url", addSentence("[Facebook](https://www.facebook.com/your-page)")],
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
		["copy year", addSentence("© 2019 Juwelier Sternau")],
		["title with html", meta("jewelry", { title: "Schmuck &amp; Uhren" })],
		["old event", addSentence("Save the date: Trauringtage am 12. und 13. Oktober 2024 bei uns im Haus.")],
		["vacation past", addSentence("Wir machen Betriebsferien vom 1. bis 14. August 2024.")],
		["soon opening past", addSentence("Im Frühjahr 2023 eröffnen wir unsere neue Filiale.")],
		["new in 2021", addSentence("Neu ab September 2021: Goldschmiedekurse.")],
	],
};
