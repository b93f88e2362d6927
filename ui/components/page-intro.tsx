import type { Language } from "#core/language/language.ts";
import type { PageModel } from "#core/models/page-model.ts";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { headingStyle } from "#ui/components/heading-style.ts";
import styles from "#ui/components/page-intro.module.css";

/**
 * The opening text of a page: kicker, h1, lead paragraph and next steps.
 *
 * Use it for the top of a page, once. Not for headings of blocks.
 */
export function PageIntro({
	page: { kicker, heading, lead, buttons = [] },
	language,
}: {
	readonly page: Pick<PageModel, "kicker" | "heading" | "lead" | "buttons">;
	/** The heading's language if it is not the page's. */
	readonly language?: Language | undefined;
}) {
	return (
		<div className={styles.words}>
			{kicker ? <p className={styles.kicker}>{kicker}</p> : null}
			<h1 lang={language} style={headingStyle(heading)}>
				{heading}
			</h1>
			{lead ? <p className={styles.lead}>{lead}</p> : null}
			<PageButtons buttons={buttons} />
		</div>
	);
}

/** A page's next steps; the first button is more prominent. */
export function PageButtons({ buttons = [] }: { readonly buttons: PageModel["buttons"] | undefined }) {
	if (buttons.length === 0) return null;
	return (
		<p className={styles.buttons}>
			{buttons.map(({ link, label }, index) => (
				<ButtonLink key={link.href} link={link} quiet={index > 0}>
					{label}
				</ButtonLink>
			))}
		</p>
	);
}
