import type { Island } from "#ui/foundation/island.tsx";
import type { NewsletterFormProps } from "#ui/sections/newsletter/newsletter-form.tsx";

/** The sign-up for the newsletter; it stands on the home page, which most visitors leave without using it. */
export const newsletterIsland: Island<NewsletterFormProps> = {
	name: "newsletter",
	load: async () => (await import("#ui/sections/newsletter/newsletter-form.tsx")).NewsletterForm,
};
