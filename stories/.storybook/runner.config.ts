import { defineConfig } from "@playwright/test";
import { fewProcesses, launchArguments } from "../../e2e/launch.mjs";

const executablePath = process.env.PLAYWRIGHT_CHROMIUM_PATH;

/** Plays every story of the built Storybook in the browser from run-stories.mjs. */
export default defineConfig({
	testDir: ".",
	testMatch: "runner.ts",
	outputDir: "../../dist/stories",
	workers: 2,
	fullyParallel: true,
	reporter: [["list"]],
	// Generous, for machines that do other work at the same time.
	timeout: 120_000,
	use: {
		launchOptions: {
			...(executablePath === undefined ? {} : { executablePath }),
			args: [...launchArguments, ...fewProcesses],
		},
	},
});
