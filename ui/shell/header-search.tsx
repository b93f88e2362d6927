import { Icon } from "#ui/components/icon.tsx";
import { IslandHost } from "#ui/foundation/island.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shell/header-search.module.css";
import { headerSearchIsland } from "#ui/shell/header-search-island.ts";

const panelId = "header-search";

/** The button that opens the search below the header, by the browser alone. Hidden without script (header.module.css), as the list searches by script. */
export function SearchButton({
	className,
	bare = false,
}: {
	readonly className: string | undefined;
	/** Whether its word is for those who hear it alone. */
	readonly bare?: boolean;
}) {
	const t = useTranslate();
	return (
		<button type="button" className={className} popoverTarget={panelId}>
			<Icon name="search" />
			<span className={bare ? "visually-hidden" : undefined}>{t("header.search")}</span>
		</button>
	);
}

/**
 * The search of the shop, which the header's buttons open (B-USE-13).
 *
 * Use it in the header, once. Not on the list, which has its own.
 */
export function SearchPanel() {
	const { language, shop } = useShell();
	if (!shop) return null;
	return (
		<div id={panelId} className={styles.panel} popover="auto">
			<IslandHost
				key={language}
				island={headerSearchIsland}
				props={{ action: shop.paths.list, panel: panelId }}
			/>
		</div>
	);
}
