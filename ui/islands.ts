import type { Island } from "#ui/foundation/island.tsx";

type AnyIsland = Omit<Island<object>, "load"> & { load(): Promise<unknown> };

/** Every island, for those who render pages ahead: what the files NAME-island.ts export. */
export const islands: readonly AnyIsland[] = Object.values(
	import.meta.glob<Readonly<Record<string, AnyIsland>>>("./**/*-island.ts", { eager: true }),
).flatMap((module) => Object.values(module));
