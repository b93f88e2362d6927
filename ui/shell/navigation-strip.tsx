import { type KeyboardEvent, useEffect, useRef } from "react";
import type { NavigationItem } from "#core/navigation/menu.ts";
import { Icon } from "#ui/components/icon.tsx";
import { Link } from "#ui/components/link.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { NavigationGroups } from "#ui/shell/navigation-groups.tsx";
import { containsPath, groupsOf, isCurrent } from "#ui/shell/navigation-items.ts";
import styles from "#ui/shell/navigation-strip.module.css";
import type { ShellProps } from "#ui/shell/shell-props.ts";

/**
 * The navigation of wide screens: the top-level items, and the panels that open below them (R-NAV-02).
 *
 * Use it for the header of wide screens. Not for phones, which have the menu in the drawer.
 */
export function NavigationStrip({ page, state, dispatch }: ShellProps) {
	const { primary } = useShell();
	const t = useTranslate();
	const strip = useRef<HTMLElement>(null);
	const { dropdown } = state;

	useEffect(() => {
		if (dropdown === null) return;
		const closeOutside = (event: PointerEvent) => {
			if (event.target instanceof Node && !strip.current?.contains(event.target))
				dispatch({ type: "dropdownClosed" });
		};
		document.addEventListener("pointerdown", closeOutside);
		return () => document.removeEventListener("pointerdown", closeOutside);
	}, [dropdown, dispatch]);

	const closeOnEscape = (event: KeyboardEvent) => {
		if (event.key !== "Escape" || dropdown === null) return;
		dispatch({ type: "dropdownClosed" });
		strip.current?.querySelector<HTMLElement>("[aria-expanded='true']")?.focus();
	};
	return (
		<nav ref={strip} className={styles.strip} aria-label={t("header.primary")} onKeyDown={closeOnEscape}>
			<ul className={styles.items}>
				{primary.map((item, index) => (
					<li key={`${index} ${item.label}`} className={item.className ?? undefined}>
						<StripItem
							item={item}
							path={page.path}
							panel={`navigation-panel-${index}`}
							open={dropdown === index}
							onToggle={() => dispatch({ type: "dropdownToggled", index })}
						/>
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
	readonly open: boolean;
	readonly onToggle: () => void;
}

function StripItem({ item, path, panel, open, onToggle }: StripItemProps) {
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
				aria-expanded={open}
				aria-controls={panel}
				data-current={containsPath(item, path) || undefined}
				onClick={onToggle}
			>
				{item.label}
				<Icon name="chevron" className={styles.chevron} />
			</button>
			<div id={panel} className={styles.panel} data-open={open || undefined}>
				<NavigationGroups groups={groups} path={path} />
			</div>
		</>
	);
}
