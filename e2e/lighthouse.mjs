// Audits the built demo shop with Lighthouse as a phone sees it, and fails below the marks.
//   npm run lighthouse [-- path …]
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { ensureBrowser } from "../renderer/setup/browser.mjs";
import { root } from "../renderer/setup/install.mjs";
import { launchArguments } from "./launch.mjs";
import { freePort, templatePaths, withDemo } from "./support/demo-sites.mjs";

const paths = process.argv.length > 2 ? process.argv.slice(2) : templatePaths;
const marks = { performance: 99, accessibility: 100, "best-practices": 100, seo: 100 };
const mostLayoutShift = 0.02;

function evaluate({ categories, audits }) {
	const scores = Object.fromEntries(
		Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
	);
	const shift = audits["cumulative-layout-shift"].numericValue;
	const failed = Object.values(audits)
		.filter(({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === "binary")
		.map(({ id }) => id);
	const passed =
		Object.entries(marks).every(([name, mark]) => scores[name] >= mark) && shift < mostLayoutShift;
	const metrics = {
		lcp: audits["largest-contentful-paint"].displayValue,
		tbt: audits["total-blocking-time"].displayValue,
		cls: shift.toFixed(3),
	};
	return { passed, scores, metrics, failed };
}

const port = await freePort();
const browser = await chromium.launch({
	executablePath: await ensureBrowser(),
	args: [...launchArguments, `--remote-debugging-port=${port}`],
});
const folder = join(root, "dist/lighthouse");
mkdirSync(folder, { recursive: true });
try {
	await withDemo("light", async (address) => {
		for (const path of paths) {
			const result = await lighthouse(address + path, {
				port,
				output: "html",
				logLevel: "error",
			});
			const { passed, scores, metrics, failed } = evaluate(result.lhr);
			writeFileSync(join(folder, `${path.replaceAll("/", "_") || "_"}.html`), result.report);
			console.log(
				passed ? "ok    " : "FAILED",
				path,
				JSON.stringify({ ...scores, ...metrics }),
				failed.join(" "),
			);
			if (!passed) process.exitCode = 1;
		}
	});
} finally {
	await browser.close();
}
