import type { ReactNode } from "react";
import { type PageModel, takesPayment } from "#core/models/page-model.ts";
import { Logo } from "#ui/components/logo.tsx";
import { IslandHost } from "#ui/foundation/island.tsx";
import { replaceable } from "#ui/foundation/replaceable.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shell/header.module.css";
import { SearchButton, SearchPanel } from "#ui/shell/header-search.tsx";
import { LanguageSwitch } from "#ui/shell/language-switch.tsx";
import { RetailerClock } from "#ui/shell/retailer-clock.tsx";
import { headerButtonsIsland, headerNavigationIsland, socialLinksIsland } from "#ui/shell/shell-islands.ts";
import { useOrderSettings } from "#ui/shop/current-settings.ts";
import { WishLink } from "#ui/shop/wishlist/wish-link.tsx";

/** A page and the parts of its header. */
export interface HeaderProps {
	readonly page: Pick<PageModel, "path" | "template" | "languageChoices">;
	readonly parts: {
		/** The logo as a link to the home page. */
		readonly logo: ReactNode;
		/** The links to the other languages. */
		readonly languages: ReactNode;
		/** The watch brand's clock; null on a site without it. */
		readonly clock: ReactNode;
		/** The button that opens the search; null without a shop and in the checkout. */
		readonly search: ReactNode;
		/** The link to saved products; null without a shop and in the checkout. */
		readonly wishlist: ReactNode;
		/** The buttons for contact, cart and menu; below 1024 px they are at the bottom of the screen. */
		readonly buttons: ReactNode;
		/** The links to social networks, on wide screens. */
		readonly social: ReactNode;
		/** The menu on wide screens; null in the checkout. */
		readonly navigation: ReactNode;
		/** The field of the search, hidden until the button opens it: after all other parts. */
		readonly searchPanel: ReactNode;
	};
}

const PageHead = replaceable("Header", function PageHead({ page, parts }: HeaderProps) {
	const { clock, primary } = useShell();
	return (
		<header
			className={styles.header}
			data-part="header"
			data-strip={(primary.length > 0 && !takesPayment(page)) || undefined}
		>
			<div className={styles.brandRow} data-part="header-row" data-clock={clock ? true : undefined}>
				{parts.logo}
				{parts.languages}
				{parts.clock}
				{parts.search}
				{parts.wishlist}
				{parts.buttons}
				{parts.social}
			</div>
			{parts.navigation}
			{parts.searchPanel}
		</header>
	);
});

/** Returns the settings that the header's islands depend on; null without a shop. */
function useHeaderSettings() {
	const settings = useOrderSettings();
	return (
		settings && {
			enable_cart: settings.enable_cart,
			maintenance_mode: settings.maintenance_mode,
			shop_closures: settings.shop_closures,
		}
	);
}

/**
 * The head of every page: logo, languages, buttons, and on wide screens the navigation (R-SHELL-01, R-SHELL-04).
 *
 * Use it for the top of every page, once. Not for headings of a page.
 */
export function Header({ page }: Pick<HeaderProps, "page">) {
	const { homePath, siteName, primary, shop } = useShell();
	const settings = useHeaderSettings();
	const t = useTranslate();
	const paying = takesPayment(page);
	const isSearched = shop !== null && !paying;
	const parts: HeaderProps["parts"] = {
		logo: (
			<a
				className={styles.home}
				data-part="logo"
				href={homePath}
				aria-label={t("header.home", { name: siteName })}
			>
				<Logo ground="page" />
			</a>
		),
		languages: (
			<LanguageSwitch
				choices={page.languageChoices}
				keepsSearch={/^shop-(?:list|product|wishlist)$/.test(page.template)}
			/>
		),
		clock: <RetailerClock path={page.path} />,
		search: isSearched ? <SearchButton className={styles.above} bare /> : null,
		wishlist: isSearched ? <WishLink path={page.path} className={styles.above} bare /> : null,
		buttons: (
			<IslandHost
				className={styles.buttons}
				island={headerButtonsIsland}
				props={{ path: page.path, paying }}
				dependsOn={settings}
			/>
		),
		social: <IslandHost className={styles.social} island={socialLinksIsland} props={{}} />,
		navigation: paying ? null : (
			<IslandHost
				className={primary.length > 0 ? styles.navigation : styles.shopMenu}
				island={headerNavigationIsland}
				props={{ path: page.path }}
				dependsOn={settings}
			/>
		),
		searchPanel: isSearched ? <SearchPanel /> : null,
	};
	return <PageHead page={page} parts={parts} />;
}
