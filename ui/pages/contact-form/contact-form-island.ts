import type { Island } from "#ui/foundation/island.tsx";
import type { ContactFormProps } from "#ui/pages/contact-form/contact-form.tsx";

/** The contact form, an island because its controls weigh as much as the rest of the page. */
export const contactFormIsland: Island<ContactFormProps> = {
	name: "contact-form",
	load: () => import("#ui/pages/contact-form/contact-form.tsx").then((module) => module.ContactForm),
};
