import { Link } from "#ui/components/link.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useWords } from "#ui/foundation/words.tsx";
import { useOrderSettings } from "#ui/shop/settings-now.ts";
import styles from "#ui/shop/shop-menu.module.css";

/** The place of the shop's menu, and in it the shop's legal pages where the cart is enabled (R-ROUTE-08, R-CART-07). */
export function ShopMenu({ path }: { readonly path: string }) {
	const { shop } = useShell();
	const words = useWords();
	const settings = useOrderSettings();
	if (!shop) return null;
	const pages = settings?.enable_cart ? shop.legalPages : [];
	return (
		<div data-placeholder="shop-menu">
			{pages.length > 0 ? (
				<nav aria-label={words("shopMenu.label")} className={styles.menu}>
					<ul>
						{pages.map(({ key, link }) => (
							<li key={key}>
								<Link link={link} current={link.href === path}>
									{words(`shopMenu.${key}`)}
								</Link>
							</li>
						))}
					</ul>
				</nav>
			) : null}
		</div>
	);
}
