import { EmailLink } from "#ui/components/email-link.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/script-needed.module.css";

/**
 * A text for visitors without script that explains why something is unavailable, with an e-mail address instead.
 *
 * Use it where nothing can be done without script. Not for forms that open an e-mail then.
 */
export function ScriptNeeded({ text }: { readonly text: string }) {
	const t = useTranslate();
	const { email } = useShell().contact;
	return (
		<p className={styles.text}>
			{email ? `${text} ${t("product.writeInstead")} ` : text}
			{email ? <EmailLink email={email} /> : null}
		</p>
	);
}
