import { describe, expect, it } from "vitest";
import { markdownOf } from "#adapters/content-exports/html-markdown.ts";
import { wordpressHtml } from "#adapters/content-exports/wordpress-text.ts";

const markdown = (text: string) => markdownOf(wordpressHtml(text).html).markdown;

describe("a description of WordPress", () => {
	it.each([
		["Ein <strong>Ring</strong>.\n\nZweiter Absatz.", "Ein **Ring**.\n\nZweiter Absatz."],
		["<em>Zeile 1</em>\nZeile 2<br />\nZeile 3", "*Zeile 1*\\\nZeile 2\\\nZeile 3"],
		["Text\n<ul>\n\t<li>eins</li>\n\t<li>zwei</li>\n</ul>\nEnde", "Text\n\n-   eins\n-   zwei\n\nEnde"],
		["<h3>Pflege</h3>\nMit <b>Tuch</b>\n\nNie kochen.", "### Pflege\n\nMit **Tuch**\n\nNie kochen."],
		["<p>A</p>\n<p>&nbsp;</p>\n<p>B</p>", "A\n\nB"],
		["Seite 1\n\n<!--nextpage-->\n\nSeite 2 <!--more-->Rest", "Seite 1\n\nSeite 2\n\nRest"],
		["<address>Graben 19\n1010 Wien</address>", "Graben 19\\\n1010 Wien"],
		["<pre>a\n\nb</pre>\nText", "a\n\nb\n\nText"],
		["Ohne Auszeichnung\n\nZweiter Absatz", "Ohne Auszeichnung\n\nZweiter Absatz"],
		[
			"<!-- wp:paragraph -->\n<p>Absatz\neins</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:list -->\n<ul><li>x</li></ul>\n<!-- /wp:list -->",
			"Absatz eins\n\n-   x",
		],
		["„Glanz“ – 5 mm 💍 <i>l’or</i>", "„Glanz“ – 5 mm 💍 *l’or*"],
	])("B-USE-07 has the paragraphs and lines of %j", (text, expected) => {
		expect(markdown(text)).toBe(expected);
	});

	it.each([
		['Vorher\n\n[gallery ids="1,2"]\n\nNachher', "Vorher\n\nNachher", ["[gallery]"]],
		[
			'Ring [caption id="a" width="6"]<a href="https://x.example/a.jpg"><img src="a.jpg" /></a> Am Kai[/caption] aus Gold',
			"Ring aus Gold",
			["[caption]"],
		],
		[
			"[vc_row][vc_column_text]<p>Text</p>[/vc_column_text][/vc_row]",
			"Text",
			["[vc_row]", "[vc_column_text]"],
		],
		["[row]Text[/row]", "Text", ["[row]"]],
		['[button link="/x"]Kaufen', "Kaufen", ["[button]"]],
		['[contact-form-7 id="5"]Text', "Text", ["[contact-form-7]"]],
		[
			'Siehe <a href="https://alt.example/wp-content/uploads/2024/pflege.pdf">Pflege</a> und <a href="/kontakt">uns</a>',
			"Siehe Pflege und [uns](/kontakt)",
			["https://alt.example/wp-content/uploads/2024/pflege.pdf"],
		],
		["[embed]https://youtu.be/x[/embed]", "https://youtu.be/x", []],
		["Gold [750] und [neu], siehe [1]", "Gold \\[750\\] und \\[neu\\], siehe \\[1\\]", []],
	])("B-USE-07 loses the shortcodes and links to uploads of %j and names them", (text, expected, dropped) => {
		expect(markdown(text)).toBe(expected);
		expect(wordpressHtml(text).dropped).toEqual(dropped);
	});
});
