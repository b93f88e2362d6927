import { defineIsland } from "#ui/foundation/island-definition.ts";
import type { ContactFormProps } from "#ui/pages/contact-form/contact-form.tsx";

/** The contact form, an island because its controls weigh as much as the rest of the page. */
export const contactFormIsland = defineIsland<ContactFormProps>({
	name: "contact-form",
	hydrate: "interaction",
	load: () => import("#ui/pages/contact-form/contact-form.tsx").then((module) => module.ContactForm),
});
