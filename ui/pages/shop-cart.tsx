import type { PageModel } from "#core/models/page-model.ts";
import type { ShopCategoryLink } from "#core/models/shop-model.ts";
import type { ShopServices } from "#core/models/shop-services.ts";
import { takesOrders } from "#core/settings/shop-settings.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { shopModelOf } from "#ui/pages/template.ts";
import { CartContents } from "#ui/shop/cart/cart-contents.tsx";
import { LazyPage } from "#ui/shop/order/lazy-page.tsx";
import { ClosedNotice, Loading, UnreadSettings } from "#ui/shop/order/order-notice.tsx";
import { useLazyCheckout } from "#ui/shop/order/use-lazy-checkout.ts";
import { useSettings } from "#ui/shop/use-settings.ts";
import { useCart } from "#ui/shop/use-shop.ts";

const loadOpenOrder = () =>
	import("#ui/shop/cart/cart-open-order.tsx").then((module) => module.CartOpenOrder);

/** The cart (R-CART-08). Only the browser knows its lines, so the prerendered page contains just the header. */
export function CartPage({ page }: { readonly page: PageModel }) {
	const t = useTranslate();
	const checkout = useLazyCheckout(loadOpenOrder);
	const { categories } = shopModelOf(page, "cart");
	return (
		<LazyPage
			page={page}
			checkout={checkout}
			loading={<Loading label={t("cart.loading")} scriptNeeded={t("product.scriptNeeded")} />}
			failedKey="cart.notLoaded"
		>
			{({ shop, services, part: OpenOrder }) => (
				<OpenOrder services={services}>
					{(hasOpenOrder) => <OpenCart shop={shop} categories={categories} hasOpenOrder={hasOpenOrder} />}
				</OpenOrder>
			)}
		</LazyPage>
	);
}

/**
 * Shows a notice instead of the cart during maintenance or if the cart is disabled (R-PROD-06). An open order,
 * above it, can still be completed (B-REL-05).
 */
function OpenCart({
	shop,
	categories,
	hasOpenOrder,
}: {
	readonly shop: ShopServices;
	readonly categories: readonly ShopCategoryLink[];
	readonly hasOpenOrder: boolean;
}) {
	const { settings, current, failed, retry } = useSettings(shop);
	const { cart } = useCart(shop);
	if (!takesOrders(settings)) return <ClosedNotice />;
	return (
		<>
			{failed ? <UnreadSettings onRetry={retry} /> : null}
			{cart ? (
				<CartContents
					cart={cart}
					shop={shop}
					settings={current ?? (failed ? settings : null)}
					categories={categories}
					hasOpenOrder={hasOpenOrder}
				/>
			) : null}
		</>
	);
}
