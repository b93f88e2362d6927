import type { NavigationItem } from "#core/navigation/menu.ts";
import { Icon } from "#ui/components/icon.tsx";
import { Link } from "#ui/components/link.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { NavigationGroups } from "#ui/shell/navigation-groups.tsx";
import { containsPath, groupsOf, isCurrent } from "#ui/shell/navigation-items.ts";
import styles from "#ui/shell/navigation-strip.module.css";

/**
 * The navigation of wide screens: the top-level items, and the panels that the browser opens below them, one at a time
 * (R-NAV-02).
 *
 * Use it for the header of wide screens. Not for phones, which have the menu in the drawer.
 */
export function NavigationStrip({ path }: { readonly path: string }) {
	const { primary } = useShell();
	const t = useTranslate();
	return (
		<nav className={styles.strip} data-part="navigation" aria-label={t("header.primary")}>
			<ul className={styles.items}>
				{primary.map((item, index) => (
					<li key={`${index} ${item.label}`} className={item.className ?? undefined}>
						<StripItem item={item} path={path} panel={`header-panel-${index}`} />
					</li>
				))}
			</ul>
		</nav>
	);
}

interface StripItemProps {
	readonly item: NavigationItem;
	readonly path: string;
	/** The id of the item's panel. */
	readonly panel: string;
}

function StripItem({ item, path, panel }: StripItemProps) {
	if (item.link)
		return (
			<Link link={item.link} className={styles.item} current={isCurrent(item, path)}>
				{item.label}
			</Link>
		);
	const groups = groupsOf(item);
	if (groups.length === 0) return <span className={styles.item}>{item.label}</span>;
	return (
		<>
			<button
				type="button"
				className={styles.item}
				popoverTarget={panel}
				data-current={containsPath(item, path) || undefined}
			>
				{item.label}
				<Icon name="chevron" className={styles.chevron} />
			</button>
			<div id={panel} className={styles.panel} popover="auto">
				<NavigationGroups groups={groups} path={path} />
			</div>
		</>
	);
}
