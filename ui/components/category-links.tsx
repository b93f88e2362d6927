import type { ShopCategoryLink } from "#core/models/shop-model.ts";
import styles from "#ui/components/category-links.module.css";

/**
 * Links to categories of the shop, side by side.
 *
 * Use it for a search without results or an empty cart. Not for 404 pages, which show categories with images.
 */
export function CategoryLinks({
	categories,
	label,
}: {
	readonly categories: readonly ShopCategoryLink[];
	/** The list's accessible name. */
	readonly label: string;
}) {
	if (categories.length === 0) return null;
	return (
		<ul className={styles.categories} aria-label={label}>
			{categories.map(({ name, path, language }) => (
				<li key={path}>
					<a href={path} lang={language}>
						{name}
					</a>
				</li>
			))}
		</ul>
	);
}
