import type { BlockModel } from "#core/site/page-model.ts";
import styles from "#ui/blocks/newsletter-block.module.css";
import { IslandHost } from "#ui/foundation/island.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useWords } from "#ui/foundation/words.tsx";
// Its style comes with the page, its script when it is used.
import form from "#ui/sections/newsletter/newsletter-form.module.css";
import { newsletterIsland } from "#ui/sections/newsletter/newsletter-island.ts";

/** What the newsletter brings, and the sign-up for it (R-NEWS-01). */
export function NewsletterBlock({
	block,
	anchor,
}: {
	readonly block: Extract<BlockModel, { type: "newsletter" }>;
	readonly anchor: string;
}) {
	const { language } = useShell();
	const words = useWords();
	return (
		<section className={styles.newsletter} aria-labelledby={anchor}>
			<div>
				<h2 id={anchor}>{block.heading ?? words("newsletter.heading")}</h2>
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
