import type { ReactNode } from "react";
import { takesPayment } from "#core/site/payment-page.ts";
import { Icon, type IconName } from "#ui/components/icon.tsx";
import { Logo } from "#ui/components/logo.tsx";
import { SocialLinks } from "#ui/components/social-links.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shell/header.module.css";
import { LanguageSwitch } from "#ui/shell/language-switch.tsx";
import { NavigationStrip } from "#ui/shell/navigation-strip.tsx";
import { RetailerClock } from "#ui/shell/retailer-clock.tsx";
import type { ShellProps } from "#ui/shell/shell-props.ts";
import { CartLink } from "#ui/shop/cart/cart-link.tsx";
import { ShopMenu } from "#ui/shop/shop-menu.tsx";

/**
 * The head of every page: logo, languages, buttons, and on wide screens the navigation (R-SHELL-01, R-SHELL-04).
 *
 * Use it for the top of every page, once. Not for headings of a page.
 */
export function Header({ page, state, dispatch }: ShellProps) {
	const { homePath, siteName, clock } = useShell();
	const t = useTranslate();
	return (
		<header className={styles.header}>
			<div className={styles.brandRow} data-clock={clock ? true : undefined}>
				<a className={styles.home} href={homePath} aria-label={t("header.home", { name: siteName })}>
					<Logo ground="page" />
				</a>
				<LanguageSwitch choices={page.languageChoices} keepsSearch={page.template === "shop-list"} />
				<RetailerClock path={page.path} />
				<div className={styles.social}>
					<SocialLinks />
				</div>
				<HeaderButtons page={page} state={state} dispatch={dispatch} />
			</div>
			{takesPayment(page) ? null : <HeaderNavigation page={page} state={state} dispatch={dispatch} />}
		</header>
	);
}

function HeaderNavigation(props: ShellProps) {
	const { primary } = useShell();
	if (primary.length > 0) return <NavigationStrip {...props} />;
	// Without a primary menu there is no drawer that it could be in (R-SHELL-02, R-CART-07).
	return (
		<div className={styles.shopMenu}>
			<ShopMenu path={props.page.path} />
		</div>
	);
}

/**
 * The buttons of the header (R-SHELL-01): contact, menu, and with a shop its entrance and its cart. On phones they
 * are in the bar at the bottom of the screen, four at most. At the checkout there are contact and cart alone.
 */
function HeaderButtons({ page, state, dispatch }: ShellProps) {
	const { primary, shop } = useShell();
	const t = useTranslate();
	const paying = takesPayment(page);
	return (
		<div className={styles.buttons}>
			<DrawerButton drawer="contact" icon="phone" state={state} dispatch={dispatch}>
				{t("header.contact")}
			</DrawerButton>
			{primary.length > 0 && !paying ? (
				<DrawerButton drawer="primary" icon="menu" state={state} dispatch={dispatch}>
					{t("header.menu")}
				</DrawerButton>
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
			<CartLink path={page.path} className={styles.button} />
		</div>
	);
}

interface DrawerButtonProps extends Omit<ShellProps, "page"> {
	readonly drawer: "primary" | "contact";
	readonly icon: IconName;
	readonly children: ReactNode;
}

function DrawerButton({ drawer, icon, state, dispatch, children }: DrawerButtonProps) {
	return (
		<button
			type="button"
			className={styles.button}
			aria-haspopup="dialog"
			aria-expanded={state.drawer === drawer}
			onClick={() => dispatch({ type: "drawerOpened", drawer })}
		>
			<Icon name={icon} />
			<span>{children}</span>
		</button>
	);
}
