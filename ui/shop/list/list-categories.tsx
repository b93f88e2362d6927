import type { ShopCategoryModel } from "#core/models/shop-model.ts";
import { EmptyImage } from "#ui/components/empty-image.tsx";
import { LiveElement } from "#ui/components/live-element.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/list/list-categories.module.css";
import { useShop } from "#ui/shop/use-shop.ts";

/** Links to the pages of the shop's categories. */
export function ListCategories({
	categories,
	current,
	chosen,
}: {
	readonly categories: readonly ShopCategoryModel[];
	/** The slug of the open category; null for the whole shop. */
	readonly current: string | null;
	/** The slug of the category that the list is filtered by; null for none. */
	readonly chosen: string | null;
}) {
	const t = useTranslate();
	const { paths } = useShop();
	if (categories.length < 2) return null;
	return (
		<nav className={styles.categories} aria-label={t("catalogue.categories")}>
			<ul className={styles.row}>
				<li>
					<a
						className={styles.all}
						href={paths.list}
						aria-current={current === null && chosen === null ? "page" : undefined}
					>
						{t("catalogue.all")}
					</a>
				</li>
				{categories.map(({ slug, name, path, image, language }) => (
					<li key={slug}>
						<a
							className={styles.category}
							href={path}
							aria-current={slug === current ? "page" : slug === chosen || undefined}
						>
							<span
								className={styles.picture}
								style={image?.color ? { backgroundColor: image.color } : undefined}
							>
								{image ? (
									<img
										src={image.src}
										srcSet={image.srcset || undefined}
										sizes={image.srcset ? "72px" : undefined}
										width={image.width}
										height={image.height}
										alt=""
										loading="lazy"
										decoding="async"
									/>
								) : (
									<EmptyImage name={name} />
								)}
							</span>
							<span className={styles.name} lang={language}>
								{name}
							</span>
						</a>
					</li>
				))}
			</ul>
			<LiveElement name="current-in-view" html="" hidden />
		</nav>
	);
}
