import styles from "#ui/components/contact-card.module.css";
import { ContactDetails } from "#ui/components/contact-details.tsx";
import { replaceable } from "#ui/foundation/replaceable.ts";

/** The props of {@link ContactCard}. */
export interface ContactCardProps {
	readonly title: string;
	readonly text?: string;
}

/**
 * The company's contact details on a background of their own, with a reason to get in touch.
 *
 * Use it for the side of a text that ends in a question to the shop. Not for the contact page itself, which has more room.
 */
export const ContactCard = replaceable(
	"ContactCard",
	function ContactCard({ title, text }: ContactCardProps) {
		return (
			<aside className={styles.card} data-part="contact-card">
				<p className={styles.title}>{title}</p>
				{text ? <p>{text}</p> : null}
				<ContactDetails />
			</aside>
		);
	},
);
