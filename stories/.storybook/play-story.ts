/** What is in the window of Storybook's preview. */
export interface PreviewWindow {
	readonly __STORYBOOK_ADDONS_CHANNEL__: {
		emit(event: string, details: unknown): void;
		on(event: string, listener: (details: never) => void): void;
		off(event: string, listener: (details: never) => void): void;
	};
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
	const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
		globalThis as unknown as PreviewWindow;
	await preview.ready();
	// Storybook stops animations where this name is in the browser's.
	const userAgent = `${navigator.userAgent} StorybookTestRunner`;
	Object.defineProperty(navigator, "userAgent", { get: () => userAgent });
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

/**
 * Shows a story in place of the one before and plays it; gives what failed, null where nothing did. Runs in the page, as does
 * {@link preparePreview}.
 */
export function playStory(storyId: string): Promise<string | null> {
	const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as PreviewWindow;
	interface Fault {
		readonly message?: string;
		readonly description?: string;
	}
	return new Promise((resolve) => {
		const said = ({ message, description }: Fault) => message ?? description ?? "failed without a message";
		/** What each event says of the story: null where it is shown and played, undefined where it is about another one. */
		const outcomes: Record<string, (details: never) => string | null | undefined> = {
			storyFinished: ({ storyId: id, status }: { storyId: string; status: string }) =>
				id === storyId ? (status === "success" ? null : `finished with ${status}`) : undefined,
			storyErrored: said,
			storyThrewException: said,
			playFunctionThrewException: said,
			unhandledErrorsWhilePlaying: (faults: readonly Fault[]) => faults.map(said).join("\n"),
			storyMissing: (id: string) => (id === storyId ? "the preview has no such story" : undefined),
		};
		const listeners = Object.entries(outcomes).map(([event, outcomeOf]) => {
			const listener = (details: never) => {
				const outcome = outcomeOf(details);
				if (outcome === undefined) return;
				for (const [name, each] of listeners) channel.off(name, each);
				resolve(outcome);
			};
			return [event, listener] as const;
		});
		for (const [event, listener] of listeners) channel.on(event, listener);
		channel.emit("setCurrentStory", { storyId, viewMode: "story" });
	});
}
