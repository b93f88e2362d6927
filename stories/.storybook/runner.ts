import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test as base, expect, type Page } from "@playwright/test";
import { setupPage } from "@storybook/test-runner";
import { auditSchemes } from "#stories/.storybook/audit-schemes.ts";
import { screens } from "#stories/.storybook/globals.ts";
import {
	type PreviewWindow,
	playStory,
	preparePreview,
	screenNameOf,
} from "#stories/.storybook/play-story.ts";

/** Resolved from the package that the end-to-end tests use, so that both use the same version. */
const axe = createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright")).resolve(
	"axe-core/axe.min.js",
);

/** The default screen of stories. */
const usualScreen = { width: 1280, height: 800 };

function screenOf(name: string | null) {
	const screen = Object.entries(screens).find(([screenName]) => screenName === name)?.[1];
	if (!screen) return usualScreen;
	return {
		width: Number.parseInt(screen.styles.width, 10),
		height: Number.parseInt(screen.styles.height, 10),
	};
}

/** Storybook's preview in a page, and its uncaught errors. */
interface Preview {
	readonly page: Page;
	readonly uncaught: string[];
}

/**
 * Tests that share a page for all stories, because loading the preview takes longer than playing most of them.
 * After a failure, Playwright starts a new worker and therefore a new page.
 */
const test = base.extend<object, { readonly preview: Preview }>({
	preview: [
		async ({ browser }, use) => {
			const page = await browser.newPage({ viewport: usualScreen });
			const uncaught: string[] = [];
			page.on("pageerror", (error) => uncaught.push(error.message));
			page.setDefaultNavigationTimeout(120_000);
			await setupPage(page, page.context());
			await page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in globalThis);
			await page.evaluate(preparePreview);
			await page.addScriptTag({ path: axe });
			await use({ page, uncaught });
			await page.close();
		},
		{ scope: "worker", timeout: 120_000 },
	],
});

/** A story in the index of the built Storybook. */
interface Story {
	readonly type: "story" | "docs";
	readonly id: string;
	readonly title: string;
	readonly name: string;
	/** "./stories/shell/footer.stories.tsx" */
	readonly importPath: string;
}

const index = new URL("../../dist/storybook/index.json", import.meta.url);
const entries = Object.values<Story>(JSON.parse(readFileSync(index, "utf8")).entries);
/** Parts of paths that select story files; empty for all. */
const pathParts: readonly string[] = JSON.parse(process.env.STORIES_WANTED ?? "[]");
const stories = entries.filter(
	({ type, importPath }) =>
		type === "story" && (pathParts.length === 0 || pathParts.some((word) => importPath.includes(word))),
);

const isAudited = (place: number) => process.env.STORIES_AUDIT !== "files" || place === 0;

for (const title of new Set(stories.map((story) => story.title))) {
	const ofFile = stories.filter((story) => story.title === title);
	test.describe(title, () => {
		// The stories of a file share what it loads.
		test.describe.configure({ mode: "default" });
		for (const [place, { id, name }] of ofFile.entries()) {
			test(name, async ({ preview: { page, uncaught } }) => {
				uncaught.length = 0;
				// Storybook reloads the page and hangs if it leaves a story that is still rendering.
				await page.waitForFunction(() =>
					(globalThis as unknown as PreviewWindow).__STORYBOOK_PREVIEW__.storyRenders.every(
						(render) => !render.isPending(),
					),
				);
				await page.setViewportSize(screenOf(await page.evaluate(screenNameOf, id)));
				await page.evaluate(playStory, id);
				// In the state after playing (R-A11Y-05).
				const inDark = process.env.STORIES_AUDIT === "schemes";
				if (isAudited(place)) expect(await page.evaluate(auditSchemes, inDark)).toEqual([]);
				expect(uncaught, "errors that nobody caught").toEqual([]);
			});
		}
	});
}
