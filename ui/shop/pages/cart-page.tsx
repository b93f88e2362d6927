import type { ReactNode } from "react";
import { takesOrders } from "#core/settings/shop-settings.ts";
import type { PageModel } from "#core/site/page-model.ts";
import { PlainHead } from "#ui/components/page-heads.tsx";
import type { ShopServices } from "#ui/foundation/shop-services.ts";
import { useWords } from "#ui/foundation/words.tsx";
import { CartContents } from "#ui/shop/cart-contents.tsx";
import { ClosedNotice, Loading, RetryNotice } from "#ui/shop/order-notice.tsx";
import styles from "#ui/shop/order-page.module.css";
import { useOrderProgram } from "#ui/shop/use-order-program.ts";
import { useCart, useSettings } from "#ui/shop/use-shop.ts";

const loadOpenOrder = async () => (await import("#ui/shop/cart-open-order.tsx")).CartOpenOrder;

/** The cart (R-CART-08): its lines are known in the browser only, so the document holds the head alone. */
export function CartPage({ page }: { readonly page: PageModel }) {
	const words = useWords();
	const program = useOrderProgram(loadOpenOrder);
	return (
		<div className={styles.page}>
			<PlainHead page={page} />
			<div className={styles.body}>
				{program.status === "loading" ? <Loading label={words("cart.loading")} /> : null}
				{program.status === "failed" ? (
					<RetryNotice messageKey="cart.notLoaded" onRetry={program.retry} />
				) : null}
				{program.status === "ready" ? (
					<OpenCart shop={program.shop}>
						<program.part services={program.services} />
					</OpenCart>
				) : null}
			</div>
		</div>
	);
}

/**
 * In maintenance, or with the cart switched off, a notice stands in the cart's place (R-PROD-06). An open order can be
 * settled all the same (B-REL-05).
 */
function OpenCart({ shop, children }: { readonly shop: ShopServices; readonly children: ReactNode }) {
	const { settings, current, failed, retry } = useSettings(shop);
	const { cart } = useCart(shop);
	if (!takesOrders(settings)) {
		return (
			<>
				{children}
				<ClosedNotice />
			</>
		);
	}
	return (
		<>
			{failed ? <RetryNotice messageKey="error.loadSettings" onRetry={retry} /> : null}
			{children}
			{cart ? (
				<CartContents cart={cart} shop={shop} settings={current ?? (failed ? settings : null)} />
			) : null}
		</>
	);
}
