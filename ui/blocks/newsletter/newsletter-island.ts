import type { NewsletterFormProps } from "#ui/blocks/newsletter/newsletter-form.tsx";
import type { Island } from "#ui/foundation/island.tsx";

/** The sign-up for the newsletter; it is on the home page, which most visitors leave without using it. */
export const newsletterIsland: Island<NewsletterFormProps> = {
	name: "newsletter",
	load: () => import("#ui/blocks/newsletter/newsletter-form.tsx").then((module) => module.NewsletterForm),
};
