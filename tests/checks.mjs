import { rmSync } from "node:fs";
import { ensureBrowser } from "../renderer/setup/browser.mjs";
import { compile } from "../renderer/setup/compile.mjs";
import { install } from "../renderer/setup/install.mjs";
import { commandFile, runQuietly } from "../renderer/setup/processes.mjs";
import { ensureServer, findServer } from "./directus/install-server.mjs";
import { folderDifferences } from "./folder-differences.mjs";

const plain = { NO_COLOR: "1", FORCE_COLOR: "0" };

/** Runs a tool; the last line of its output that `summary` finds becomes the note of the table. */
async function tool(args, { summary, env = {} } = {}) {
	const { status, output } = await runQuietly(args, { ...plain, ...env });
	const note = summary ? output.match(summary)?.[1]?.trim() : undefined;
	return { ok: status === 0, output, ...(note ? { note } : {}) };
}

const vitest = (...args) =>
	tool([commandFile("vitest"), "run", "--config", "tests/vitest.config.ts", ...args], {
		summary: /^\s*Tests\s+(.*)$/m,
	});

/** Builds the demo shop twice, in the main thread and in two workers, and compares the outputs byte by byte. */
async function buildTwice() {
	const outputs = ["dist/test/site-a", "dist/test/site-b"];
	for (const [index, out] of outputs.entries()) {
		rmSync(out, { recursive: true, force: true });
		const site = ["--site", "adapters/content-files/demo", "--workers", index === 0 ? "0" : "2"];
		const built = await tool(["dist/program/cli.js", "build", ...site, "--out", out]);
		if (!built.ok) return built;
	}
	const { files, differences } = folderDifferences(outputs[0], outputs[1]);
	return {
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
async function contracts() {
	const consumer = await tool([commandFile("vitest"), "run", "--config", "contracts/vitest.config.ts"]);
	if (!consumer.ok) return consumer;
	return tool([commandFile("vitest"), "run", "--config", "contracts/reference-service/vitest.config.ts"], {
		summary: /^\s*Tests\s+(.*)$/m,
	});
}

const stories = async () =>
	tool(["stories/run-stories.mjs"], {
		summary: /Tests:\s+(.*)$/m,
		env: { PLAYWRIGHT_CHROMIUM_PATH: await ensureBrowser() },
	});

const endToEnd = async () =>
	tool([commandFile("@playwright/test", "playwright"), "test", "-c", "e2e/playwright.config.ts"], {
		summary: /^\s*(\d+ passed.*)$/m,
		env: { PLAYWRIGHT_CHROMIUM_PATH: await ensureBrowser() },
	});

/** The content adapter on a real Directus, which is installed first when it is missing. */
async function directus() {
	await ensureServer();
	return tool([commandFile("vitest"), "run", "--config", "tests/directus/vitest.config.ts"], {
		summary: /^\s*Tests\s+(.*)$/m,
	});
}

/** Why Directus is left out of a whole run; CI never does that (R-CONTENT-05). */
const withoutDirectus = () =>
	process.env.CI || findServer()
		? null
		: "needs a Directus, which this command installs (1 GB): npm run test:directus";

install();

/**
 * Every check of `npm test`, in order: `run` gives `{ ok, output, note }`; a check is not run when one that it needs
 * failed. `prepare` starts at once and runs beside the checks before; `leftOut` tells why a check is not run unless it
 * is named.
 */
export const checks = [
	{ name: "lint", run: () => tool([commandFile("@biomejs/biome", "biome"), "check", "."]) },
	{ name: "types", run: () => tool([commandFile("typescript7", "tsc"), "--noEmit", "-p", "."]) },
	{ name: "architecture", run: () => vitest("tests/architecture") },
	{ name: "dead-code", run: () => tool([commandFile("knip"), "-c", "tests/architecture/knip.json"]) },
	{ name: "unit", run: () => vitest("--exclude", "tests/architecture/**") },
	{ name: "contracts", run: contracts },
	{ name: "compile", run: async () => ({ ok: await compile(), output: "" }) },
	{ name: "build", needs: ["compile"], run: buildTwice },
	{ name: "browser", run: browser },
	{ name: "stories", needs: ["browser"], run: stories },
	{
		name: "directus",
		needs: ["compile", "build"],
		run: directus,
		prepare: ensureServer,
		leftOut: withoutDirectus,
	},
	{ name: "e2e", needs: ["compile", "build", "browser"], run: endToEnd },
];
