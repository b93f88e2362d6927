import { purchaseState } from "#core/product-page/product-page-state.ts";
import { sellsOnline } from "#core/settings/shop-settings.ts";
import type { PageModel } from "#core/site/page-model.ts";
import type { ShopPageModel } from "#core/site/shop-model.ts";
import { ListNotices } from "#ui/shop/list-notices.tsx";
import styles from "#ui/shop/pages/product-page.module.css";
import { shopPart } from "#ui/shop/pages/shop-part.ts";
import { ProductRequest } from "#ui/shop/product-buying.tsx";
import { ProductDescription, ProductLegal } from "#ui/shop/product-facts.tsx";
import { ProductGallery } from "#ui/shop/product-gallery.tsx";
import { ProductHead } from "#ui/shop/product-head.tsx";
import { ProductPath } from "#ui/shop/product-path.tsx";
import { ProductPurchase } from "#ui/shop/product-purchase.tsx";
import { ProductRatings } from "#ui/shop/product-ratings.tsx";
import { ProductSuggestions } from "#ui/shop/product-suggestions.tsx";
import { useProduct } from "#ui/shop/use-product.ts";

/** A product's page (R-CAT-07): pictures, what it costs and how it is chosen, what it is made of. */
export function ProductPage({ page }: { readonly page: PageModel }) {
	const model = shopPart(page, "product");
	// Another product begins anew, though the page's program is the same.
	return <ProductDetails key={String(model.product.id)} page={page} model={model} />;
}

interface DetailsProps {
	readonly page: PageModel;
	readonly model: Extract<ShopPageModel, { readonly type: "product" }>;
}

function ProductDetails({ page, model }: DetailsProps) {
	const session = useProduct(model);
	const { product, state, settings, shop, ratings, gone } = session;
	const { allow_ratings } = settings.settings;
	const sells = sellsOnline(settings.settings) && !gone;
	return (
		<>
			<article className={styles.product}>
				<ProductPath category={model.category} name={product.display_name} />
				<div className={styles.stage}>
					<div className={styles.pictures}>
						<ProductGallery pictures={model.pictures} name={product.display_name} />
					</div>
					<div className={styles.side}>
						<ProductHead
							product={product}
							ratings={ratings}
							state={state}
							heading={page.heading}
							brand={model.brand}
						/>
						<div className={styles.notices}>
							<ListNotices settings={settings} />
						</div>
						<div>
							<ProductPurchase session={session} picture={model.pictures[0] ?? null} />
							<ProductRequest session={session} first={!sells || purchaseState(state) === "onRequest"} />
						</div>
						<ProductDescription product={product} descriptionHtml={model.descriptionHtml} />
						<ProductLegal product={product} safetyWarningsHtml={model.safetyWarningsHtml} />
					</div>
				</div>
				<div className={styles.ratings}>
					<ProductRatings product={product.id} ratings={ratings} allowed={allow_ratings} />
				</div>
			</article>
			<ProductSuggestions product={product} shop={shop} />
		</>
	);
}
