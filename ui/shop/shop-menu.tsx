import { Link } from "#ui/components/link.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { useOrderSettings } from "#ui/shop/current-settings.ts";
import styles from "#ui/shop/shop-menu.module.css";

/** The place of the shop's menu with the shop's legal pages, if the cart is enabled (R-ROUTE-08, R-CART-07). */
export function ShopMenu({ path }: { readonly path: string }) {
	const { shop } = useShell();
	const t = useTranslate();
	const settings = useOrderSettings();
	if (!shop) return null;
	const pages = settings?.enable_cart ? shop.legalPages : [];
	return (
		<div data-placeholder="shop-menu">
			{pages.length > 0 ? (
				<nav aria-label={t("shopMenu.label")} className={styles.menu}>
					<ul>
						{pages.map(({ key, link }) => (
							<li key={key}>
								<Link link={link} current={link.href === path}>
									{t(`shopMenu.${key}`)}
								</Link>
							</li>
						))}
					</ul>
				</nav>
			) : null}
		</div>
	);
}
