import { useId, useState } from "react";
import type { StoredContentConsent } from "#core/consent/content-consents-store.ts";
import type { HeadingModel } from "#core/content-values/prose-model.ts";
import styles from "#ui/blocks/lazy/consent-manager.module.css";
import { Button } from "#ui/components/button.tsx";
import { useServices } from "#ui/foundation/services.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { useContentConsents } from "#ui/foundation/use-consents.ts";

/**
 * Lists the allowed external contents, to be revoked one by one, and the consent to analytics (R-CONSENT-07).
 * Renders nothing if nothing is stored; unticked entries stay listed while the page is open.
 *
 * Use it for the privacy page, where consent is withdrawn. Not for asking for consent: the cookie banner does that.
 */
export function ConsentManager({ heading }: { readonly heading: HeadingModel | null }) {
	return (
		<div data-hydrate="interaction" data-consent="">
			<StoredConsents heading={heading} />
		</div>
	);
}

function StoredConsents({ heading }: { readonly heading: HeadingModel | null }) {
	const stored = useContentConsents();
	const { analytics } = useShell();
	const [listed, setListed] = useState<readonly StoredContentConsent[]>([]);
	const contents = useId();
	const t = useTranslate();
	const unlisted = stored?.filter(({ id }) => listed.every((other) => other.id !== id)) ?? [];
	if (unlisted.length > 0) setListed([...listed, ...unlisted]);
	if (listed.length === 0) return null;
	return (
		<section>
			{heading ? (
				<h2 id={heading.anchor} className={styles.heading}>
					{heading.text}
				</h2>
			) : null}
			<h3 id={contents} className={styles.part}>
				{t("consentManager.contents")}
			</h3>
			<p>{t("consentManager.contentsText")}</p>
			<ul className={styles.list} aria-labelledby={contents}>
				{listed.map((content) => (
					<li key={content.id}>
						<ContentConsent
							content={content}
							checked={stored?.some(({ id }) => id === content.id) ?? false}
						/>
					</li>
				))}
			</ul>
			{analytics?.optOut ? <OptOut name={analytics.name} address={analytics.optOut} /> : null}
		</section>
	);
}

function ContentConsent({
	content: { id, title },
	checked,
}: {
	readonly content: StoredContentConsent;
	readonly checked: boolean;
}) {
	const contents = useServices()?.contents;
	const change = () => (checked ? contents?.revoke(id) : contents?.allow(id, title));
	return (
		<label className={styles.content}>
			<input type="checkbox" checked={checked} onChange={change} />
			<span>{title}</span>
		</label>
	);
}

/** The opt-out page of the analytics, which contacts their server and therefore loads on a click. */
function OptOut({ name, address }: { readonly name: string; readonly address: string }) {
	const [loads, setLoads] = useState(false);
	const t = useTranslate();
	return (
		<>
			<h3 className={styles.part}>{t("consentManager.tracking", { name })}</h3>
			{loads ? (
				<iframe
					className={styles.frame}
					src={address}
					title={t("consentManager.tracking", { name })}
					referrerPolicy="strict-origin"
					sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
				/>
			) : (
				<>
					<p>{t("consentManager.trackingText", { host: new URL(address).host })}</p>
					<Button quiet className={styles.load} onPress={() => setLoads(true)}>
						{t("consentManager.load")}
					</Button>
				</>
			)}
		</>
	);
}
