import { outsideLink } from "#core/navigation/link.ts";
import styles from "#ui/components/contact-details.module.css";
import { Link } from "#ui/components/link.tsx";
import { PhoneAndEmail } from "#ui/components/phone-and-email.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

/**
 * Name, address, telephone, e-mail and directions of the company.
 *
 * Use it for every place where visitors can call, write or visit. Not for the registered company of the imprint.
 */
export function ContactDetails({ address = true }: { readonly address?: boolean }) {
	const { contact } = useShell();
	const t = useTranslate();
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
				<PhoneAndEmail contact={contact} />
				<li>
					<Link link={outsideLink(contact.directions)}>{t("contact.directions")}</Link>
				</li>
			</ul>
		</address>
	);
}
