import type { ComponentType, ReactElement } from "react";
import type { HydrationTime } from "#core/loading/hydration-time.ts";
import type { ComponentName } from "#core/pages/replaceable-components.ts";
import { loadOnce } from "#core/shared/promises.ts";

/** The options of an island. */
interface IslandDefinition<Props extends object> {
	/** Unique; names the island in markup and log. */
	readonly name: string;
	readonly hydrate: HydrationTime;
	/** Whether the island shows the query of the address. If there is one, it hydrates on load. */
	readonly readsQuery?: true;
	/** Whether many pages show it with the same props. A build renders it once for the same props. */
	readonly isShared?: true;
	/** The components within the island that a site can replace; then it hydrates on interaction at the latest. */
	readonly replaceable?: readonly ComponentName[];
	load(): Promise<ComponentType<Props>>;
}

/** A part of a page that is a React root of its own, with a script of its own. */
export interface Island<Props extends object> extends IslandDefinition<Props> {
	/** Returns the component; null until it is loaded. */
	loaded(): ComponentType<Props> | null;
}

/** Returns an island whose script is loaded once (README.md, "Two ways to mount"). */
export function defineIsland<Props extends object>(definition: IslandDefinition<Props>): Island<Props> {
	let component: ComponentType<Props> | null = null;
	return {
		...definition,
		load: loadOnce(async () => {
			component = await definition.load();
			return component;
		}),
		loaded: () => component,
	};
}

/** Returns an island's component within the contexts of its page. */
export type IslandTree<Props extends object> = (component: ComponentType<Props>) => ReactElement;
