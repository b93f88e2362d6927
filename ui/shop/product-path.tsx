import type { MouseEvent } from "react";
import { stepsToList } from "#core/product-page/way-back.ts";
import type { ShopCategoryModel } from "#core/site/shop-model.ts";
import { Icon } from "#ui/components/icon.tsx";
import { useWords } from "#ui/foundation/words.tsx";
import { ProductLabel } from "#ui/shop/product-label.tsx";
import styles from "#ui/shop/product-path.module.css";
import { useShop } from "#ui/shop/use-shop.ts";

/** The browser's own list of where this tab has been, within the site (HTML standard, "navigation API"). */
interface VisitedEntries {
	entries(): readonly { readonly url: string | null }[];
	readonly currentEntry: { readonly index: number } | null;
}

/** The paths that the visitor came along, the newest last; none where the browser does not tell. */
function pathsBefore(): readonly string[] {
	const { navigation } = window as { readonly navigation?: VisitedEntries };
	const here = navigation?.currentEntry?.index ?? 0;
	return (navigation?.entries() ?? []).slice(0, here).map(({ url }) => (url ? new URL(url).pathname : ""));
}

/** The way back to the list as it was (R-CAT-07), and where the product stands in the shop. */
export function ProductPath({
	category,
	name,
}: {
	readonly category: ShopCategoryModel | null;
	readonly name: string;
}) {
	const words = useWords();
	const { paths, displayName, storeRoot } = useShop();
	const goBack = (event: MouseEvent) => {
		if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		const steps = stepsToList(pathsBefore(), storeRoot);
		if (steps === null) return;
		event.preventDefault();
		window.history.go(-steps);
	};
	return (
		<div className={styles.path}>
			<a className={styles.back} href={category?.path ?? paths.list} onClick={goBack}>
				<Icon name="arrow" className={styles.arrow} />
				<ProductLabel name="back" />
			</a>
			<nav aria-label={words("product.path")}>
				<ol className={styles.steps}>
					<li>
						<a href={paths.list}>{displayName}</a>
					</li>
					{category ? (
						<li>
							<a href={category.path}>{category.name}</a>
						</li>
					) : null}
					<li aria-current="page">{name}</li>
				</ol>
			</nav>
		</div>
	);
}
