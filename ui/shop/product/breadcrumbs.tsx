import type { MouseEvent } from "react";
import type { ShopCategoryLink } from "#core/models/shop-model.ts";
import { stepsToList } from "#core/product-page/steps-to-list.ts";
import { Icon } from "#ui/components/icon.tsx";
import { replaceable } from "#ui/foundation/replaceable.ts";
import { useServices } from "#ui/foundation/services.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/product/breadcrumbs.module.css";
import { ProductLabel } from "#ui/shop/product/product-label.tsx";
import { useShop, useShopAddress } from "#ui/shop/use-shop.ts";

/** The props of {@link Breadcrumbs}. */
export interface BreadcrumbsProps {
	readonly category: ShopCategoryLink | null;
	/** The name of the product. */
	readonly name: string;
	/** The language of the name if it is not the page's. */
	readonly nameLanguage: string | undefined;
}

/** The breadcrumbs of a product, with a link back to the list in its last state (R-CAT-07). */
export const Breadcrumbs = replaceable(
	"Breadcrumbs",
	function Breadcrumbs({ category, name, nameLanguage }: BreadcrumbsProps) {
		const t = useTranslate();
		const history = useServices()?.history;
		const { paths, displayName } = useShop();
		const address = useShopAddress();
		const goBack = (event: MouseEvent) => {
			if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
			const steps = stepsToList(history?.pathsBefore() ?? [], address);
			if (steps === null) return;
			event.preventDefault();
			history?.back(steps);
		};
		return (
			<div className={styles.path} data-part="breadcrumbs">
				<a className={styles.back} href={category?.path ?? paths.list} onClick={goBack}>
					<Icon name="arrow" className={styles.arrow} />
					<ProductLabel name="back" />
				</a>
				<nav aria-label={t("product.path")}>
					<ol className={styles.steps}>
						<li>
							<a href={paths.list}>{displayName}</a>
						</li>
						{category ? (
							<li>
								<a href={category.path} lang={category.language}>
									{category.name}
								</a>
							</li>
						) : null}
						<li aria-current="page" lang={nameLanguage}>
							{name}
						</li>
					</ol>
				</nav>
			</div>
		);
	},
);
