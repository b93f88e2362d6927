import type { FilterEvent } from "#core/catalogue/filter-state.ts";
import type { CatalogueServices } from "#core/models/shop-services.ts";
import { SearchCombobox } from "#ui/shop/list/search-combobox.tsx";

interface SearchFieldProps {
	readonly shop: CatalogueServices | null;
	/** The search text of the list; null for none. */
	readonly search: string | null;
	readonly dispatch: (event: FilterEvent) => void;
}

/** The search field of the list (B-USE-01). */
export function SearchField({ shop, search, dispatch }: SearchFieldProps) {
	const find = (name: string) =>
		dispatch({ type: "searchChange", search: name.trim() === "" ? null : name.trim() });
	return <SearchCombobox id="list-search" shop={shop} search={search} find={find} />;
}
