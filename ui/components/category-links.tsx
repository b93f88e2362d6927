import type { ShopCategoryLink } from "#core/models/shop-model.ts";
import styles from "#ui/components/category-links.module.css";

/**
 * Ways to categories of the shop, side by side.
 *
 * Use it for the ways on from a search that found nothing, or from an empty cart. Not for pages that do not exist, which show categories with
 * their images.
 */
export function CategoryLinks({
	categories,
	label,
}: {
	readonly categories: readonly ShopCategoryLink[];
	/** What the list is called for screen readers. */
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
