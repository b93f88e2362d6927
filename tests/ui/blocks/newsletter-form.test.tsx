import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { languages } from "#core/language/language.ts";
import { shellFixture } from "#stories/fixtures/site-models.ts";
import { strictTranslate } from "#tests/ui/render.tsx";
import { NewsletterForm } from "#ui/blocks/newsletter/newsletter-form.tsx";
import { ShellProvider } from "#ui/foundation/shell-context.tsx";
import { TranslateProvider } from "#ui/foundation/translate-context.tsx";

describe("the newsletter's sign-up", () => {
	it.each(languages)(
		"R-NEWS-02 asks for an address and consent in %s, with native controls",
		async (language) => {
			const t = await strictTranslate(language);
			const html = renderToString(
				<TranslateProvider t={t}>
					<ShellProvider shell={shellFixture(language)}>
						<NewsletterForm headingId="letters" />
					</ShellProvider>
				</TranslateProvider>,
			);
			expect(html).toMatch(/<form[^>]*aria-labelledby="letters"/);
			const [, address = ""] = /<input id="([^"]*)"[^>]*inputMode="email"/.exec(html) ?? [];
			const [, consent = ""] = /<input id="([^"]*)"[^>]*type="checkbox"/.exec(html) ?? [];
			expect(html).toMatch(new RegExp(`<label for="${address}"[^>]*>${t("newsletter.email")}`));
			expect(html).toContain(`<label for="${consent}">${t("newsletter.consent")}`);
			expect(html).toMatch(/aria-live="polite"><\/p>/);
			expect(html).not.toContain("spectrum");
		},
	);
});
