import type { PreviewWindow } from "#stories/.storybook/play-story.ts";

/** The displayed fields of an axe violation. */
interface Violation {
	readonly id: string;
	readonly help: string;
	readonly nodes: readonly {
		readonly target: readonly string[];
		readonly html: string;
		readonly failureSummary: string;
	}[];
}

/** The globals of a story under test. */
interface StoryWindow extends PreviewWindow {
	readonly axe: {
		run(root: Document, options: object): Promise<{ readonly violations: readonly Violation[] }>;
		getRules(
			tags: readonly string[],
		): readonly { readonly ruleId: string; readonly tags: readonly string[] }[];
	};
}

/**
 * Runs axe for WCAG 2.2 A and AA in light and dark, and returns one text per violation. In dark it checks only
 * colours if the documents differ in images and colours alone, because other rules give the same result. Runs in
 * the story's page, so its body must be self-contained. The story is not rendered again, so that opened parts stay
 * open. Without `inDark` it runs in light only.
 */
export async function auditSchemes(inDark: boolean): Promise<readonly string[]> {
	const { axe, __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StoryWindow;
	const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
	const ofColours = axe
		.getRules(levels)
		.filter(({ tags }) => tags.includes("cat.color"))
		.map(({ ruleId }) => ruleId);
	const { documentElement: root } = document;
	// After scrolling, sticky elements may cover parts of the page.
	scrollTo({ top: 0, behavior: "instant" });

	async function turn(scheme: string): Promise<void> {
		if (root.dataset.scheme !== scheme) {
			await new Promise<void>((resolve) => {
				const ask = () => channel.emit("updateGlobals", { globals: { scheme } });
				// A story that is still rendering misses the event, so repeat it.
				const again = setInterval(ask, 1000);
				const observer = new MutationObserver(() => {
					if (root.dataset.scheme !== scheme) return;
					clearInterval(again);
					observer.disconnect();
					resolve();
				});
				observer.observe(root, { attributes: true, attributeFilter: ["data-scheme"] });
				ask();
			});
		}
		await document.fonts.ready;
		// Finish animations, because a half-transparent element has half its contrast.
		for (const one of document.getAnimations())
			if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish();
	}

	async function audit(scheme: string, runOnly: object): Promise<readonly string[]> {
		const { violations } = await axe.run(document, { runOnly, resultTypes: ["violations"], preload: false });
		return violations.flatMap(({ id, help, nodes }) =>
			nodes.map(
				({ target, html, failureSummary }) =>
					`${scheme}: ${id}, ${help}\n  at ${target.join(" ")}\n  ${html}\n  ${failureSummary}`,
			),
		);
	}

	/** Returns the document without the parts that a scheme replaces: images with their descriptions, and colours. */
	const skeleton = () =>
		document.body.innerHTML
			.replace(/ (?:src|srcset|style)="[^"]*"/g, "")
			.replace(/ alt="[^"]+"/g, ' alt="described"');

	const everyRule = { type: "tag", values: levels };
	if (!inDark) {
		await turn("light");
		return audit("light", everyRule);
	}
	await turn("dark");
	const dark = skeleton();
	const darkFaults = await audit("dark", { type: "rule", values: ofColours });
	await turn("light");
	const lightFaults = await audit("light", everyRule);
	if (skeleton() === dark) return [...darkFaults, ...lightFaults];
	await turn("dark");
	const allDark = await audit("dark", everyRule);
	await turn("light");
	return [...allDark, ...lightFaults];
}
