import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "../renderer/setup/browser.mjs";
import { fewProcesses, launchArguments } from "./launch.mjs";
import { ports, shopAddress, variantAddress } from "./support/sites.ts";

const executablePath = await findBrowser();

/** Journeys on the built demo shop and its variant, served like `facette preview`. */
export default defineConfig({
	testDir: ".",
	outputDir: "../dist/e2e",
	// One more than the minimum number of cores, because journeys also wait.
	workers: 3,
	fullyParallel: true,
	forbidOnly: process.env.CI !== undefined,
	// A busy machine may miss a moment. The summary names journeys that pass only on retry; each is a fault to
	// find.
	retries: 1,
	reporter: [["list"]],
	// Generous, for machines that do other work at the same time.
	timeout: 120_000,
	expect: { timeout: 20_000 },
	use: {
		baseURL: shopAddress,
		// Without its own limit, a missing control would use up a journey's whole timeout.
		actionTimeout: 30_000,
		viewport: { width: 1440, height: 900 },
		locale: "de-DE",
		// Journeys cannot intercept responses of a worker; offline.spec.ts and deployment.spec.ts allow them.
		serviceWorkers: "block",
		screenshot: "only-on-failure",
		launchOptions: {
			args: [...launchArguments, ...fewProcesses],
			...(executablePath === null ? {} : { executablePath }),
		},
	},
	webServer: {
		command: `node e2e/serve.mjs ${ports.shop} ${ports.variant}`,
		cwd: fileURLToPath(new URL("..", import.meta.url)),
		url: variantAddress,
		timeout: 600_000,
		reuseExistingServer: false,
		stdout: "ignore",
		stderr: "pipe",
	},
});
