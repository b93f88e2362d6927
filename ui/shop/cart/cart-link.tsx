import { takesOrders } from "#core/settings/shop-settings.ts";
import { Icon } from "#ui/components/icon.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { useCartCount } from "#ui/shop/cart/cart-count.ts";
import styles from "#ui/shop/cart/cart-link.module.css";
import { useOrderSettings } from "#ui/shop/current-settings.ts";

/**
 * The link to the cart with its count (R-ROUTE-10), there in maintenance too, and beside it the place of the cart's
 * widget (R-CART-07). Nothing on a site without a shop or with the cart switched off.
 */
export function CartLink({
	path,
	className,
}: {
	readonly path: string;
	readonly className?: string | undefined;
}) {
	const { shop } = useShell();
	const t = useTranslate();
	const total = useCartCount();
	const settings = useOrderSettings();
	if (!shop || !settings?.enable_cart) return null;
	return (
		<div className={styles.cart}>
			<a
				className={className}
				href={shop.paths.cart}
				aria-current={path === shop.paths.cart ? "page" : undefined}
			>
				<Icon name="bag" />
				<span>{t("header.cart", { total })}</span>
			</a>
			<div className={styles.widget} data-placeholder="cart-widget">
				{takesOrders(settings) ? <CartWidget total={total} /> : null}
			</div>
		</div>
	);
}

/** Shows at a glance that something is in the cart; the link beside it says how much, the page what came into it. */
function CartWidget({ total }: { readonly total: number }) {
	return <span key={total} className={styles.mark} data-count={total} aria-hidden="true" />;
}
