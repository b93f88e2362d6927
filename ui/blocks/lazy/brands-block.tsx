import type { BrandTeaserModel } from "#core/models/block-model.ts";
import type { BlockProps, BlockView } from "#ui/blocks/block-view.ts";
import styles from "#ui/blocks/lazy/brands-block.module.css";
import { areScenes, Image } from "#ui/components/image.tsx";
import { Link } from "#ui/components/link.tsx";
import { fromLarge } from "#ui/foundation/breakpoints.ts";

/** Brands with their logo or name and a line about each; those with a page are links to it. */
export function BrandsBlock({ block }: BlockProps<"brands">) {
	if (block.items.length === 0) return null;
	return (
		<ul
			className={
				areScenes(block.items.map(({ image }) => image)) ? `${styles.brands} ${styles.scenes}` : styles.brands
			}
		>
			{block.items.map((brand) => (
				<li key={brand.slug}>
					{brand.link ? (
						<Link link={brand.link} className={styles.brand}>
							<BrandVisual brand={brand} />
						</Link>
					) : (
						<span className={styles.brand}>
							<BrandVisual brand={brand} />
						</span>
					)}
				</li>
			))}
		</ul>
	);
}

/** The name is below an image; a logo that shows the name takes its place. */
function BrandVisual({ brand: { name, logo, text, image } }: { readonly brand: BrandTeaserModel }) {
	return (
		<>
			{image ? (
				<span className={styles.frame}>
					<Image image={{ ...image, alt: "" }} sizes={`${fromLarge} 23vw, 46vw`} className={styles.picture} />
				</span>
			) : (
				<span />
			)}
			{logo ? (
				<Image image={{ ...logo, alt: name }} sizes="200px" className={styles.logo} />
			) : (
				<span className={styles.name}>{name}</span>
			)}
			{text ? <span className={styles.text}>{text}</span> : null}
		</>
	);
}

export const block: BlockView<"brands"> = { type: "brands", component: BrandsBlock };
