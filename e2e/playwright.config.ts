import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "../renderer/setup/browser.mjs";
import { fewProcesses, launchArguments } from "./launch.mjs";
import { ports, shopAddress, variantAddress } from "./support/sites.ts";

const executablePath = await findBrowser();

/** Journeys on the built demo shop and its variant, served as `facette preview` serves them. */
export default defineConfig({
	testDir: ".",
	outputDir: "../dist/e2e",
	// One more than the cores that there are at least: journeys wait, too.
	workers: 3,
	fullyParallel: true,
	forbidOnly: process.env.CI !== undefined,
	// A machine that does other work may lose a moment; what passes only then is named in the summary and is a fault to find.
	retries: 1,
	reporter: [["list"]],
	// Nothing waits so long but on a machine that does other work at the same time.
	timeout: 120_000,
	expect: { timeout: 20_000 },
	use: {
		baseURL: shopAddress,
		// Without a limit of its own, a control that is missing would cost a journey its whole time.
		actionTimeout: 30_000,
		viewport: { width: 1440, height: 900 },
		locale: "de-DE",
		// What a worker answers, no journey can answer in its place; offline.spec.ts and deployment.spec.ts allow them.
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
