import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
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

/** The longest that the preview's page may take to know its stories, in milliseconds, on a machine with other work. */
const loadLimit = 40_000;

/**
 * Loads the preview's page; whether it knows all stories within the limit. The test runner sets no limit of its own here: a
 * script that does not arrive would stop the whole run without a word.
 */
async function isReady(page: Page): Promise<boolean> {
	const address = new URL("iframe.html", process.env.TARGET_URL).href;
	const ready = page
		.goto(address, { timeout: loadLimit })
		.then(() =>
			page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in globalThis, null, { timeout: loadLimit }),
		)
		.then(() =>
			page.evaluate(async () => {
				const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
					globalThis as unknown as StoryWindow;
				await preview.ready();
				// The workbench's own panel would ask axe a second time, and at the same time.
				channel.emit("updateGlobals", { globals: { a11y: { manual: true } } });
				return true;
			}),
		)
		.catch(() => false);
	return Promise.race([
		ready,
		new Promise<false>((resolve) => setTimeout(resolve, loadLimit, false).unref()),
	]);
}

/** The titles of files that axe was asked about. */
const audited = new Set<string>();

/**
 * Before the stories of a file: the preview, once it knows all stories. The page's load event comes earlier: it
 * asks for the list of stories by itself afterwards, and refuses every question before it has the response.
 * Before a story: the screen that it names. After it is rendered and played: axe finds nothing in the state that playing
 * left (R-A11Y-05); of which stories it is asked, run-stories.mjs says.
 */
const config: TestRunnerConfig = {
	async prepare({ page }) {
		const faults: string[] = [];
		const pending = new Set<string>();
		page.on("request", (request) => pending.add(request.url()));
		page.on("requestfinished", (request) => pending.delete(request.url()));
		page.on("requestfailed", (request) => {
			pending.delete(request.url());
			faults.push(`${request.url()}: ${request.failure()?.errorText}`);
		});
		page.on("pageerror", (error) => faults.push(error.message));
		for (let attempt = 1; !(await isReady(page)); attempt += 1) {
			faults.push(
				`Load ${attempt} of iframe.html was not ready; without an answer: ${[...pending].join(", ")}`,
			);
			console.log(faults.join("\n"));
			if (attempt === 3) throw new Error(`Storybook's preview was not ready.\n${faults.join("\n")}`);
		}
	},
	async preVisit(page, { id }) {
		// Storybook loads the page again, and never goes on, where a story is left that is still being rendered again.
		await page.waitForFunction(() =>
			(globalThis as unknown as StoryWindow).__STORYBOOK_PREVIEW__.storyRenders.every(
				(render) => !render.isPending(),
			),
		);
		const screen = await page.evaluate(async (storyId) => {
			const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as StoryWindow;
			const { storyGlobals } = await preview.loadStory({ storyId });
			return storyGlobals?.viewport?.value ?? null;
		}, id);
		await page.setViewportSize(screenOf(screen));
	},
	async postVisit(page, { title }) {
		if (process.env.STORIES_AUDIT === "files" && audited.has(title)) return;
		audited.add(title);
		if (!(await page.evaluate(() => "axe" in globalThis))) await page.addScriptTag({ path: axe });
		const faults = await page.evaluate(auditSchemes, process.env.STORIES_AUDIT === "schemes");
		if (faults.length > 0) throw new Error(`axe found ${faults.length} faults.\n\n${faults.join("\n\n")}`);
	},
};

export default config;
