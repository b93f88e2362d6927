import type { TeaserModel } from "#core/models/block-model.ts";
import type { BlockProps, BlockView } from "#ui/blocks/block-view.ts";
import styles from "#ui/blocks/teasers-block.module.css";
import { areScenes, Image } from "#ui/components/image.tsx";
import { Link } from "#ui/components/link.tsx";
import { fromLarge, fromSmall } from "#ui/foundation/breakpoints.ts";

/** How wide an image is rendered, by how many are in the list. */
const few = `${fromLarge} 31vw, ${fromSmall} 46vw, 92vw`;
const many = `${fromLarge} 31vw, 46vw`;

/** Links to other pages with their images, under one heading. */
export function TeasersBlock({ block }: BlockProps<"teasers">) {
	return (
		<section aria-labelledby={block.heading?.anchor}>
			{block.heading ? (
				<h2 id={block.heading.anchor} className={styles.heading}>
					{block.heading.text}
				</h2>
			) : null}
			<ul
				className={
					areScenes(block.items.map(({ image }) => image)) ? `${styles.items} ${styles.scenes}` : styles.items
				}
			>
				{block.items.map((item) => (
					<li key={`${item.link.href} ${item.title}`}>
						<Teaser teaser={item} sizes={block.items.length < 4 ? few : many} />
					</li>
				))}
			</ul>
		</section>
	);
}

function Teaser({
	teaser: { link, title, text, image },
	sizes,
}: {
	readonly teaser: TeaserModel;
	readonly sizes: string;
}) {
	return (
		<Link link={link} className={styles.teaser}>
			<span className={styles.frame}>
				{image ? <Image image={{ ...image, alt: "" }} sizes={sizes} className={styles.picture} /> : null}
			</span>
			<span className={styles.title}>{title}</span>
			{text ? <span className={styles.text}>{text}</span> : null}
		</Link>
	);
}

export const block: BlockView<"teasers"> = { type: "teasers", component: TeasersBlock };
