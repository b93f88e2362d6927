// Its style comes with the page, its script when it is used.

import type { BlockProps, BlockView } from "#ui/blocks/block-view.ts";
import styles from "#ui/blocks/lazy/newsletter-block.module.css";
import form from "#ui/blocks/newsletter/newsletter-form.module.css";
import { newsletterIsland } from "#ui/blocks/newsletter/newsletter-island.ts";
import { IslandHost } from "#ui/foundation/island.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";

/**
 * What the newsletter brings, and the sign-up for it (R-NEWS-01).
 *
 * Use it for one place on a page that invites to the newsletter. Not for a sign-up inside another form.
 */
export function NewsletterBlock({ block: { heading, text } }: BlockProps<"newsletter">) {
	const { language } = useShell();
	return (
		<section className={styles.newsletter} aria-labelledby={heading.anchor}>
			<div>
				<h2 id={heading.anchor}>{heading.text}</h2>
				{text ? <p className={styles.text}>{text}</p> : null}
			</div>
			<IslandHost
				key={`${language} ${heading.anchor}`}
				className={form.place}
				island={newsletterIsland}
				props={{ heading: heading.anchor }}
			/>
		</section>
	);
}

export const block: BlockView<"newsletter"> = { type: "newsletter", component: NewsletterBlock };
