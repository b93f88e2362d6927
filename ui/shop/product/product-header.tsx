import { materialOf } from "#core/catalogue/material.ts";
import { type Product, variantReference } from "#core/catalogue/product.ts";
import { type ProductRating, ratingSummary } from "#core/catalogue/rating.ts";
import type { NavigationLink } from "#core/navigation/link.ts";
import type { ProductPageState } from "#core/product-page/product-page-state.ts";
import { headingStyle } from "#ui/components/heading-style.ts";
import { Link } from "#ui/components/link.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { ConditionLabel } from "#ui/shop/condition-label.tsx";
import styles from "#ui/shop/product/product-header.module.css";
import { RatingStars } from "#ui/shop/product/rating-stars.tsx";
import { useShop } from "#ui/shop/use-shop.ts";

interface ProductHeaderProps {
	readonly product: Product;
	readonly ratings: readonly ProductRating[];
	readonly state: ProductPageState;
	readonly heading: string;
	/** A summary in one line. */
	readonly summary: string | null;
	readonly brand: NavigationLink | null;
}

/**
 * The brand, the name, the condition of goods that are not new (B-LAW-22), the material, the reference number of the
 * choice, and the rating. The material consists of the attributes that lists can be filtered by.
 */
export function ProductHeader({ product, ratings, state, heading, summary, brand }: ProductHeaderProps) {
	const t = useTranslate();
	const { manufacturer } = product;
	const reference = variantReference(product, state.variant);
	const rated = ratingSummary(ratings);
	const material = materialOf(product.attributes, useShop().settings);
	return (
		<header className={styles.head}>
			{manufacturer ? (
				<p className={styles.brand}>
					{brand ? <Link link={brand}>{manufacturer.display_name}</Link> : manufacturer.display_name}
				</p>
			) : null}
			<h1 className={styles.name} style={headingStyle(heading)} lang={product.text_languages?.display_name}>
				{heading}
			</h1>
			<div className={styles.line}>
				<ConditionLabel product={product} />
				{material === null ? null : <p>{material}</p>}
				{reference === null ? null : <p>{t("product.reference", { reference })}</p>}
				{rated ? (
					<a href="#ratings" className={styles.rating}>
						<RatingStars summary={rated} />
					</a>
				) : null}
			</div>
			{summary === null ? null : <p lang={product.text_languages?.description}>{summary}</p>}
		</header>
	);
}
