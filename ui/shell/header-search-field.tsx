import { useShell } from "#ui/foundation/shell-context.tsx";
import { SearchCombobox } from "#ui/shop/list/search-combobox.tsx";
import { useProductCatalogue } from "#ui/shop/use-shop.ts";

/** The props of the header's search field. */
export interface HeaderSearchProps {
	/** The path of the list with the results. */
	readonly action: string;
	/** The id of the panel that it is in. */
	readonly panel: string;
}

/**
 * The header's field, which suggests while one types; a form of the list as long as nobody does.
 *
 * Use it for the panel below the header. Not for the list, whose field has a place of its own.
 */
export function HeaderSearchField({ action, panel }: HeaderSearchProps) {
	const { language } = useShell();
	const shop = useProductCatalogue();
	return (
		<SearchCombobox
			key={language}
			id="header-search-field"
			shop={shop}
			search={null}
			action={action}
			focused
			onLeave={() => document.getElementById(panel)?.hidePopover()}
		/>
	);
}
