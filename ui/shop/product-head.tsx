import { type Product, variantReference } from "#core/catalogue/product.ts";
import { type ProductRating, ratingSummary } from "#core/catalogue/rating.ts";
import type { NavigationLink } from "#core/navigation/link.ts";
import type { ProductPageState } from "#core/product-page/product-page-state.ts";
import { Link } from "#ui/components/link.tsx";
import { useWords } from "#ui/foundation/words.tsx";
import styles from "#ui/shop/product-head.module.css";
import { RatingStars } from "#ui/shop/product-ratings.tsx";

interface ProductHeadProps {
	readonly product: Product;
	readonly ratings: readonly ProductRating[];
	readonly state: ProductPageState;
	readonly heading: string;
	readonly brand: NavigationLink | null;
}

/** The brand, the name, the reference of what is chosen, and how it is rated. */
export function ProductHead({ product, ratings, state, heading, brand }: ProductHeadProps) {
	const words = useWords();
	const { manufacturer } = product;
	const reference = variantReference(product, state.variant);
	const summary = ratingSummary(ratings);
	return (
		<header className={styles.head}>
			{manufacturer ? (
				<p className={styles.brand}>
					{brand ? <Link link={brand}>{manufacturer.display_name}</Link> : manufacturer.display_name}
				</p>
			) : null}
			<h1 className={styles.name}>{heading}</h1>
			<div className={styles.line}>
				{reference === null ? null : <p>{words("product.reference", { reference })}</p>}
				{summary ? (
					<a href="#ratings" className={styles.rating}>
						<RatingStars summary={summary} />
					</a>
				) : null}
			</div>
		</header>
	);
}
