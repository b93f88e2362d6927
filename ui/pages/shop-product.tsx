import { useMemo } from "react";
import { excludesWithdrawal } from "#core/cart/withdrawal-exclusion.ts";
import { priceRange } from "#core/catalogue/price-range.ts";
import type { PageModel } from "#core/models/page-model.ts";
import type { ShopPageModel } from "#core/models/shop-model.ts";
import { purchaseState } from "#core/product-page/product-page-state.ts";
import { sellsOnline } from "#core/settings/shop-settings.ts";
import { IslandHost } from "#ui/foundation/island.tsx";
import styles from "#ui/pages/shop-product.module.css";
import { shopModelOf } from "#ui/pages/template.ts";
import { GuaranteeLabel, guaranteeTermsId } from "#ui/shop/guarantee-notice.tsx";
import { ListNotices } from "#ui/shop/list/list-notices.tsx";
import { ProductRequest } from "#ui/shop/product/add-to-cart-button.tsx";
import { Breadcrumbs } from "#ui/shop/product/breadcrumbs.tsx";
import { productDetailsIsland } from "#ui/shop/product/product-details-island.ts";
import { ProductForm } from "#ui/shop/product/product-form.tsx";
import { ProductGallery } from "#ui/shop/product/product-gallery.tsx";
import { ProductGift } from "#ui/shop/product/product-gift.tsx";
import { ProductHeader } from "#ui/shop/product/product-header.tsx";
import { productRatingsIsland } from "#ui/shop/product/product-ratings-island.ts";
import { ProductSuggestions } from "#ui/shop/product/product-suggestions.tsx";
import { ProductTrust } from "#ui/shop/product/product-trust.tsx";
import { ProductViewed } from "#ui/shop/product/product-viewed.tsx";
import { ProductViewing } from "#ui/shop/product/product-viewing.tsx";
import { useProduct } from "#ui/shop/product/use-product.ts";
import { useShop } from "#ui/shop/use-shop.ts";
import { WishButton } from "#ui/shop/wishlist/wish-button.tsx";

/** A product's page (R-CAT-07): images, price and options, details. */
export function ProductPage({ page }: { readonly page: PageModel }) {
	const model = shopModelOf(page, "product");
	// The key resets all state for another product.
	return <ProductArticle key={String(model.product.id)} page={page} model={model} />;
}

interface ArticleProps {
	readonly page: PageModel;
	readonly model: Extract<ShopPageModel, { readonly type: "product" }>;
}

function ProductArticle({ page, model }: ArticleProps) {
	const session = useProduct(model);
	const { product, state, settings, ratings, gone } = session;
	const { guaranteeNotice } = useShop();
	const { allow_ratings } = settings.settings;
	const sells = sellsOnline(settings.settings) && !gone;
	const onRequest = !sells || purchaseState(state) === "onRequest";
	// Markdown texts as rendered by the build.
	const renderedProduct = useMemo(() => ({ ...product, ...model.html }), [product, model.html]);
	const reassurance = (
		<>
			<ProductTrust
				product={product}
				settings={settings.settings}
				sold={!onRequest}
				excluded={excludesWithdrawal(product.personalization?.fields ?? [], state.personalization) === true}
			/>
			<WishButton
				product={product.id}
				variant={state.variant?.id ?? null}
				price={state.price_brutto ?? priceRange(product)?.lowest ?? null}
				name={product.display_name}
				place="text"
			/>
		</>
	);
	return (
		<>
			<article className={styles.product}>
				<Breadcrumbs
					category={model.category}
					name={product.display_name}
					nameLanguage={product.text_languages?.display_name}
				/>
				<div className={styles.stage}>
					<ProductGallery images={model.images} name={product.display_name} />
					<div className={styles.side}>
						<ProductHeader
							product={product}
							ratings={ratings}
							state={state}
							heading={page.heading}
							summary={model.summary}
							brand={model.brand}
						/>
						{guaranteeNotice ? (
							<GuaranteeLabel
								product={product}
								image={model.labelImage}
								document={model.labelDocument}
								terms={model.html.guarantee_terms === null ? null : guaranteeTermsId}
							/>
						) : null}
						<div className={styles.notices}>
							<ListNotices settings={settings} />
						</div>
						<div>
							<ProductForm session={session} image={model.images[0] ?? null} />
							{onRequest ? null : <ProductGift settings={settings.settings} />}
							{onRequest ? null : reassurance}
							<ProductRequest session={session} first={onRequest} />
							{onRequest ? reassurance : null}
							<ProductViewing product={product.id} />
						</div>
					</div>
					<IslandHost
						className={styles.details}
						island={productDetailsIsland}
						props={{ product: renderedProduct, html: model.html }}
					/>
				</div>
				<IslandHost
					className={styles.ratings}
					island={productRatingsIsland}
					props={{ product: product.id, ratings, allowed: allow_ratings }}
				/>
			</article>
			<ProductSuggestions cards={model.suggestions} />
			<ProductViewed product={product.id} />
		</>
	);
}
