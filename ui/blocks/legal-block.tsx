import type { LegalInfoModel } from "#core/models/page-model.ts";
import { ConsentManager } from "#ui/blocks/consent-manager.tsx";
import styles from "#ui/blocks/legal-block.module.css";
import { emailLink, outsideLink } from "#ui/components/external-link.ts";
import { Link } from "#ui/components/link.tsx";
import { Phone } from "#ui/components/phone.tsx";
import { Prose } from "#ui/components/prose.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

interface LegalBlockProps {
	readonly block: LegalInfoModel;
	readonly anchor: string;
}

/**
 * One of the legal information blocks (R-LEGAL-01).
 *
 * Use it for facts that the law wants and the project's settings hold. Not for text that editors write: that is a text
 * block.
 */
export function LegalBlock({ block, anchor }: LegalBlockProps) {
	switch (block.id) {
		case "data_protection":
			return <DataProtectionOfficer block={block} anchor={anchor} />;
		case "rolex":
			return <RolexNotice anchor={anchor} />;
		case "consentmanager":
			return <ConsentManager anchor={anchor} />;
		default:
			return <LegalText block={block} anchor={anchor} />;
	}
}

function LegalText({
	block,
	anchor,
}: {
	readonly block: Extract<LegalInfoModel, { readonly html: string }>;
	readonly anchor: string;
}) {
	const t = useTranslate();
	return (
		<section>
			{block.headingKey === null ? null : (
				<h2 id={anchor} className={styles.heading}>
					{t(block.headingKey)}
				</h2>
			)}
			<Prose html={block.html} plain />
		</section>
	);
}

function DataProtectionOfficer({
	block: { headingKey, officer, city, phone },
	anchor,
}: {
	readonly block: LegalInfoModel & { id: "data_protection" };
	readonly anchor: string;
}) {
	const t = useTranslate();
	return (
		<section>
			<h2 id={anchor} className={styles.heading}>
				{t(headingKey)}
			</h2>
			<address className={styles.address}>
				<p>
					{officer.name}
					<br />
					{`${officer.street} ${officer.number}`}
					<br />
					{city}
				</p>
				{phone ? (
					<p>
						<Phone phone={phone} />
					</p>
				) : null}
				{officer.email ? (
					<p>
						<Link link={emailLink(officer.email)}>{officer.email}</Link>
					</p>
				) : null}
			</address>
		</section>
	);
}

/** Where the brand keeps its own provisions, by the key of the link's words. */
const rolexAddresses = {
	"legal.rolex.terms": "https://www.rolex.com/legal-notices/terms-of-use.html",
	"legal.rolex.privacy": "https://www.rolex.com/legal-notices/privacy-notice.html",
	"legal.rolex.cookies": "https://www.rolex.com/legal-notices/cookies.html",
} as const;

function RolexNotice({ anchor }: { readonly anchor: string }) {
	const t = useTranslate();
	return (
		<section>
			<h2 id={anchor} className={styles.heading}>
				{t("legal.rolex.heading")}
			</h2>
			<p>{t("legal.rolex.text")}</p>
			<ul className={styles.links}>
				{Object.entries(rolexAddresses).map(([key, href]) => (
					<li key={key}>
						<Link link={outsideLink(href)}>{t(key)}</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
