/** The globals of Storybook's preview. */
export interface PreviewWindow {
	readonly __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, details: unknown): void };
	/** The test runner's function: renders a story and plays it. */
	__test(storyId: string): Promise<unknown>;
	/** The browser's original console functions. */
	ownConsole: Partial<Console>;
	readonly __STORYBOOK_PREVIEW__: {
		/** Resolves once stories can be loaded; rejects if their index or the preview file cannot be read. */
		ready(): Promise<void>;
		/** The rendered stories. */
		readonly storyRenders: readonly { isPending(): boolean }[];
		loadStory(story: { storyId: string }): Promise<{ storyGlobals?: { viewport?: { value?: string } } }>;
	};
}

/**
 * Waits until the page's preview knows its stories, and prepares it for tests. Runs in the page, so its body must
 * be self-contained.
 */
export async function preparePreview(): Promise<void> {
	const page = globalThis as unknown as PreviewWindow;
	const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = page;
	await preview.ready();
	page.ownConsole = { ...console };
	// The accessibility panel would run axe a second time, concurrently.
	channel.emit("updateGlobals", { globals: { a11y: { manual: true } } });
}

/** Returns the screen of a story; null if it names none. Runs in the page, like {@link preparePreview}. */
export async function screenNameOf(storyId: string): Promise<string | null> {
	const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as PreviewWindow;
	localStorage.clear();
	sessionStorage.clear();
	const { storyGlobals } = await preview.loadStory({ storyId });
	return storyGlobals?.viewport?.value ?? null;
}

/**
 * Replaces the current story and plays it; rejects with its failure. Runs in the page, like {@link preparePreview}.
 */
export async function playStory(storyId: string): Promise<void> {
	const { __test, ownConsole } = globalThis as unknown as PreviewWindow;
	// For each story the test runner wraps the console functions once more to collect their output.
	Object.assign(console, ownConsole);
	await __test(storyId);
}
