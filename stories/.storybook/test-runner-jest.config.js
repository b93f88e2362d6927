import { getJestConfig } from "@storybook/test-runner";

const config = getJestConfig();

/** The test runner's own settings, with a browser that is already there. */
export default {
	...config,
	testTimeout: 120_000,
	testEnvironmentOptions: {
		...config.testEnvironmentOptions,
		"jest-playwright": {
			...config.testEnvironmentOptions["jest-playwright"],
			launchOptions: {
				executablePath: process.env.PLAYWRIGHT_CHROMIUM_PATH ?? "/usr/bin/chromium",
				args: [
					"--headless",
					"--no-sandbox",
					"--disable-gpu",
					"--disable-quic",
					"--no-first-run",
					"--disable-background-networking",
					"--disable-component-update",
					"--disable-sync",
				],
			},
			contextOptions: { viewport: { width: 1280, height: 800 } },
		},
	},
};
