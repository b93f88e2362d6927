import type { BlockNamedModel } from "#core/models/block-model.ts";
import { outsideLink } from "#core/navigation/link.ts";
import type { BlockProps, BlockView } from "#ui/blocks/block-view.ts";
import { ConsentManager } from "#ui/blocks/lazy/consent-manager.tsx";
import styles from "#ui/blocks/lazy/legal-block.module.css";
import { EmailLink } from "#ui/components/email-link.tsx";
import { headingStyle } from "#ui/components/heading-style.ts";
import { Link } from "#ui/components/link.tsx";
import { Phone } from "#ui/components/phone.tsx";
import { Prose } from "#ui/components/prose.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

type LegalModel = BlockNamedModel<"legal">;

/**
 * A legal information block (R-LEGAL-01).
 *
 * Use it for facts that the law requires and the project's settings contain. Not for text that editors write: that
 * is a text block.
 */
export function LegalBlock({ block }: BlockProps<"legal">) {
	if (block.id === "consentmanager") return <ConsentManager heading={block.heading} />;
	return (
		<section>
			{block.heading ? (
				<h2 id={block.heading.anchor} style={headingStyle(block.heading.text)} className={styles.heading}>
					{block.heading.text}
				</h2>
			) : null}
			<LegalContent block={block} />
		</section>
	);
}

function LegalContent({ block }: { readonly block: LegalModel }) {
	if ("markdown" in block) return <Prose html={block.markdown.html} singleColumn />;
	return "officer" in block ? <DataProtectionOfficer block={block} /> : <RolexNotice />;
}

function DataProtectionOfficer({
	block: { officer, street, city, phone },
}: {
	readonly block: Extract<LegalModel, { readonly id: "data_protection" }>;
}) {
	return (
		<address className={styles.address}>
			<p>
				{officer.name}
				<br />
				{street}
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
					<EmailLink email={officer.email} />
				</p>
			) : null}
		</address>
	);
}

/** The addresses of the brand's own policies, by the key of the link text. */
const rolexAddresses = [
	["legal.rolex.terms", "https://www.rolex.com/legal-notices/terms-of-use.html"],
	["legal.rolex.privacy", "https://www.rolex.com/legal-notices/privacy-notice.html"],
	["legal.rolex.cookies", "https://www.rolex.com/legal-notices/cookies.html"],
] as const;

function RolexNotice() {
	const t = useTranslate();
	return (
		<>
			<p>{t("legal.rolex.text")}</p>
			<ul className={styles.links}>
				{rolexAddresses.map(([key, href]) => (
					<li key={key}>
						<Link link={outsideLink(href)}>{t(key)}</Link>
					</li>
				))}
			</ul>
		</>
	);
}

export const block: BlockView<"legal"> = { type: "legal", component: LegalBlock };
