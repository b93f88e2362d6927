import { Component, type ComponentType, createElement, type ReactNode } from "react";
import type { Language } from "#core/language/language.ts";
import type { OwnBlockModel } from "#core/models/block-model.ts";
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

/** Shows nothing in place of a block that fails, so that the rest of the page stays. */
class FailureBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
	override readonly state = { hasFailed: false };
	static getDerivedStateFromError() {
		return { hasFailed: true };
	}
	override render() {
		return this.state.hasFailed ? null : this.props.children;
	}
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
