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

/** The props of {@link Header}. */
export interface HeaderProps {
	readonly page: Pick<PageModel, "path" | "template" | "languageChoices">;
}

/**
 * The head of every page: logo, languages, buttons, and on wide screens the navigation (R-SHELL-01, R-SHELL-04).
 *
 * Use it for the top of every page, once. Not for headings of a page.
 */
export const Header = replaceable("Header", function Header({ page }: HeaderProps) {
	const { homePath, siteName, clock, primary, shop } = useShell();
	const settings = useOrderSettings();
	const t = useTranslate();
	const paying = takesPayment(page);
	const orderSettings = settings && {
		enable_cart: settings.enable_cart,
		maintenance_mode: settings.maintenance_mode,
		shop_closures: settings.shop_closures,
	};
	const isSearched = shop !== null && !paying;
	return (
		<header
			className={styles.header}
			data-part="header"
			data-strip={(primary.length > 0 && !paying) || undefined}
		>
			<div className={styles.brandRow} data-part="header-row" data-clock={clock ? true : undefined}>
				<a
					className={styles.home}
					data-part="logo"
					href={homePath}
					aria-label={t("header.home", { name: siteName })}
				>
					<Logo ground="page" />
				</a>
				<LanguageSwitch
					choices={page.languageChoices}
					keepsSearch={/^shop-(?:list|product|wishlist)$/.test(page.template)}
				/>
				<RetailerClock path={page.path} />
				{isSearched ? <SearchButton className={styles.above} bare /> : null}
				{isSearched ? <WishLink path={page.path} className={styles.above} bare /> : null}
				<IslandHost
					className={styles.buttons}
					island={headerButtonsIsland}
					props={{ path: page.path, paying }}
					dependsOn={orderSettings}
				/>
				<IslandHost className={styles.social} island={socialLinksIsland} props={{}} />
			</div>
			{paying ? null : (
				<IslandHost
					className={primary.length > 0 ? styles.navigation : styles.shopMenu}
					island={headerNavigationIsland}
					props={{ path: page.path }}
					dependsOn={orderSettings}
				/>
			)}
			{isSearched ? <SearchPanel /> : null}
		</header>
	);
});
