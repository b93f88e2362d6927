import type { NavigationItem } from "#core/navigation/menu.ts";
import { Icon } from "#ui/components/icon.tsx";
import { Link } from "#ui/components/link.tsx";
import { SocialLinks } from "#ui/components/social-links.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shell/menu-panel.module.css";
import { NavigationGroups } from "#ui/shell/navigation-groups.tsx";
import { groupsOf, isCurrent } from "#ui/shell/navigation-items.ts";
import type { ShellProps } from "#ui/shell/shell-props.ts";
import { WithdrawalLink } from "#ui/shell/withdrawal-link.tsx";
import { ShopMenu } from "#ui/shop/shop-menu.tsx";

/** The primary menu in the drawer; one group is open at a time (R-NAV-02). */
export function MenuPanel({ page, state, dispatch }: ShellProps) {
	const { primary } = useShell();
	const t = useTranslate();
	return (
		<>
			<nav aria-label={t("header.primary")}>
				<ul className={styles.items}>
					{primary.map((item, index) => (
						<li key={`${index} ${item.label}`} className={item.className ?? undefined}>
							<PanelItem
								item={item}
								path={page.path}
								id={`drawer-group-${index}`}
								open={state.group === index}
								onToggle={() => dispatch({ type: "groupToggled", index })}
							/>
						</li>
					))}
				</ul>
			</nav>
			<ShopMenu path={page.path} />
			<WithdrawalLink path={page.path} className={styles.withdrawal} />
			<SocialLinks />
		</>
	);
}

interface PanelItemProps {
	readonly item: NavigationItem;
	readonly path: string;
	readonly id: string;
	readonly open: boolean;
	readonly onToggle: () => void;
}

/** An item with a link and items below it keeps its link, as the first of them. */
function PanelItem({ item, path, id, open, onToggle }: PanelItemProps) {
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
		<>
			<button
				type="button"
				className={styles.item}
				aria-expanded={open}
				aria-controls={id}
				onClick={onToggle}
			>
				{item.label}
				<Icon name="chevron" className={styles.chevron} />
			</button>
			<div id={id} className={styles.panel} hidden={!open}>
				{item.link ? (
					<Link link={item.link} className={styles.own} current={isCurrent(item, path)}>
						{item.label}
					</Link>
				) : null}
				<NavigationGroups groups={groups} path={path} />
			</div>
		</>
	);
}
