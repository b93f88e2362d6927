import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "../renderer/setup/browser.mjs";

const executablePath = await findBrowser();
const port = 4391;

const launchArguments = [
	"--headless",
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

/** Journeys on the built demo shop, served as `facette preview` serves it. */
export default defineConfig({
	testDir: ".",
	outputDir: "../dist/e2e",
	workers: 2,
	fullyParallel: true,
	forbidOnly: process.env.CI !== undefined,
	reporter: [["list"]],
	timeout: 30_000,
	expect: { timeout: 5_000 },
	use: {
		baseURL: `http://127.0.0.1:${port}`,
		viewport: { width: 1440, height: 900 },
		locale: "de-DE",
		trace: "retain-on-failure",
		launchOptions: { args: launchArguments, ...(executablePath === null ? {} : { executablePath }) },
	},
	webServer: {
		command: `node e2e/serve.mjs ${port}`,
		cwd: fileURLToPath(new URL("..", import.meta.url)),
		url: `http://127.0.0.1:${port}/`,
		timeout: 180_000,
		reuseExistingServer: false,
		stdout: "ignore",
		stderr: "pipe",
	},
});
