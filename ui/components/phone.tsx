import { outsideLink } from "#core/navigation/link.ts";
import type { PhoneDisplay } from "#core/ports/phone-numbers.ts";
import { Icon } from "#ui/components/icon.tsx";
import styles from "#ui/components/phone.module.css";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

/**
 * A telephone number; callable ones are a link titled "Telefon" (R-PHONE-01).
 *
 * Use it for every telephone number. Not for fax numbers.
 */
export function Phone({ phone }: { readonly phone: PhoneDisplay }) {
	const t = useTranslate();
	if (phone.href === null) return <span className={styles.number}>{phone.text}</span>;
	const { href, rel } = outsideLink(phone.href);
	return (
		<a
			className={styles.number}
			href={href}
			title={t("contact.phone")}
			target="_blank"
			rel={rel ?? undefined}
		>
			{phone.text}
			<Icon name="phone" className={styles.icon} />
			<span className="visually-hidden">{` (${t("link.tel")})`}</span>
		</a>
	);
}
