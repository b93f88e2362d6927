// Builds Storybook if something changed, serves it to the test runner, and exits with the runner's status.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "../renderer/setup/browser.mjs";
import { install, root } from "../renderer/setup/install.mjs";
import { commandFile, runInTerminal, runQuietly } from "../renderer/setup/processes.mjs";
import { createStamp, digestOf } from "../renderer/setup/stamp.mjs";

const output = join(root, "dist/storybook");
const stamp = createStamp(join(root, "dist/storybook.stamp"));
const sources = [
	"stories",
	"core",
	"adapters",
	"ui",
	"renderer",
	"package.json",
	"package-lock.json",
	"tsconfig.json",
];

/** Builds Storybook unless it is up to date; returns whether it succeeded. */
async function build() {
	const digest = digestOf(root, sources);
	if (existsSync(join(output, "index.json")) && stamp.matches(digest)) return true;
	stamp.clear();
	console.log("Building Storybook …");
	const args = [
		"build",
		"-c",
		"stories/.storybook",
		"-o",
		"dist/storybook",
		"--disable-telemetry",
		"--quiet",
	];
	const { status, output: report } = await runQuietly([commandFile("storybook"), ...args]);
	if (status !== 0) {
		console.error(report);
		return false;
	}
	stamp.write(digest);
	return true;
}

/** Serves the built Storybook on this machine only, like vite preview. */
async function serve() {
	const { preview } = await import("vite");
	return preview({
		root,
		configFile: false,
		appType: "mpa",
		build: { outDir: output },
		preview: { host: "127.0.0.1", port: 6107 },
		logLevel: "warn",
	});
}

/**
 * Returns axe's scope for stories/.storybook/runner.ts, because axe takes half the time: every story in both
 * schemes in CI; every story of named files in light; otherwise the first story of each file in light.
 */
function auditOf(args) {
	if (process.env.CI || args.includes("--dark")) return "schemes";
	return args.length > 0 ? "stories" : "files";
}

async function runStories(args) {
	install();
	process.env.PLAYWRIGHT_CHROMIUM_PATH = await ensureBrowser();
	process.env.STORIES_AUDIT = auditOf(args);
	if (!(await build())) return 1;
	const server = await serve();
	try {
		process.env.TARGET_URL = server.resolvedUrls.local[0];
		process.env.STORIES_WANTED = JSON.stringify(args.filter((arg) => arg !== "--dark"));
		const options = ["test", "-c", "stories/.storybook/runner.config.ts"];
		return await runInTerminal([commandFile("@playwright/test", "playwright"), ...options]);
	} finally {
		await server.close();
	}
}

process.exitCode = await runStories(process.argv.slice(2));
