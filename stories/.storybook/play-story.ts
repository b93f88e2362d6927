/** What is in the window of Storybook's preview. */
export interface PreviewWindow {
	readonly __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, details: unknown): void };
	/** The test runner's: shows a story and plays it. */
	__test(storyId: string): Promise<unknown>;
	/** The console's functions as the browser has them. */
	ownConsole: Partial<Console>;
	readonly __STORYBOOK_PREVIEW__: {
		/** Settles once stories can be loaded; rejects when the list of them or the preview file cannot be read. */
		ready(): Promise<void>;
		/** The stories that are shown. */
		readonly storyRenders: readonly { isPending(): boolean }[];
		loadStory(story: { storyId: string }): Promise<{ storyGlobals?: { viewport?: { value?: string } } }>;
	};
}

/**
 * Waits until the preview of the page knows its stories, and makes it ready for tests. Runs in the page, alone: whatever it
 * needs is in its body.
 */
export async function preparePreview(): Promise<void> {
	const page = globalThis as unknown as PreviewWindow;
	const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = page;
	await preview.ready();
	page.ownConsole = { ...console };
	// The workbench's own panel would ask axe a second time, and at the same time.
	channel.emit("updateGlobals", { globals: { a11y: { manual: true } } });
}

/** Gives the screen that a story names, null where it names none. Runs in the page, as does {@link preparePreview}. */
export async function screenNameOf(storyId: string): Promise<string | null> {
	const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as PreviewWindow;
	localStorage.clear();
	sessionStorage.clear();
	const { storyGlobals } = await preview.loadStory({ storyId });
	return storyGlobals?.viewport?.value ?? null;
}

/** Shows a story in place of the one before and plays it; rejects with what failed. Runs in the page, as does {@link preparePreview}. */
export async function playStory(storyId: string): Promise<void> {
	const { __test, ownConsole } = globalThis as unknown as PreviewWindow;
	// The test runner collects what is written to the console by a further function around each of these for each story.
	Object.assign(console, ownConsole);
	await __test(storyId);
}
