import type { PageModel } from "#core/models/page-model.ts";
import { ButtonLink, pageLink } from "#ui/components/button-link.tsx";
import { CategoryTiles } from "#ui/components/category-tiles.tsx";
import { PlainPageHeader } from "#ui/components/page-headers.tsx";
import { ShopSearch } from "#ui/components/search-form.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/pages/shop-not-found.module.css";

/** The shop's 404 page (R-ROUTE-09), with links back to the shop. */
export function ShopNotFoundPage({ page }: { readonly page: PageModel }) {
	const { homePath, shop } = useShell();
	const t = useTranslate();
	const place = shop?.paths.list ?? homePath;
	return (
		<PlainPageHeader page={page}>
			<div className={styles.ways}>
				<ShopSearch id="not-found-search" />
				<div>
					<ButtonLink link={pageLink(place)}>{shop ? t("catalogue.all") : page.title}</ButtonLink>
				</div>
			</div>
			{page.shop?.type === "not-found" ? (
				<div className={styles.categories}>
					<CategoryTiles categories={page.shop.categories} label={t("catalogue.categories")} />
				</div>
			) : null}
		</PlainPageHeader>
	);
}
