import type { BlockModel } from "#core/models/page-model.ts";
// Its style comes with the page, its script when it is used.
import form from "#ui/blocks/newsletter/newsletter-form.module.css";
import { newsletterIsland } from "#ui/blocks/newsletter/newsletter-island.ts";
import styles from "#ui/blocks/newsletter-block.module.css";
import { IslandHost } from "#ui/foundation/island.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

/**
 * What the newsletter brings, and the sign-up for it (R-NEWS-01).
 *
 * Use it for one place on a page that invites to the newsletter. Not for a sign-up inside another form.
 */
export function NewsletterBlock({
	block,
	anchor,
}: {
	readonly block: Extract<BlockModel, { type: "newsletter" }>;
	readonly anchor: string;
}) {
	const { language } = useShell();
	const t = useTranslate();
	return (
		<section className={styles.newsletter} aria-labelledby={anchor}>
			<div>
				<h2 id={anchor}>{block.heading ?? t("newsletter.heading")}</h2>
				{block.text ? <p className={styles.text}>{block.text}</p> : null}
			</div>
			<IslandHost
				key={`${language} ${anchor}`}
				className={form.place}
				island={newsletterIsland}
				props={{ heading: anchor }}
			/>
		</section>
	);
}
