import { type ComponentType, createElement } from "react";
import type { Language } from "#core/language/language.ts";
import type { OwnBlockModel } from "#core/models/block-model.ts";
import { FailureBoundary } from "#ui/foundation/failure-boundary.ts";
import { defineIsland, type Island } from "#ui/foundation/island-definition.ts";

/** The props of the component of a site's own block. */
export interface OwnBlockProps {
	readonly block: OwnBlockModel["fields"];
	readonly language: Language;
}

/** The module of a site's own block. */
export interface OwnBlockModule {
	readonly default: { readonly component: ComponentType<OwnBlockProps> };
}

const islands = new Map<string, Island<OwnBlockProps>>();

/** Returns the island of a site's own block, the same for the same module; `load` imports the module. */
export function ownIsland(
	{ name, module, hydrate }: Pick<OwnBlockModel, "name" | "module" | "hydrate">,
	load: () => Promise<OwnBlockModule> = () => import(/* @vite-ignore */ module),
): Island<OwnBlockProps> {
	const created =
		islands.get(module) ??
		defineIsland<OwnBlockProps>({
			name: `own-${name}`,
			hydrate: hydrate === "none" ? "change" : hydrate,
			async load() {
				const { component } = (await load()).default;
				return (props) => createElement(FailureBoundary, null, createElement(component, props));
			},
		});
	islands.set(module, created);
	return created;
}
