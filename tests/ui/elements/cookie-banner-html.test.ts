import { describe, expect, it } from "vitest";
import { initialConsents } from "#core/consent/consent-state.ts";
import { entryOf } from "#tests/core/consent/consent-arbitraries.ts";
import { strictTranslate } from "#tests/ui/render.tsx";
import { cookieBannerHtml } from "#ui/elements/cookie-banner-html.ts";

const t = await strictTranslate("de");
const htmlOf = (fields: Parameters<typeof entryOf>[1]) =>
	cookieBannerHtml(initialConsents([entryOf("maps", fields)]), t);

describe("the HTML of the cookie banner", () => {
	it("R-CONSENT-05 shows texts of the content literally", () => {
		const html = htmlOf({
			display_name: "<b>Karten</b>",
			description: '"Karten" & <script>',
			link: 'https://maps.example/?a="&b=<',
		});
		expect(html).not.toMatch(/<b>|<script/);
		expect(html).toContain("&lt;b&gt;Karten&lt;/b&gt;");
		expect(html).toContain("&quot;Karten&quot; &amp; &lt;script&gt;");
		expect(html).toContain('href="https://maps.example/?a=&quot;&amp;b=&lt;"');
	});

	it("R-NAV-05 notes that external links open a new tab, and no others", () => {
		const outside = htmlOf({ link: "https://maps.example/" });
		expect(outside).toMatch(/target="_blank" rel="nofollow noopener noreferrer"/);
		expect(outside).toContain("öffnet in neuem Tab");
		expect(htmlOf({ link: "/datenschutz" })).not.toMatch(/_blank|neuem Tab/);
		expect(htmlOf({ link: null })).not.toContain("<a ");
	});

	it("R-CONSENT-04 can be closed without a decision only once there is one", () => {
		const first = initialConsents([entryOf("maps")]);
		expect(cookieBannerHtml(first, t)).not.toContain('data-choice="close"');
		expect(cookieBannerHtml({ ...first, consents: first.entries }, t)).toContain('data-choice="close"');
	});
});
