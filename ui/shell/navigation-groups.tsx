import type { NavigationGroup, NavigationItem } from "#core/navigation/menu.ts";
import { Link } from "#ui/components/link.tsx";
import styles from "#ui/shell/navigation-groups.module.css";
import { isCurrent } from "#ui/shell/navigation-items.ts";

/**
 * Groups of links side by side, the current page marked (R-FOOT-01).
 *
 * Use it for panels of the navigation and the footer. Not for links of one page.
 */
export function NavigationGroups({
	groups,
	path,
}: {
	readonly groups: readonly NavigationGroup[];
	readonly path: string;
}) {
	return (
		<div className={styles.groups}>
			{groups.map((group, index) => (
				<div key={`${index} ${group.label}`} className={styles.group}>
					{group.label ? <p className={styles.label}>{group.label}</p> : null}
					<NavigationList items={group.items} path={path} />
				</div>
			))}
		</div>
	);
}

/** A group's links, below its name if it has one (R-FOOT-01). */
export function NamedNavigationList({
	group,
	path,
}: {
	readonly group: NavigationGroup;
	readonly path: string;
}) {
	return (
		<>
			{group.label ? <p className={styles.groupName}>{group.label}</p> : null}
			<NavigationList items={group.items} path={path} />
		</>
	);
}

/** Links in a list, with the lists below them. */
export function NavigationList({
	items,
	path,
}: {
	readonly items: readonly NavigationItem[];
	readonly path: string;
}) {
	if (items.length === 0) return null;
	return (
		<ul className={styles.list}>
			{items.map((item, index) => (
				<li key={`${index} ${item.label}`} className={item.className ?? undefined}>
					{item.link ? (
						<Link link={item.link} current={isCurrent(item, path)}>
							{item.label}
						</Link>
					) : (
						<span>{item.label}</span>
					)}
					<NavigationList items={item.items} path={path} />
					{item.groups.map((group, place) => (
						<NamedNavigationList key={`${place} ${group.label}`} group={group} path={path} />
					))}
				</li>
			))}
		</ul>
	);
}
