import type { TeaserModel } from "#core/models/block-model.ts";
import type { BlockProps, BlockView } from "#ui/blocks/block-view.ts";
import styles from "#ui/blocks/teasers-block.module.css";
import { headingStyle } from "#ui/components/heading-style.ts";
import { areScenes, Image, type RenderedWidth, sizesToFill } from "#ui/components/image.tsx";
import { Link } from "#ui/components/link.tsx";
import { fromLarge, fromSmall } from "#ui/foundation/breakpoints.ts";
import { replaceable } from "#ui/foundation/replaceable.ts";

/** Returns the image width by the number of items. */
function widthsOf(count: number): readonly RenderedWidth[] {
	if (count < 3)
		return [
			[fromSmall, 46],
			[null, 92],
		];
	if (count === 3)
		return [
			[fromSmall, 31],
			[null, 37],
		];
	return [
		[fromLarge, count === 4 ? 23 : 31],
		[null, 46],
	];
}

/** Links to other pages with images, under one heading. */
export function TeasersBlock({ block }: BlockProps<"teasers">) {
	const scenes = areScenes(block.items.map(({ image }) => image));
	const widths = widthsOf(block.items.length);
	return (
		<section data-part="teasers" aria-labelledby={block.heading?.anchor}>
			{block.heading ? (
				<h2 id={block.heading.anchor} style={headingStyle(block.heading.text)} className={styles.heading}>
					{block.heading.text}
				</h2>
			) : null}
			<ul className={scenes ? `${styles.items} ${styles.scenes}` : styles.items}>
				{block.items.map((item) => (
					<li key={`${item.link.href} ${item.title}`}>
						<TeaserCard
							teaser={item}
							sizes={item.image ? sizesToFill(item.image, scenes ? 4 / 3 : 1, widths) : ""}
						/>
					</li>
				))}
			</ul>
		</section>
	);
}

/** The props of {@link TeaserCard}. */
export interface TeaserCardProps {
	readonly teaser: TeaserModel;
	/** The width of its image, as HTML's `sizes` attribute. */
	readonly sizes: string;
}

/** A link to a page with its image. */
const TeaserCard = replaceable(
	"TeaserCard",
	function TeaserCard({ teaser: { link, title, text, image }, sizes }: TeaserCardProps) {
		return (
			<Link link={link} className={styles.teaser}>
				<span className={styles.frame}>
					{image ? <Image image={{ ...image, alt: "" }} sizes={sizes} className={styles.picture} /> : null}
				</span>
				<span className={styles.title} data-hreflang={link.hreflang ?? undefined}>
					{title}
				</span>
				{text ? <span className={styles.text}>{text}</span> : null}
			</Link>
		);
	},
);

export const block: BlockView<"teasers"> = { type: "teasers", component: TeasersBlock };
