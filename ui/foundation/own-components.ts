import { type ComponentType, createElement, type ReactElement } from "react";
import type { Language } from "#core/language/language.ts";
import type { PageModel, ShellModel } from "#core/models/page-model.ts";
import type { ShopShellModel } from "#core/models/shop-model.ts";
import {
	componentNames,
	type OwnComponentModel,
	showsComponent,
} from "#core/pages/replaceable-components.ts";
import { settleAll } from "#core/shared/promises.ts";
import { FailureBoundary } from "#ui/foundation/failure-boundary.ts";
import { type RenderOwn, replaceComponent } from "#ui/foundation/replaceable.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";

/** The data of the site in the page's language. */
export type SiteInfo = Pick<
	ShellModel,
	| "siteName"
	| "homePath"
	| "logo"
	| "primary"
	| "social"
	| "contact"
	| "branches"
	| "legalLinks"
	| "appointment"
	| "contactPage"
> & {
	/** Null on a site without a shop. */
	readonly shop: Pick<ShopShellModel, "displayName" | "paths" | "currency" | "settings"> | null;
};

/** The props that a component of the site's own receives in addition to those of the built-in one. */
export interface OwnComponentExtras<Props extends object> {
	/** The built-in component. It takes the same props, which a wrapper may change. */
	readonly Default: ComponentType<Props>;
	/** The language of the page. */
	readonly language: Language;
	readonly site: SiteInfo;
}

/** The module of a component of the site's own. */
export interface OwnComponentModule {
	readonly default: ComponentType<OwnComponentExtras<object>>;
}

interface OwnComponentProps {
	readonly component: OwnComponentModule["default"];
	readonly builtIn: ComponentType<object>;
	readonly props: object;
}

/** A component of the site's own; the built-in one if it fails in a browser. */
function OwnComponent({ component, builtIn: Default, props }: OwnComponentProps): ReactElement {
	const site = useShell();
	const fallback = createElement(Default, props);
	const own = createElement(component, { ...props, Default, language: site.language, site });
	return createElement(FailureBoundary, { fallback }, own);
}

const renderer =
	(component: OwnComponentModule["default"]): RenderOwn =>
	(builtIn, props) =>
		createElement(OwnComponent, { component, builtIn: builtIn as ComponentType<object>, props });

/** Replaces built-in components by those of the site, and shows all others as built-in. */
export function setOwnComponents(modules: ReadonlyMap<string, OwnComponentModule>): void {
	for (const name of componentNames) {
		const module = modules.get(name);
		replaceComponent(name, module ? renderer(module.default) : null);
	}
}

/** Loads the site's own components that a page shows; rejects if one cannot be loaded. */
export async function loadOwnComponents(
	components: readonly OwnComponentModel[],
	page: Pick<PageModel, "template" | "blocks">,
): Promise<void> {
	const shown = components.filter((component) => showsComponent(component, page));
	await settleAll(
		shown.map(async ({ name, module }) => {
			const loaded = (await import(/* @vite-ignore */ module)) as OwnComponentModule;
			replaceComponent(name, renderer(loaded.default));
		}),
	);
}
