import { rmSync } from "node:fs";
import { ensureBrowser, findFirefox } from "../renderer/setup/browser.mjs";
import { compile } from "../renderer/setup/compile.mjs";
import { commandFile } from "../renderer/setup/processes.mjs";
import { ensureServer, findServer } from "./directus/install-server.mjs";
import { folderDifferences } from "./folder-differences.mjs";
import { checkHtml } from "./html-check.mjs";
import { inOrder, tool } from "./tool.mjs";

const vitestSummary = /^\s*Tests\s+(.*)$/m;
const playwrightSummary = /^\s*(\d+ passed.*)$/m;
/** How vitest and Playwright mark a test that has failed, while others still run. */
const failedTest = {
	vitest: /^\s*(?:❯ (?:\|\w+\| )?\S+\.test\.tsx? \(|× )/u,
	playwright: /^\s*✘/u,
};

const vitest = (config, args, { onFailure }) =>
	tool([commandFile("vitest"), "run", "--config", config, ...args], {
		summary: vitestSummary,
		failure: failedTest.vitest,
		onFailure,
	});

const unitConfig = "tests/vitest.config.ts";

/** Builds the demo shop twice, in the main thread and in two workers, and compares the outputs byte by byte. */
async function buildTwice() {
	const outputs = ["dist/test/site-a", "dist/test/site-b"];
	const build = (out, workers) => () => {
		rmSync(out, { recursive: true, force: true });
		const site = ["--site", "adapters/content-files/demo", "--workers", workers];
		return tool(["dist/program/cli.js", "build", ...site, "--out", out]);
	};
	const built = await inOrder(build(outputs[0], "0"), build(outputs[1], "2"));
	if (!built.ok) return built;
	const { files, differences } = folderDifferences(outputs[0], outputs[1]);
	return {
		...built,
		ok: files > 0 && differences.length === 0,
		note: `${files} files, ${differences.length} differ`,
		output: `Two builds of the same content differ:\n${differences.slice(0, 20).join("\n")}`,
	};
}

async function browser() {
	const path = await ensureBrowser();
	return { ok: true, note: path, output: "" };
}

/** What the shop expects of the order service, and that the reference service keeps to it. */
const contracts = (context) =>
	inOrder(
		() => vitest("contracts/vitest.config.ts", [], context),
		() => vitest("contracts/reference-service/vitest.config.ts", [], context),
	);

const stories = async ({ only, onFailure }) =>
	tool(["stories/run-stories.mjs", ...(only ?? [])], {
		summary: playwrightSummary,
		env: { PLAYWRIGHT_CHROMIUM_PATH: await ensureBrowser() },
		failure: failedTest.playwright,
		onFailure,
	});

/** The journeys that a command's options choose, of all or some files. */
const journeys =
	(...options) =>
	async ({ only, onFailure }) => {
		const config = ["-c", "e2e/playwright.config.ts", ...options, ...(only ?? [])];
		const result = await tool([commandFile("@playwright/test", "playwright"), "test", ...config], {
			summary: playwrightSummary,
			env: { PLAYWRIGHT_CHROMIUM_PATH: await ensureBrowser() },
			failure: failedTest.playwright,
			onFailure,
		});
		const [, unsteady] = result.output.match(/^\s*(\d+) flaky$/m) ?? [];
		return unsteady ? { ...result, note: `${result.note}, ${unsteady} more at the second try` } : result;
	};

/** A few journeys in an installed Firefox; where there is none, they are skipped with the reason. */
const firefox = ({ onFailure }) =>
	tool([commandFile("@playwright/test", "playwright"), "test", "-c", "e2e/firefox/firefox.config.ts"], {
		summary: /^\s*(\d+ (?:passed|skipped).*)$/m,
		failure: failedTest.playwright,
		onFailure,
	});

/** Why Firefox is left out of a whole run; CI leaves it out only where there is none. */
const withoutFirefox = () => {
	if (findFirefox() === null) return "there is no Firefox: apt-get install firefox-esr";
	return process.env.CI ? null : "journeys that Chromium makes too: npm run test:firefox";
};

/** The content adapter on a real Directus, which is installed first when it is missing. */
async function directus(context) {
	await ensureServer();
	return vitest("tests/directus/vitest.config.ts", [], context);
}

/** Why Directus is left out of a whole run; CI never does that (R-CONTENT-05). */
const withoutDirectus = () =>
	process.env.CI
		? null
		: `takes minutes${findServer() ? "" : " and installs a Directus (1 GB)"}: npm run test:directus`;

/** Why the other lines of Node.js are left out of a whole run; CI never does that. */
const withoutNodes = () =>
	process.env.CI ? null : "installs and tries Node.js 22, 24 and 25 (300 MB): npm run test:nodes";

/** Why the journeys that repeat others (e2e/matrix.ts) are left out of a whole run; CI never does that. */
const withoutMatrix = () =>
	process.env.CI
		? null
		: "repeats journeys in other languages, templates and widths, and builds sites of its own: npm run test:matrix";

const isModule = (file) => /\.(?:tsx?|mts|mjs|cjs|js)$/.test(file);
const isTest = (folder) => (file) => file.startsWith(folder) && /\.(?:test|spec|stories)\.tsx?$/.test(file);
const isUnitTest = (file) =>
	isTest("tests/")(file) && !/^tests\/(?:architecture|bench|directus)\//.test(file);
const isJourney = (file) =>
	file === "e2e/serve.mjs" || file === "e2e/playwright.config.ts" || isTest("e2e/")(file);
const isProgramFile = (file) => file === "renderer/setup/compile.mjs";
const isDemo = (file) => file.startsWith("adapters/content-files/demo/");

/**
 * Every check of `npm test`, in the order in which they start. `run({ only, onFailure })` gives `{ ok, output, note,
 * seconds }`. A check is not run when one that it `needs` failed; the others run side by side, as many as there are cores
 * (`cores` is for one that takes more than one of them), but never two with the same `shares`: those with browsers have
 * two workers each, which also wait, so that one other check fits in; the longest chain is theirs, so they start as
 * soon as they can. `prepare` starts at once, with the others; `leftOut` gives why a check is not run unless it is named.
 *
 * For `--changed`: a check is run when a file that it `looksAt` can be affected. Where `tests` finds some of those files,
 * and no other was affected, `only` names them: these alone are run.
 */
export const checks = [
	{
		name: "lint",
		run: () =>
			inOrder(
				() => tool([commandFile("@biomejs/biome", "biome"), "check", "."]),
				() => tool(["tests/architecture/words.mjs"]),
			),
		looksAt: () => true,
	},
	{ name: "browser", run: browser, looksAt: () => false },
	{
		name: "stories",
		needs: ["browser"],
		shares: "browsers",
		run: stories,
		looksAt: (file) => /^stories\/\.storybook\/|^stories\/.*\.mdx$/.test(file) || isTest("stories/")(file),
		tests: isTest("stories/"),
	},
	{
		name: "types",
		run: () => tool([commandFile("typescript7", "tsc"), "--noEmit", "-p", "."]),
		looksAt: isModule,
	},
	{
		name: "dead-code",
		run: () => tool([commandFile("knip"), "-c", "tests/architecture/knip.json"]),
		looksAt: isModule,
	},
	{ name: "compile", run: async () => ({ ok: await compile(), output: "" }), looksAt: isProgramFile },
	{
		name: "build",
		needs: ["compile"],
		run: buildTwice,
		looksAt: (file) => isProgramFile(file) || isDemo(file),
	},
	{
		name: "exact",
		needs: ["compile"],
		run: (context) => vitest(unitConfig, ["--project", "bench"], context),
		looksAt: (file) => isProgramFile(file) || isDemo(file) || file.startsWith("tests/bench/"),
	},
	{
		name: "html",
		needs: ["compile", "build"],
		run: checkHtml,
		looksAt: (file) => isProgramFile(file) || isDemo(file) || file === "tests/html-check.mjs",
	},
	{
		name: "e2e",
		needs: ["compile", "build", "browser"],
		shares: "browsers",
		run: journeys("--grep-invert", "@matrix", "--pass-with-no-tests"),
		looksAt: isJourney,
		tests: isTest("e2e/"),
	},
	{
		name: "unit",
		run: (context) => vitest(unitConfig, context.only ?? ["--project", "unit"], context),
		looksAt: isUnitTest,
		tests: isUnitTest,
	},
	{ name: "contracts", run: contracts, looksAt: (file) => file.startsWith("contracts/") },
	{
		name: "architecture",
		run: (context) => vitest(unitConfig, ["tests/architecture"], context),
		looksAt: isModule,
	},
	{
		name: "directus",
		needs: ["compile", "build"],
		run: directus,
		prepare: ensureServer,
		leftOut: withoutDirectus,
		looksAt: (file) => file.startsWith("tests/directus/"),
	},
	{
		name: "matrix",
		needs: ["compile", "build", "browser"],
		shares: "browsers",
		run: journeys("--grep", "@matrix", "--pass-with-no-tests"),
		leftOut: withoutMatrix,
		looksAt: isJourney,
		tests: isTest("e2e/"),
	},
	{
		name: "firefox",
		needs: ["compile", "build"],
		shares: "browsers",
		run: firefox,
		leftOut: withoutFirefox,
		looksAt: (file) => isProgramFile(file) || isDemo(file) || file.startsWith("e2e/firefox/"),
	},
	{
		name: "nodes",
		needs: ["compile"],
		run: ({ onFailure }) =>
			tool(["tests/nodes/smoke.mjs"], { summary: /^(Node\.js .*)$/m, failure: /^✗ /, onFailure }),
		leftOut: withoutNodes,
		looksAt: (file) => file === "tests/nodes/smoke.mjs",
	},
];
