import type { ShopCategoryTile } from "#core/models/shop-model.ts";
import styles from "#ui/components/category-tiles.module.css";
import { EmptyImage } from "#ui/components/empty-image.tsx";
import { Image } from "#ui/components/image.tsx";
import { fromLarge } from "#ui/foundation/breakpoints.ts";

/**
 * Categories of the shop with images: a row of squares, on phones small ones with the name next to them.
 *
 * Use it for 404 pages. Not for lists, which have category filters.
 */
export function CategoryTiles({
	categories,
	label,
}: {
	readonly categories: readonly ShopCategoryTile[];
	/** The list's accessible name. */
	readonly label: string;
}) {
	if (categories.length === 0) return null;
	return (
		<ul className={styles.tiles} aria-label={label}>
			{categories.map(({ name, path, image, language }) => (
				<li key={path}>
					<a href={path} className={styles.tile}>
						{image ? (
							<Image image={image} sizes={`${fromLarge} 23vw, 64px`} className={styles.picture} />
						) : (
							<span className={styles.picture}>
								<EmptyImage name={name} />
							</span>
						)}
						<span className={styles.name} lang={language}>
							{name}
						</span>
					</a>
				</li>
			))}
		</ul>
	);
}
