import { getJestConfig } from "@storybook/test-runner";
import { fewProcesses, launchArguments } from "../../e2e/launch.mjs";

const config = getJestConfig();

/** The test runner's own settings, with a browser that is already there. */
export default {
	...config,
	// Longer than the three loads of the preview that a story may take where the page has to be made again.
	testTimeout: 240_000,
	testEnvironmentOptions: {
		...config.testEnvironmentOptions,
		"jest-playwright": {
			...config.testEnvironmentOptions["jest-playwright"],
			launchOptions: {
				// run-stories.mjs names the browser that it found.
				executablePath: process.env.PLAYWRIGHT_CHROMIUM_PATH,
				args: [...launchArguments, ...fewProcesses],
			},
			contextOptions: { viewport: { width: 1280, height: 800 } },
		},
	},
};
