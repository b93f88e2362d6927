// The style loads with the page, the script on first use.

import type { BlockProps, BlockView } from "#ui/blocks/block-view.ts";
import styles from "#ui/blocks/lazy/newsletter-block.module.css";
import form from "#ui/blocks/newsletter/newsletter-form.module.css";
import { newsletterIsland } from "#ui/blocks/newsletter/newsletter-island.ts";
import { headingStyle } from "#ui/components/heading-style.ts";
import { IslandHost } from "#ui/foundation/island.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";

/**
 * An introduction to the newsletter and the sign-up form (R-NEWS-01).
 *
 * Use it for one newsletter invitation per page. Not for a sign-up inside another form.
 */
export function NewsletterBlock({ block: { heading, text } }: BlockProps<"newsletter">) {
	const { language } = useShell();
	return (
		<section className={styles.newsletter} aria-labelledby={heading.anchor}>
			<div>
				<h2 id={heading.anchor} style={headingStyle(heading.text)}>
					{heading.text}
				</h2>
				{text ? <p className={styles.text}>{text}</p> : null}
			</div>
			<IslandHost
				key={`${language} ${heading.anchor}`}
				className={form.place}
				island={newsletterIsland}
				props={{ headingId: heading.anchor }}
			/>
		</section>
	);
}

export const block: BlockView<"newsletter"> = { type: "newsletter", component: NewsletterBlock };
