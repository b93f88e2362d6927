const helper = "\0vite/preload-helper.js";

/**
 * Replaces what the bundler puts around each import of a chunk of its own: here no chunk has others or styles to load before it
 * (page-styles.ts), so that all that is left of it is the event for a chunk that is gone (renderer/client/runtime.ts).
 */
export function leanImports() {
	return {
		name: "lean-imports",
		enforce: "pre" as const,
		load: (id: string) => (id === helper ? source : null),
	};
}

const source = `
export const __vitePreload = (load) => load().catch((payload) => {
	const event = new Event("vite:preloadError", { cancelable: true });
	event.payload = payload;
	dispatchEvent(event);
	if (!event.defaultPrevented) throw payload;
});
`;
