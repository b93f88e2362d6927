import type { PageModel } from "#core/models/page-model.ts";
import { takesPayment } from "#core/models/payment-page.ts";
import { Logo } from "#ui/components/logo.tsx";
import { PrerenderedPart } from "#ui/foundation/prerendered-part.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shell/header.module.css";
import { SearchButton, SearchPanel } from "#ui/shell/header-search.tsx";
import { LanguageSwitch } from "#ui/shell/language-switch.tsx";
import { RetailerClock } from "#ui/shell/retailer-clock.tsx";
import { shellParts } from "#ui/shell/shell-parts.ts";
import { useOrderSettings } from "#ui/shop/current-settings.ts";
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
	const settings = useOrderSettings();
	const t = useTranslate();
	const paying = takesPayment(page);
	const made = JSON.stringify([page.path, settings?.enable_cart, settings?.maintenance_mode]);
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
				<PrerenderedPart
					as="div"
					className={styles.buttons}
					part={shellParts.buttons}
					props={{ path: page.path, template: page.template }}
					of={made}
				/>
				<PrerenderedPart as="div" className={styles.social} part={shellParts.social} props={{}} of="" />
			</div>
			{paying ? null : (
				<PrerenderedPart
					as="div"
					className={primary.length > 0 ? styles.navigation : styles.shopMenu}
					part={shellParts.navigation}
					props={{ path: page.path }}
					of={made}
				/>
			)}
			{isSearched ? <SearchPanel /> : null}
		</header>
	);
}
