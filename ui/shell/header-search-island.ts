import type { Island } from "#ui/foundation/island.tsx";
import type { HeaderSearchProps } from "#ui/shell/header-search-field.tsx";

/** The header's search: a form that the browser sends, until one types. */
export const headerSearchIsland: Island<HeaderSearchProps> = {
	name: "header-search",
	load: () => import("#ui/shell/header-search-field.tsx").then((module) => module.HeaderSearchField),
};
