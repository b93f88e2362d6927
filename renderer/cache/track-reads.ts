import type { PublishedPage, RenderContext } from "#core/ports/page-renderer.ts";

/** The pages, made when they are looked at, and the context of a build, which note whether an engine looks at the pages and at the shop. */
export function trackReads(
	published: () => readonly PublishedPage[],
	context: RenderContext,
): {
	readonly pages: readonly PublishedPage[];
	readonly context: RenderContext;
	/** "", "pages", "shop" or "pages shop". */
	readonly reads: () => string;
} {
	const reads = new Set<string>();
	const looked = () => {
		reads.add("pages");
		return published();
	};
	const pages = new Proxy<readonly PublishedPage[]>([], {
		get: (_, name) => Reflect.get(looked(), name),
		has: (_, name) => Reflect.has(looked(), name),
		ownKeys: () => Reflect.ownKeys(looked()),
		getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(looked(), name),
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
