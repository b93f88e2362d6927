import type { PageModel } from "#core/models/page-model.ts";
import { takesPayment } from "#core/site/payment-page.ts";
import { Icon } from "#ui/components/icon.tsx";
import { Logo } from "#ui/components/logo.tsx";
import { SocialLinks } from "#ui/components/social-links.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { ContactPanel } from "#ui/shell/contact-panel.tsx";
import { Drawer } from "#ui/shell/drawer.tsx";
import styles from "#ui/shell/header.module.css";
import { SearchButton, SearchPanel } from "#ui/shell/header-search.tsx";
import { LanguageSwitch } from "#ui/shell/language-switch.tsx";
import { MenuPanel } from "#ui/shell/menu-panel.tsx";
import { NavigationStrip } from "#ui/shell/navigation-strip.tsx";
import { RetailerClock } from "#ui/shell/retailer-clock.tsx";
import { CartLink } from "#ui/shop/cart/cart-link.tsx";
import { ShopMenu } from "#ui/shop/shop-menu.tsx";
import { WishLink } from "#ui/shop/wishlist/wish-link.tsx";

/** All that the header shows of a page; pages that are alike in it share what the server renders. */
export type HeaderPage = Pick<PageModel, "path" | "template" | "languageChoices">;

/**
 * The head of every page: logo, languages, buttons, and on wide screens the navigation (R-SHELL-01, R-SHELL-04).
 *
 * Use it for the top of every page, once. Not for headings of a page.
 */
export function Header({ page }: { readonly page: HeaderPage }) {
	const { homePath, siteName, clock, primary, shop } = useShell();
	const t = useTranslate();
	const paying = takesPayment(page);
	const isSearched = shop !== null && !paying;
	return (
		<header className={styles.header} data-strip={(primary.length > 0 && !paying) || undefined}>
			<div className={styles.brandRow} data-clock={clock ? true : undefined}>
				<a className={styles.home} href={homePath} aria-label={t("header.home", { name: siteName })}>
					<Logo ground="page" />
				</a>
				<LanguageSwitch
					choices={page.languageChoices}
					keepsSearch={/^shop-(?:list|product|wishlist)$/.test(page.template)}
				/>
				<RetailerClock path={page.path} />
				{isSearched ? <SearchButton className={styles.above} bare /> : null}
				{isSearched ? <WishLink path={page.path} className={styles.above} bare /> : null}
				<HeaderButtons page={page} />
				<div className={styles.social}>
					<SocialLinks />
				</div>
			</div>
			{paying ? null : <HeaderNavigation path={page.path} />}
			{isSearched ? <SearchPanel /> : null}
		</header>
	);
}

function HeaderNavigation({ path }: { readonly path: string }) {
	const { primary } = useShell();
	if (primary.length > 0) return <NavigationStrip path={path} />;
	// Without a primary menu there is no drawer that it could be in (R-SHELL-02, R-CART-07).
	return (
		<div className={styles.shopMenu}>
			<ShopMenu path={path} />
		</div>
	);
}

/**
 * The buttons of the header (R-SHELL-01): contact, menu, and with a shop its entrance, its search, wishlist and cart, the last three
 * in the strip, which stays in view (B-USE-13). On phones they are in the bar at the bottom of the screen, four at most, search
 * and wishlist are next to the logo. At the checkout there are contact and cart alone.
 */
function HeaderButtons({ page }: { readonly page: HeaderPage }) {
	const { primary, shop } = useShell();
	const t = useTranslate();
	const paying = takesPayment(page);
	return (
		<div className={styles.buttons}>
			<Drawer id="header-contact" label={t("header.contact")} icon="phone" className={styles.button}>
				<ContactPanel />
			</Drawer>
			{primary.length > 0 && !paying ? (
				<Drawer id="header-menu" label={t("header.menu")} icon="menu" className={styles.button}>
					<MenuPanel path={page.path} />
				</Drawer>
			) : null}
			{shop && !paying ? (
				<a
					className={styles.button}
					href={shop.paths.list}
					aria-current={page.path === shop.paths.list ? "page" : undefined}
				>
					<Icon name="gem" />
					<span>{shop.displayName}</span>
				</a>
			) : null}
			<div className={styles.tools}>
				{shop && !paying ? <SearchButton className={`${styles.button} ${styles.inStrip}`} /> : null}
				{shop && !paying ? (
					<WishLink path={page.path} className={`${styles.button} ${styles.inStrip}`} />
				) : null}
				<CartLink path={page.path} className={styles.button} />
			</div>
		</div>
	);
}
