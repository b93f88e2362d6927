import { Icon } from "#ui/components/icon.tsx";
import { ShopSearch } from "#ui/components/search-form.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shell/header-search.module.css";

const panelId = "header-search";

/** The button that opens the search below the header, by the browser alone. */
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
	return (
		<div id={panelId} className={styles.panel} popover="auto">
			<ShopSearch id="header-search-field" focused />
		</div>
	);
}
