import { createRequire } from "node:module";
import type { TestRunnerConfig } from "@storybook/test-runner";
import { auditSchemes, type StoryWindow } from "#stories/.storybook/audit-schemes.ts";
import { screens } from "#stories/.storybook/globals.ts";

/** axe-core belongs to the package that also serves the end-to-end tests, so that both ask the same version. */
const axe = createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright")).resolve(
	"axe-core/axe.min.js",
);

/** The screen of stories that name none. */
const usualScreen = { width: 1280, height: 800 };

function screenOf(name: string | null) {
	const screen = Object.entries(screens).find(([known]) => known === name)?.[1];
	if (!screen) return usualScreen;
	return {
		width: Number.parseInt(screen.styles.width, 10),
		height: Number.parseInt(screen.styles.height, 10),
	};
}

/**
 * Before the stories of a file: the workbench's page, once it knows all stories. The page's load event comes earlier: it
 * asks for the list of stories by itself afterwards, and refuses every question before it has the response.
 * Before a story: the screen that it names. After it is rendered and played: axe finds nothing in light and dark, in the
 * state that playing left (R-A11Y-05).
 */
const config: TestRunnerConfig = {
	async prepare({ page }) {
		await page.goto(new URL("iframe.html", process.env.TARGET_URL).href);
		await page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in globalThis, null, { timeout: 0 });
		await page.evaluate(() => (globalThis as unknown as StoryWindow).__STORYBOOK_PREVIEW__.ready());
	},
	async preVisit(page, { id }) {
		const screen = await page.evaluate(async (storyId) => {
			const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
				globalThis as unknown as StoryWindow;
			// The workbench's own panel would ask axe a third time, and at the same time.
			channel.emit("updateGlobals", { globals: { a11y: { manual: true } } });
			const { storyGlobals } = await preview.loadStory({ storyId });
			return storyGlobals?.viewport?.value ?? null;
		}, id);
		await page.setViewportSize(screenOf(screen));
	},
	async postVisit(page) {
		if (!(await page.evaluate(() => "axe" in globalThis))) await page.addScriptTag({ path: axe });
		const faults = await page.evaluate(auditSchemes);
		if (faults.length > 0) throw new Error(`axe found ${faults.length} faults.\n\n${faults.join("\n\n")}`);
	},
};

export default config;
