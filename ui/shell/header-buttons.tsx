import { Icon } from "#ui/components/icon.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { ContactPanel } from "#ui/shell/contact-panel.tsx";
import { Drawer } from "#ui/shell/drawer.tsx";
import styles from "#ui/shell/header.module.css";
import { SearchButton } from "#ui/shell/header-search.tsx";
import { MenuPanel } from "#ui/shell/menu-panel.tsx";
import { CartLink } from "#ui/shop/cart/cart-link.tsx";
import { WishLink } from "#ui/shop/wishlist/wish-link.tsx";

export interface HeaderButtonsProps {
	readonly path: string;
	/** Whether the page takes a payment. */
	readonly paying: boolean;
}

/**
 * The buttons of the header (R-SHELL-01): contact, menu, and with a shop its entrance, its search, wishlist and cart, the last three
 * in the strip, which stays in view (B-USE-13). On phones they are in the bar at the bottom of the screen, four at most, search
 * and wishlist are next to the logo. At the checkout there are contact and cart alone.
 */
export function HeaderButtons({ path, paying }: HeaderButtonsProps) {
	const { primary, shop } = useShell();
	const t = useTranslate();
	return (
		<>
			<Drawer id="header-contact" label={t("header.contact")} icon="phone" className={styles.button}>
				<ContactPanel />
			</Drawer>
			{primary.length > 0 && !paying ? (
				<Drawer id="header-menu" label={t("header.menu")} icon="menu" className={styles.button}>
					<MenuPanel path={path} />
				</Drawer>
			) : null}
			{shop && !paying ? (
				<a
					className={styles.button}
					href={shop.paths.list}
					aria-current={path === shop.paths.list ? "page" : undefined}
				>
					<Icon name="gem" />
					<span>{shop.displayName}</span>
				</a>
			) : null}
			<div className={styles.tools} data-part="header-tools">
				{shop && !paying ? <SearchButton className={`${styles.button} ${styles.inStrip}`} /> : null}
				{shop && !paying ? <WishLink path={path} className={`${styles.button} ${styles.inStrip}`} /> : null}
				<CartLink path={path} className={styles.button} />
			</div>
		</>
	);
}
