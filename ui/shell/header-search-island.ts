import { defineIsland } from "#ui/foundation/island-definition.ts";
import type { HeaderSearchProps } from "#ui/shell/header-search-field.tsx";

/** The header's search: a form that the browser sends, until one types. */
export const headerSearchIsland = defineIsland<HeaderSearchProps>({
	name: "header-search",
	hydrate: "interaction",
	load: () => import("#ui/shell/header-search-field.tsx").then((module) => module.HeaderSearchField),
});
