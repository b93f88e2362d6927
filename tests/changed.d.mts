/** Files of the project are named from its folder on: "core/cart/cart.ts". */
export function changedFiles(): readonly string[];
export function projectFiles(): readonly string[];
export function dependencyGraph(files: readonly string[]): ReadonlyMap<string, ReadonlySet<string>>;
export function affectedBy(
	changed: readonly string[],
	graph: ReadonlyMap<string, ReadonlySet<string>>,
): (file: string) => boolean;
