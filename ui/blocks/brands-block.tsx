import type { BlockModel, BrandTeaserModel } from "#core/site/page-model.ts";
import styles from "#ui/blocks/brands-block.module.css";
import { Link } from "#ui/components/link.tsx";
import { isWide, Picture } from "#ui/components/picture.tsx";

/** Brands with their logo or name; those with a page are links to it. */
export function BrandsBlock({ block }: { readonly block: Extract<BlockModel, { type: "brands" }> }) {
	if (block.items.length === 0) return null;
	return (
		<ul className={styles.brands}>
			{block.items.map((brand) => (
				<li key={brand.slug}>
					{brand.link ? (
						<Link link={brand.link} className={styles.brand}>
							<BrandFace brand={brand} />
						</Link>
					) : (
						<span className={styles.brand}>
							<BrandFace brand={brand} />
						</span>
					)}
				</li>
			))}
		</ul>
	);
}

/** The name stands below a picture; a logo that shows the name takes its place. */
function BrandFace({ brand: { name, logo, image } }: { readonly brand: BrandTeaserModel }) {
	return (
		<>
			{image ? (
				<span className={styles.frame}>
					<Picture
						image={{ ...image, alt: "" }}
						sizes="(width >= 992px) 23vw, 46vw"
						className={isWide(image) ? `${styles.picture} ${styles.wide}` : styles.picture}
					/>
				</span>
			) : (
				<span />
			)}
			{logo ? (
				<Picture image={{ ...logo, alt: name }} sizes="200px" className={styles.logo} />
			) : (
				<span className={styles.name}>{name}</span>
			)}
		</>
	);
}
