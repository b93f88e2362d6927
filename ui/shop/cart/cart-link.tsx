import { takesOrders } from "#core/settings/shop-settings.ts";
import { escapeMarkup } from "#core/text/escape-markup.ts";
import { Icon } from "#ui/components/icon.tsx";
import { LiveElement } from "#ui/components/live-element.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/cart/cart-link.module.css";
import { useOrderSettings } from "#ui/shop/current-settings.ts";

/**
 * The link to the cart with its count (R-ROUTE-10), also during maintenance, and next to it the place of the cart's
 * widget (R-CART-07). Renders nothing on a site without a shop or with the cart disabled.
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
				<LiveElement name="cart-count" html={escapeMarkup(t("header.cart", { total: 0 }))} />
			</a>
			<div className={styles.widget} data-placeholder="cart-widget">
				{takesOrders(settings) ? <LiveElement name="cart-mark" className={styles.mark} html="" /> : null}
			</div>
		</div>
	);
}
