import type { OwnHydration } from "#core/loading/hydration-time.ts";
import type { ComponentName } from "#core/pages/replaceable-components.ts";
import type { BundledModule } from "#renderer/site-modules/site-modules.ts";

/** A type of block or a page template that a module of the site defines. */
export interface OwnPart {
	readonly name: string;
	readonly hydrate: OwnHydration;
	readonly module: BundledModule;
}

/** The definitions of the modules of a site. */
export interface OwnParts {
	/** The types of blocks by name. */
	readonly blocks: ReadonlyMap<string, OwnPart>;
	/** The page templates by name. */
	readonly templates: ReadonlyMap<string, OwnPart>;
	/** The modules of components in place of built-in ones. */
	readonly components: ReadonlyMap<ComponentName, BundledModule>;
}

/** The parts of a site without modules of its own. */
export const noOwnParts: OwnParts = { blocks: new Map(), templates: new Map(), components: new Map() };
