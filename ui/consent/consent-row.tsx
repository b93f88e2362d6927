import type { ConsentEntry } from "#core/site/consent-entry.ts";
import { pageLink } from "#ui/components/button-link.tsx";
import { Expander } from "#ui/components/expander.tsx";
import { outsideLink } from "#ui/components/external-link.ts";
import { Link } from "#ui/components/link.tsx";
import { Switch } from "#ui/components/switch.tsx";
import styles from "#ui/consent/consent-row.module.css";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

/** A thing that the cookie banner asks: its name, its link, its switch, and on demand what it is (R-CONSENT-05). */
export function ConsentRow({
	id,
	entry,
	onToggle,
}: {
	readonly id: string;
	readonly entry: ConsentEntry;
	readonly onToggle: () => void;
}) {
	const t = useTranslate();
	const { display_name, description, link, locked, consentGiven } = entry;
	return (
		<li className={styles.row}>
			<Expander id={id} label={display_name}>
				<p className={styles.description}>{description}</p>
			</Expander>
			<div className={styles.aside}>
				{locked ? <span className={styles.always}>{t("consent.always")}</span> : null}
				{link === null ? null : (
					<span className={styles.link}>
						<Link link={link.startsWith("/") ? pageLink(link) : outsideLink(link)}>
							{t("consent.link")}
							<span className="visually-hidden">{`: ${display_name}`}</span>
						</Link>
					</span>
				)}
				<Switch checked={consentGiven} disabled={locked} labelledBy={id} onChange={onToggle} />
			</div>
		</li>
	);
}
