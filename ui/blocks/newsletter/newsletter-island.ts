import type { NewsletterFormProps } from "#ui/blocks/newsletter/newsletter-form.tsx";
import type { Island } from "#ui/foundation/island.tsx";

/** The newsletter form, an island because most visitors of the home page never use it. */
export const newsletterIsland: Island<NewsletterFormProps> = {
	name: "newsletter",
	load: () => import("#ui/blocks/newsletter/newsletter-form.tsx").then((module) => module.NewsletterForm),
};
