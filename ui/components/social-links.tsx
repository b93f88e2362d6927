import { Icon } from "#ui/components/icon.tsx";
import { Link } from "#ui/components/link.tsx";
import styles from "#ui/components/social-links.module.css";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

/**
 * The company's social networks as icons with accessible names (R-NAV-07).
 *
 * Use it for header, footer and drawer. Not for sharing a page.
 */
export function SocialLinks() {
	const { social } = useShell();
	const t = useTranslate();
	if (social.length === 0) return null;
	return (
		<ul className={styles.list} aria-label={t("header.social")}>
			{social.map(({ label, media, link }) => (
				<li key={link.href}>
					<Link link={link} className={styles.link} hideIcon>
						<Icon name={media} />
						<span className="visually-hidden">{label}</span>
					</Link>
				</li>
			))}
		</ul>
	);
}
