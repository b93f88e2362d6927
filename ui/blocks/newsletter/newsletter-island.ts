import type { NewsletterFormProps } from "#ui/blocks/newsletter/newsletter-form.tsx";
import { defineIsland } from "#ui/foundation/island-definition.ts";

/** The newsletter form, an island because most visitors of the home page never use it. */
export const newsletterIsland = defineIsland<NewsletterFormProps>({
	name: "newsletter",
	hydrate: "interaction",
	load: () => import("#ui/blocks/newsletter/newsletter-form.tsx").then((module) => module.NewsletterForm),
});
