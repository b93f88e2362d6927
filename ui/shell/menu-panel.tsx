import type { NavigationItem } from "#core/navigation/menu.ts";
import { Icon } from "#ui/components/icon.tsx";
import { Link } from "#ui/components/link.tsx";
import { ShopSearch } from "#ui/components/search-form.tsx";
import { SocialLinks } from "#ui/components/social-links.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shell/menu-panel.module.css";
import { NavigationGroups } from "#ui/shell/navigation-groups.tsx";
import { groupsOf, isCurrent } from "#ui/shell/navigation-items.ts";
import { WithdrawalLink } from "#ui/shell/withdrawal-link.tsx";
import { ShopMenu } from "#ui/shop/shop-menu.tsx";

/** The primary menu in the drawer; the browser keeps one group open at a time (R-NAV-02). */
export function MenuPanel({ path }: { readonly path: string }) {
	const { primary, shop } = useShell();
	const t = useTranslate();
	return (
		<>
			{shop ? (
				<div className={styles.search}>
					<ShopSearch id="menu-search-field" />
				</div>
			) : null}
			<nav aria-label={t("header.primary")}>
				<ul className={styles.items}>
					{primary.map((item, index) => (
						<li key={`${index} ${item.label}`} className={item.className ?? undefined}>
							<PanelItem item={item} path={path} />
						</li>
					))}
				</ul>
			</nav>
			<ShopMenu path={path} />
			<WithdrawalLink path={path} className={styles.withdrawal} />
			<SocialLinks />
		</>
	);
}

/** An item with a link and items below it keeps its link, as the first of them. */
function PanelItem({ item, path }: { readonly item: NavigationItem; readonly path: string }) {
	const groups = groupsOf(item);
	if (groups.length === 0) {
		if (!item.link) return <span className={styles.item}>{item.label}</span>;
		return (
			<Link link={item.link} className={styles.item} current={isCurrent(item, path)}>
				{item.label}
			</Link>
		);
	}
	return (
		<details name="header-menu">
			<summary className={styles.item}>
				{item.label}
				<Icon name="chevron" />
			</summary>
			<div className={styles.panel}>
				{item.link ? (
					<Link link={item.link} className={styles.own} current={isCurrent(item, path)}>
						{item.label}
					</Link>
				) : null}
				<NavigationGroups groups={groups} path={path} />
			</div>
		</details>
	);
}
