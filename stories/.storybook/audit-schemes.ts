import type { PreviewWindow } from "#stories/.storybook/play-story.ts";

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

/** What is in the window of a story under test. */
interface StoryWindow extends PreviewWindow {
	readonly axe: {
		run(root: Document, options: object): Promise<{ readonly violations: readonly Violation[] }>;
		getRules(
			tags: readonly string[],
		): readonly { readonly ruleId: string; readonly tags: readonly string[] }[];
	};
}

/**
 * Asks axe about WCAG 2.2 A and AA in dark and in light, and gives what it finds, one text per fault. In dark it is asked about
 * colours alone where the document differs from that in light by no more than images and colours: other rules ask for more. Runs in the
 * story's page, alone: whatever it needs is in its body. The story is not rendered again, so that what playing opened stays
 * open. Without `inDark` it is asked in light alone.
 */
export async function auditSchemes(inDark: boolean): Promise<readonly string[]> {
	const { axe, __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StoryWindow;
	const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
	const ofColours = axe
		.getRules(levels)
		.filter(({ tags }) => tags.includes("cat.color"))
		.map(({ ruleId }) => ruleId);
	const { documentElement: root } = document;
	// Where playing scrolled to, what sticks to the screen's edge may cover a part of anything.
	scrollTo({ top: 0, behavior: "instant" });

	async function turn(scheme: string): Promise<void> {
		if (root.dataset.scheme !== scheme) {
			await new Promise<void>((resolve) => {
				const ask = () => channel.emit("updateGlobals", { globals: { scheme } });
				// A story that is just being rendered does not hear it.
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
		// What is half faded in has half its contrast.
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

	/** The document without what a scheme exchanges: other images, described otherwise, and colours. */
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
