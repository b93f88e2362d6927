import type { ComponentType } from "react";
import { loadOnce } from "#core/shared/load-once.ts";
import type { LaterComponent } from "#ui/foundation/prerendered-part.tsx";

/** The components of a module that is a chunk of its own. */
interface LaterComponents<Module extends object> {
	/** Rejects when it cannot be loaded. */
	load(): Promise<void>;
	part<Name extends keyof Module & string>(
		name: Name,
	): LaterComponent<Module[Name] extends ComponentType<infer Props extends object> ? Props : never>;
}

/** Loads a module of components when it is first asked for. */
export function laterComponents<Module extends object>(
	importModule: () => Promise<Module>,
): LaterComponents<Module> {
	let module: Module | null = null;
	const load = loadOnce(async () => {
		module = await importModule();
	});
	return {
		load,
		// The type says which components the module has.
		part: (name) => ({ name, component: () => (module?.[name] ?? null) as never, load }),
	};
}
