import type { ImageModel } from "#core/content-values/image-model.ts";
import type { BrandTeaserModel } from "#core/models/block-model.ts";
import type { BlockProps, BlockView } from "#ui/blocks/block-view.ts";
import styles from "#ui/blocks/lazy/brands-block.module.css";
import { areScenes, Image, type RenderedWidth, sizesToFill } from "#ui/components/image.tsx";
import { Link } from "#ui/components/link.tsx";
import { fromLarge } from "#ui/foundation/breakpoints.ts";
import { replaceable } from "#ui/foundation/replaceable.ts";

/** Brands with logo or name and a line each; those with a page are links. */
export function BrandsBlock({ block }: BlockProps<"brands">) {
	if (block.items.length === 0) return null;
	const scenes = areScenes(block.items.map(({ image }) => image));
	const sizes = (image: ImageModel) => sizesToFill(image, scenes ? 4 / 3 : 1, widthsOf(block.items.length));
	return (
		<ul className={scenes ? `${styles.brands} ${styles.scenes}` : styles.brands}>
			{block.items.map((brand) => (
				<li key={brand.slug}>
					<BrandCard brand={brand} sizes={brand.image ? sizes(brand.image) : ""} />
				</li>
			))}
		</ul>
	);
}

/** Returns the image width by the number of items. */
function widthsOf(count: number): readonly RenderedWidth[] {
	const inRow = count === 2 ? 46 : count < 4 || count === 6 ? 31 : 23;
	return [
		[fromLarge, inRow],
		[null, 46],
	];
}

/** The props of {@link BrandCard}. */
export interface BrandCardProps {
	readonly brand: BrandTeaserModel;
	/** The width of its image, as HTML's `sizes` attribute. */
	readonly sizes: string;
}

/** A brand; a link if it has a page. */
const BrandCard = replaceable("BrandCard", function BrandCard(props: BrandCardProps) {
	const { link } = props.brand;
	if (!link)
		return (
			<span className={styles.brand}>
				<BrandVisual {...props} />
			</span>
		);
	return (
		<Link link={link} className={styles.brand}>
			<BrandVisual {...props} />
		</Link>
	);
});

/** The name is below an image; a logo that shows the name replaces it. */
function BrandVisual({ brand: { name, logo, text, image, link }, sizes }: BrandCardProps) {
	const language = link?.hreflang ?? undefined;
	return (
		<>
			{image ? (
				<span className={styles.frame}>
					<Image image={{ ...image, alt: "" }} sizes={sizes} className={styles.picture} />
				</span>
			) : (
				<span />
			)}
			{logo ? (
				<span className={styles.named} data-hreflang={language}>
					<Image image={{ ...logo, alt: name }} sizes="200px" className={styles.logo} />
				</span>
			) : (
				<span className={styles.name} data-hreflang={language}>
					{name}
				</span>
			)}
			{text ? <span className={styles.text}>{text}</span> : null}
		</>
	);
}

export const block: BlockView<"brands"> = { type: "brands", component: BrandsBlock };
