import type { BlockNamedModel } from "#core/models/block-model.ts";
import type { BlockProps, BlockView } from "#ui/blocks/block-view.ts";
import styles from "#ui/blocks/lazy/people-block.module.css";
import { headingStyle } from "#ui/components/heading-style.ts";
import { Image } from "#ui/components/image.tsx";
import { fromLarge, fromSmall } from "#ui/foundation/breakpoints.ts";

type Person = BlockNamedModel<"people">["items"][number];

/**
 * The shop's staff: portrait, a quote, name and role.
 *
 * Use it for staff and owners, with or without portraits. Not for customer testimonials: those are quote blocks.
 */
export function PeopleBlock({ block: { heading, items } }: BlockProps<"people">) {
	// A section needs a heading in the page's outline.
	const Section = heading ? "section" : "div";
	return (
		<Section aria-labelledby={heading?.anchor}>
			{heading ? (
				<h2 id={heading.anchor} style={headingStyle(heading.text)} className={styles.heading}>
					{heading.text}
				</h2>
			) : null}
			<ul className={styles.people} data-portraits={items.some(({ portrait }) => portrait) || undefined}>
				{items.map((person) => (
					<li key={person.name}>
						<PersonEntry person={person} sizes={items.length === 1 ? single : several} />
					</li>
				))}
			</ul>
		</Section>
	);
}

/** The width of a portrait. */
const single = `${fromLarge} 38vw, ${fromSmall} 46vw, 92vw`;
const several = `${fromLarge} 31vw, ${fromSmall} 46vw, 38vw`;

function PersonEntry({
	person: { name, role, quote, portrait },
	sizes,
}: {
	readonly person: Person;
	readonly sizes: string;
}) {
	return (
		<div className={styles.person}>
			{portrait ? <Image image={portrait} sizes={sizes} className={styles.portrait} /> : null}
			<div className={styles.words}>
				{quote ? (
					<blockquote className={styles.quote}>
						<p>{quote}</p>
					</blockquote>
				) : null}
				<p>
					<span className={styles.name}>{name}</span>
					{role ? <span className={styles.role}>{role}</span> : null}
				</p>
			</div>
		</div>
	);
}

export const block: BlockView<"people"> = { type: "people", component: PeopleBlock };
