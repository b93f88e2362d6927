import type { PhoneDisplay } from "#core/ports/phone-numbers.ts";
import { Icon } from "#ui/components/icon.tsx";
import { phoneLink } from "#ui/components/outside-link.ts";
import styles from "#ui/components/phone.module.css";
import { useWords } from "#ui/foundation/words.tsx";

/** A telephone number; callable ones are a link titled "Telefon" (R-PHONE-01). */
export function Phone({ phone }: { readonly phone: PhoneDisplay }) {
	const words = useWords();
	if (phone.href === null) return <span className={styles.number}>{phone.text}</span>;
	const { href, rel } = phoneLink(phone.href);
	return (
		<a
			className={styles.number}
			href={href}
			title={words("contact.phone")}
			target="_blank"
			rel={rel ?? undefined}
		>
			{phone.text}
			<Icon name="phone" className={styles.icon} />
			<span className="visually-hidden">{` (${words("link.newTab")})`}</span>
		</a>
	);
}
