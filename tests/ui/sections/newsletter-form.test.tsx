import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { languages } from "#core/shared/language.ts";
import { shellFixture } from "#stories/fixtures/site-models.ts";
import { strictWords } from "#tests/ui/render.tsx";
import { ShellProvider } from "#ui/foundation/shell-context.tsx";
import { WordsProvider } from "#ui/foundation/words.tsx";
import { NewsletterForm } from "#ui/sections/newsletter/newsletter-form.tsx";

describe("the newsletter's sign-up", () => {
	it.each(languages)(
		"R-NEWS-02 asks for an address and the consent in %s, with the browser's controls",
		async (language) => {
			const words = await strictWords(language);
			const html = renderToString(
				<WordsProvider words={words}>
					<ShellProvider shell={shellFixture(language)}>
						<NewsletterForm heading="letters" />
					</ShellProvider>
				</WordsProvider>,
			);
			expect(html).toMatch(/<form[^>]*aria-labelledby="letters"/);
			expect(html).toMatch(/<input id="letters-email"[^>]*type="email"/);
			expect(html).toContain(`<label for="letters-consent">${words("newsletter.consent")}`);
			expect(html).toMatch(/aria-live="polite"><\/p>/);
			expect(html).not.toContain("spectrum");
		},
	);
});
