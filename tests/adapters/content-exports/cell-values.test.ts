import { describe, expect, it } from "vitest";
import { decimalMarkOf, parsePrice } from "#adapters/content-exports/cell-values.ts";
import { markdownOf, plainTextOf } from "#adapters/content-exports/html-markdown.ts";

describe("a price in an export", () => {
	it.each([
		["1290.00", "1290"],
		["1.290,00 €", "1290"],
		["1,290.50", "1290.5"],
		["CHF 1'290.–", "1290"],
		["1’290,-", "1290"],
		["EUR 1.234.567", "1234567"],
		["19,9", "19.9"],
		["0,99", "0.99"],
		["1 290,00", "1290"],
		["490", "490"],
	])("B-SEC-04 %s is %s", (text, price) => {
		expect(parsePrice(text, null)).toBe(price);
	});

	it.each([
		"",
		"auf Anfrage",
		"-12.00",
		"1.290",
		"12,34,56",
		"1.2.3",
		"1e5",
		"12.345,6,7",
		"∞",
		"1,29.000,1",
	])("B-SEC-04 %j is none", (text) => {
		expect(parsePrice(text, null)).toBeNull();
	});

	it.each([
		[["1.290", "12,50"], ","],
		[["1,290.00", "5"], "."],
		[["1.290"], null],
		[["12,50", "12.50"], null],
	])("the decimal mark of %j is %j", (prices, mark) => {
		expect(decimalMarkOf(prices)).toBe(mark);
	});
});

describe("a description in HTML", () => {
	it.each([
		["<h1>A</h1><h3>B</h3>", "## A\n\n### B"],
		["<p>a &lt;b&gt; &amp;copy; 5 * 3</p>", "a \\<b> \\&copy; 5 \\* 3"],
		[
			"<table><tr><th>Stein</th><td>Diamant</td></tr><tr><td>Karat</td><td>0,2</td></tr></table>",
			"- Stein: Diamant\n- Karat: 0,2",
		],
		["<table><tr><td>Stein<br></td><td>Diamant<br>0,2 ct</td></tr></table>", "- Stein: Diamant 0,2 ct"],
		["<dl><dt>Stein:</dt><dd>Diamant</dd><dt>Karat</dt><dd>0,2</dd></dl>", "- Stein: Diamant\n- Karat: 0,2"],
		["<ul><li>eins<li>zwei</ul>", "-   eins\n-   zwei"],
		['<a href="javascript:alert(1)">x</a> <a href="/seite">y</a>', "x [y](/seite)"],
		["<style>p{}</style><p></p>", ""],
		["Zeile 1\nZeile 2\n\nAbsatz", "Zeile 1\\\nZeile 2\n\nAbsatz"],
		["# kein Titel", "\\# kein Titel"],
	])("B-SEC-05 %j becomes %j", (html, markdown) => {
		expect(markdownOf(html)).toEqual({ markdown, dropped: [] });
	});

	it("B-SEC-05 loses scripts, frames, forms and images, and says so", () => {
		const html =
			'<p>Text</p><script>alert(1)</script><iframe src="x"></iframe><img src=x onerror=y><form><input></form>';
		expect(markdownOf(html)).toEqual({
			markdown: "Text",
			dropped: ["form", "iframe", "img", "input", "script"],
		});
	});

	it("B-USE-07 has no link without text where an image was left out", () => {
		expect(markdownOf('<p>Vor <a href="/gross.jpg"><img src="klein.jpg"></a> nach</p>')).toEqual({
			markdown: "Vor  nach",
			dropped: ["img"],
		});
	});

	it("is plain text in names", () => {
		expect(plainTextOf("<b>Ringe</b> &amp; *Ketten*")).toBe("Ringe & *Ketten*");
	});
});
