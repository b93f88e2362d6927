import type { Island } from "#ui/foundation/island-definition.ts";

/** All islands, exported by the files NAME-island.ts and NAME-islands.ts; builds prerender them. */
export const islands: readonly Pick<Island<never>, "name" | "load">[] = Object.values(
	import.meta.glob<Readonly<Record<string, Island<never>>>>(["./**/*-island.ts", "./**/*-islands.ts"], {
		eager: true,
	}),
).flatMap((module) => Object.values(module));
