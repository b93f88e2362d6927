import { type CSSProperties, useEffect, useRef, useState } from "react";
import { mayLoad } from "#core/consent/may-load.ts";
import type { BlockNamedModel } from "#core/models/block-model.ts";
import { outsideLink } from "#core/navigation/link.ts";
import type { BlockProps, BlockView } from "#ui/blocks/block-view.ts";
import styles from "#ui/blocks/lazy/embed-block.module.css";
import { Button } from "#ui/components/button.tsx";
import { headingStyle } from "#ui/components/heading-style.ts";
import { Image } from "#ui/components/image.tsx";
import { Link } from "#ui/components/link.tsx";
import { useServices } from "#ui/foundation/services.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { useConsentState, useContentConsents } from "#ui/foundation/use-consents.ts";

type EmbedModel = BlockNamedModel<"embed">;

/**
 * An external content behind a placeholder that contacts nobody until the visitor agrees (R-CONSENT-08).
 *
 * Use it for maps, videos and other content from another server. Not for images and texts of the site itself.
 */
export function EmbedBlock({ block }: BlockProps<"embed">) {
	const contents = useServices()?.contents;
	const decided = useConsentState()?.consents ?? "none";
	const stored = useContentConsents()?.some(({ id, given }) => id === block.id && given) ?? false;
	const [once, setOnce] = useState(false);
	const { anchor } = block.heading;
	const t = useTranslate();
	const place = useRef<HTMLDivElement>(null);
	const agreed = block.function_id !== null && mayLoad(block.function_id, decided);
	const loads = once || stored || agreed;

	// The pressed button disappears, so the focus moves here.
	useEffect(() => {
		if (once) place.current?.focus();
	}, [once]);

	const allow = () => {
		contents?.allow(block.id, block.title);
		place.current?.focus();
	};
	const revoke = () => {
		setOnce(false);
		contents?.revoke(block.id);
		place.current?.focus();
	};
	const ratio = { "--ratio": block.aspect_ratio.replace(":", " / ") } as CSSProperties;
	return (
		<section
			aria-labelledby={anchor}
			className={styles.embed}
			style={ratio}
			data-hydrate="interaction"
			data-consent={block.function_id ?? ""}
		>
			<div ref={place} tabIndex={-1} className={styles.place}>
				{loads ? (
					<Frame block={block} />
				) : (
					<Placeholder block={block} onOnce={() => setOnce(true)} onAlways={allow} />
				)}
			</div>
			{loads ? (
				<p className={styles.caption}>
					<span id={anchor}>{block.title}</span>
					<PrivacyLink block={block} />
					{once || stored ? (
						<button type="button" className={styles.revoke} onClick={revoke}>
							{t("embed.revoke")}
						</button>
					) : null}
				</p>
			) : null}
		</section>
	);
}

function Frame({ block }: { readonly block: EmbedModel }) {
	return (
		<iframe
			className={styles.frame}
			src={block.src}
			title={block.title}
			loading="lazy"
			// Providers of maps and videos require the site's origin, but need not know the page.
			referrerPolicy="strict-origin"
			allow="fullscreen; picture-in-picture"
			sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
		/>
	);
}

interface PlaceholderProps {
	readonly block: EmbedModel;
	readonly onOnce: () => void;
	readonly onAlways: () => void;
}

function Placeholder({ block, onOnce, onAlways }: PlaceholderProps) {
	const t = useTranslate();
	const { heading, provider, purpose, image } = block;
	return (
		<div className={styles.placeholder}>
			{image ? <Image image={image} sizes="min(1480px, 92vw)" className={styles.picture} /> : null}
			<div className={styles.sheet}>
				<p className={styles.provider}>{t("embed.provider", { provider })}</p>
				<h2 id={heading.anchor} style={headingStyle(heading.text)} className={styles.title}>
					{heading.text}
				</h2>
				{purpose ? <p className={styles.purpose}>{purpose}</p> : null}
				<p className={styles.purpose}>
					<PrivacyLink block={block} />
				</p>
				<div className={styles.actions}>
					<Button onPress={onOnce}>{t("embed.once")}</Button>
					<Button quiet onPress={onAlways}>
						{t("embed.always")}
					</Button>
				</div>
			</div>
		</div>
	);
}

function PrivacyLink({ block: { link, provider } }: { readonly block: EmbedModel }) {
	const t = useTranslate();
	return <Link link={outsideLink(link)}>{t("embed.privacy", { provider })}</Link>;
}

export const block: BlockView<"embed"> = { type: "embed", component: EmbedBlock };
