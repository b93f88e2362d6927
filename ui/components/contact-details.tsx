import styles from "#ui/components/contact-details.module.css";
import { Link } from "#ui/components/link.tsx";
import { emailLink, outsideLink } from "#ui/components/outside-link.ts";
import { Phone } from "#ui/components/phone.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useWords } from "#ui/foundation/words.tsx";

/** Name, address, telephone, e-mail and directions of the company. */
export function ContactDetails({ address = true }: { readonly address?: boolean }) {
	const { contact } = useShell();
	const words = useWords();
	return (
		<address className={styles.details}>
			{address ? (
				<p>
					<strong className={styles.name}>{contact.name}</strong>
					{contact.street}
					<br />
					{contact.city}
				</p>
			) : null}
			<ul>
				{contact.phone ? (
					<li>
						<Phone phone={contact.phone} />
					</li>
				) : null}
				{contact.email ? (
					<li>
						<Link link={emailLink(contact.email)}>{contact.email}</Link>
					</li>
				) : null}
				<li>
					<Link link={outsideLink(contact.directions)}>{words("contact.directions")}</Link>
				</li>
			</ul>
		</address>
	);
}
