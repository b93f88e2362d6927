import type { BlockModel } from "#core/models/page-model.ts";
import styles from "#ui/blocks/products-block.module.css";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { IslandHost } from "#ui/foundation/island.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { productCardsIsland } from "#ui/shop/list/product-cards-island.ts";

/**
 * Products of the shop on one of the site's pages, with the way to all of them.
 *
 * Use it for a small choice of products on a content page. Not for all products of a category: the list has filters.
 */
export function ProductsBlock({
	block: { heading, items, link },
	anchor,
}: {
	readonly block: Extract<BlockModel, { type: "products" }>;
	readonly anchor: string;
}) {
	const t = useTranslate();
	const { language } = useShell();
	return (
		<section className={styles.products} aria-labelledby={heading === null ? undefined : anchor}>
			{heading === null ? null : <h2 id={anchor}>{heading}</h2>}
			<IslandHost
				key={`${language} ${items.map(({ product }) => product.id).join(" ")}`}
				island={productCardsIsland}
				props={{
					cards: items,
					label: heading ?? t("catalogue.list"),
					heading: heading === null ? ("h2" as const) : ("h3" as const),
					anchor,
				}}
			/>
			<p className={styles.all}>
				<ButtonLink link={link} quiet>
					{t("catalogue.seeAll")}
					{heading === null ? null : <span className="visually-hidden">{`: ${heading}`}</span>}
				</ButtonLink>
			</p>
		</section>
	);
}
