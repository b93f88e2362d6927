import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type Language, languages } from "#core/language/language.ts";
import type { ShellModel } from "#core/models/page-model.ts";
import { shellFixture } from "#stories/fixtures/site-models.ts";
import { strictTranslate } from "#tests/ui/render.tsx";
import { ShellProvider } from "#ui/foundation/shell-context.tsx";
import { TranslateProvider } from "#ui/foundation/translate-context.tsx";
import { ContactForm } from "#ui/pages/contact-form/contact-form.tsx";

async function draw(language: Language, fields: Partial<ShellModel> = {}) {
	return renderToString(
		<TranslateProvider t={await strictTranslate(language)}>
			<ShellProvider shell={shellFixture(language, fields)}>
				<ContactForm page="/kontakt" />
			</ShellProvider>
		</TranslateProvider>,
	);
}

/** Returns the tags of fields by name. */
function fields(html: string): ReadonlyMap<string, string> {
	const tags = html.match(/<(?:input|textarea|select)\b[^>]*>/g) ?? [];
	return new Map(tags.map((tag) => [/ name="([^"]*)"/.exec(tag)?.[1] ?? "", tag]));
}

describe("the contact form", () => {
	it.each(languages)(
		"R-FORM-03 has the fields of the form in %s, three of them required",
		async (language) => {
			const tags = fields(await draw(language));
			const names = ["name", "email", "phone", "subject", "message", "privacy"];
			expect([...tags.keys()].filter((name) => name !== "honeypot")).toEqual(names);
			const required = names.filter((name) => tags.get(name)?.includes('aria-required="true"'));
			expect(required).toEqual(["email", "message", "privacy"]);
		},
	);

	it("R-FORM-03 asks for the branch if there are several", async () => {
		const [branch] = shellFixture("de").branches;
		if (!branch) throw new Error("The fixture has a branch");
		const html = await draw("de", { branches: [branch, { ...branch, id: "b", name: "Sternau Steglitz" }] });
		expect(fields(html).has("branch")).toBe(true);
		expect(html).toContain("Sternau Steglitz");
		expect(fields(await draw("de")).has("branch")).toBe(false);
	});

	it("links the privacy page of the language from the consent", async () => {
		expect(await draw("de")).toContain('href="/datenschutz"');
		expect(await draw("en")).toContain('href="/en/privacy"');
		expect(await draw("fr")).toContain('href="/fr/mentions-legales"');
	});

	it("R-ROUTE-13 writes an e-mail without script and puts nothing into the address", async () => {
		const form = /<form[^>]*>/.exec(await draw("de"))?.[0];
		expect(form).toContain('method="post"');
		expect(form).toContain('action="mailto:');
	});

	it("hides the honeypot from people and screen readers", async () => {
		const html = await draw("de");
		expect(fields(html).get("honeypot")).toContain('tabindex="-1"');
		// Without script it is not part of the e-mail either.
		expect(fields(html).get("honeypot")).toContain("disabled");
		expect(/aria-hidden="true"><label>[^<]*<input[^>]*name="honeypot"/.test(html)).toBe(true);
	});
});
