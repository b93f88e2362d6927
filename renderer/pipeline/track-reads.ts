import type { PublishedPage, RenderContext } from "#core/ports/page-renderer.ts";

/** The pages and the context of a build, which note whether an engine looks at the pages and at the shop. */
export function trackReads(
	published: readonly PublishedPage[],
	context: RenderContext,
): {
	readonly pages: readonly PublishedPage[];
	readonly context: RenderContext;
	/** "", "pages", "shop" or "pages shop". */
	readonly reads: () => string;
} {
	const reads = new Set<string>();
	const pages = new Proxy(published, {
		get(target, name) {
			reads.add("pages");
			return Reflect.get(target, name);
		},
		has(target, name) {
			reads.add("pages");
			return Reflect.has(target, name);
		},
		ownKeys(target) {
			reads.add("pages");
			return Reflect.ownKeys(target);
		},
	});
	const tracked: RenderContext = {
		...context,
		get shop() {
			reads.add("shop");
			return context.shop;
		},
	};
	return { pages, context: tracked, reads: () => [...reads].sort().join(" ") };
}
