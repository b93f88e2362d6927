import { defineConfig } from "@playwright/test";
import { fewProcesses, launchArguments } from "../../e2e/launch.mjs";

/** Every story of the built Storybook, played in the browser that run-stories.mjs names. */
export default defineConfig({
	testDir: ".",
	testMatch: "runner.ts",
	outputDir: "../../dist/stories",
	workers: 2,
	fullyParallel: true,
	reporter: [["list"]],
	// Nothing takes so long but on a machine that does other work at the same time.
	timeout: 120_000,
	use: {
		launchOptions: {
			executablePath: process.env.PLAYWRIGHT_CHROMIUM_PATH,
			args: [...launchArguments, ...fewProcesses],
		},
	},
});
