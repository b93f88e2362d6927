/** A fault as axe reports it; of its many fields, those that are shown. */
interface Violation {
	readonly id: string;
	readonly help: string;
	readonly nodes: readonly {
		readonly target: readonly string[];
		readonly html: string;
		readonly failureSummary: string;
	}[];
}

/** What stands in the window of a story under test. */
export interface StoryWindow {
	readonly axe: {
		run(root: Document, options: object): Promise<{ readonly violations: readonly Violation[] }>;
	};
	readonly __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, details: unknown): void };
	readonly __STORYBOOK_PREVIEW__: {
		/** Settles once stories can be loaded; rejects when the list of them or the preview file cannot be read. */
		ready(): Promise<void>;
		loadStory(story: { storyId: string }): Promise<{ storyGlobals?: { viewport?: { value?: string } } }>;
	};
}

/**
 * Asks axe about WCAG 2.2 A and AA in light and in dark, and gives what it finds, a text a fault. Runs in the story's
 * page, alone: whatever it needs stands in its body. The story is drawn again, not anew, so that what playing opened
 * stays open.
 */
export async function auditSchemes(): Promise<readonly string[]> {
	const { axe, __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StoryWindow;
	const values = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
	const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
	const faults: string[] = [];
	for (const scheme of ["dark", "light"]) {
		for (let frame = 0; frame < 300 && document.documentElement.dataset.scheme !== scheme; frame++) {
			// A story that is just being drawn does not hear it.
			if (frame % 60 === 0) channel.emit("updateGlobals", { globals: { scheme } });
			await nextFrame();
		}
		if (document.documentElement.dataset.scheme !== scheme)
			throw new Error(`The story does not turn ${scheme}.`);
		await document.fonts.ready;
		// What is half faded in has half its contrast.
		for (const one of document.getAnimations())
			if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish();
		const { violations } = await axe.run(document, {
			runOnly: { type: "tag", values },
			resultTypes: ["violations"],
			preload: false,
		});
		for (const { id, help, nodes } of violations)
			for (const { target, html, failureSummary } of nodes)
				faults.push(`${scheme}: ${id}, ${help}\n  at ${target.join(" ")}\n  ${html}\n  ${failureSummary}`);
	}
	return faults;
}
