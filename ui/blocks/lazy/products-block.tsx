import { useId } from "react";
import type { BlockProps, BlockView } from "#ui/blocks/block-view.ts";
import styles from "#ui/blocks/lazy/products-block.module.css";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { headingStyle } from "#ui/components/heading-style.ts";
import { IslandHost } from "#ui/foundation/island.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { liveProductCardsIsland, productCardsIsland } from "#ui/shop/list/product-cards-islands.ts";

/**
 * Products of the shop on a content page, with a link to all of them.
 *
 * Use it for a small selection of products. Not for all products of a category: the list has filters.
 */
export function ProductsBlock({ block: { heading, items, link } }: BlockProps<"products">) {
	const t = useTranslate();
	const { language, catalogue } = useShell();
	const id = useId();
	return (
		<section className={styles.products} aria-labelledby={heading?.anchor}>
			{heading ? (
				<h2 id={heading.anchor} style={headingStyle(heading.text)}>
					{heading.text}
				</h2>
			) : null}
			<IslandHost
				key={`${language} ${items.map(({ product }) => product.id).join(" ")}`}
				island={catalogue ? liveProductCardsIsland : productCardsIsland}
				props={{
					cards: items,
					label: heading?.text ?? t("catalogue.list"),
					heading: heading === null ? ("h2" as const) : ("h3" as const),
					anchor: heading?.anchor ?? id,
				}}
			/>
			<p className={styles.all}>
				<ButtonLink link={link} quiet>
					{t("catalogue.seeAll")}
					{heading === null ? null : <span className="visually-hidden">{`: ${heading.text}`}</span>}
				</ButtonLink>
			</p>
		</section>
	);
}

export const block: BlockView<"products"> = { type: "products", component: ProductsBlock };
