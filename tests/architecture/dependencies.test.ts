import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const config = join(root, "tests/architecture/dependency-cruiser.cjs");
const command = join(root, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs");

interface Violation {
	readonly rule: { readonly name: string };
	readonly from: string;
	readonly to: string;
}

/** Returns the violations of the rules below a folder, as "rule: from → to". */
function violations(directory: string, folders: readonly string[]): string[] {
	const { stdout, stderr } = spawnSync(
		process.execPath,
		[command, "--config", config, "--output-type", "json", ...folders],
		{ cwd: directory, encoding: "utf8", maxBuffer: 256 * 1024 * 1024 },
	);
	if (stdout === "") throw new Error(stderr);
	const report = JSON.parse(stdout) as { summary: { violations: Violation[] } };
	return report.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}

/** Files that follow every rule; the planted ones violate one each. */
const planted: Readonly<Record<string, string>> = {
	"core/pages/page.ts": 'import "decimal.js";\nexport const page = 1;',
	"ui/pages/good.ts": 'import "#core/pages/page.ts";\nimport "react";',
	"adapters/composition/good.ts":
		'import "inversify";\nimport "#adapters/memory/good.ts";\nimport "#adapters/other/file.ts";',
	"adapters/memory/good.ts": 'import "#core/pages/page.ts";',
	"adapters/other/file.ts": "export const other = 1;",
	"renderer/cli/good.ts":
		'import "node:fs";\nimport "#ui/pages/good.ts";\nimport "#adapters/memory/good.ts";',
	"adapters/demo/facette.config.ts": 'import "#renderer/cli/good.ts";',

	"core/bad/builtin.ts": 'import { readFileSync } from "node:fs";\nexport { readFileSync };',
	"core/bad/package.ts": 'import "react";',
	"core/bad/ui.ts": 'import "#ui/pages/good.ts";',
	"core/bad/type.ts":
		'import type { other } from "#adapters/other/file.ts";\nexport type Other = typeof other;',
	"core/bad/circle-a.ts": 'import "#core/bad/circle-b.ts";',
	"core/bad/circle-b.ts": 'import "#core/bad/circle-a.ts";',
	"core/above/one.ts": 'import "#core/below/one.ts";\nexport const above = 1;',
	"core/above/two.ts": "export const two = 2;",
	"core/below/one.ts": 'import type { two } from "#core/above/two.ts";\nexport type Two = typeof two;',
	"core/bad/nowhere.ts": 'import "#core/bad/not-there.ts";',
	"core/content/product.ts": "export const product = 1;",
	"core/content/shop-shapes.ts": 'import "#core/content/product.ts";\nimport "valibot";',
	"adapters/catalogue-static/good.ts": 'import "#core/content/shop-shapes.ts";',
	"adapters/catalogue-static/definition.ts": 'import "#core/content/product.ts";',
	"adapters/catalogue-static/library.ts": 'import "valibot";',
	"ui/bad/adapter.ts": 'import "#adapters/memory/good.ts";',
	"ui/bad/renderer.ts": 'import "#renderer/cli/good.ts";',
	"ui/bad/router.ts": 'import "react-router";',
	"ui/bad/builtin.ts": 'import "node:path";',
	"ui/pages/spectrum.ts": 'import "@adobe/react-spectrum";',
	"ui/components/spectrum.ts": 'import "@adobe/react-spectrum";',
	"adapters/bad/ui.ts": 'import "#ui/pages/good.ts";',
	"adapters/bad/neighbour.ts": 'import "#adapters/other/file.ts";',
	"adapters/bad/container.ts": 'import "inversify";',
	"adapters/memory/package.ts": 'import "react";',
	"renderer/bad/test.ts": 'import "#tests/helper.ts";',
	"renderer/bad/cache.ts": 'import "#renderer/cache/file.ts";',
	"renderer/cache/file.ts": "",
	"renderer/dev/command.ts": 'import "#renderer/cli/good.ts";',
	"tests/helper.ts": 'import "#renderer/cli/good.ts";',
};

const stubs = ["decimal.js", "valibot", "react", "react-router", "inversify", "@adobe/react-spectrum"];

function write(directory: string, file: string, text: string): void {
	const path = join(directory, file);
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, text);
}

function plantProject(): string {
	mkdirSync(join(root, "dist/test"), { recursive: true });
	const directory = mkdtempSync(join(root, "dist/test/dependencies-"));
	copyFileSync(join(root, "package.json"), join(directory, "package.json"));
	for (const [file, text] of Object.entries(planted)) write(directory, file, text);
	for (const name of stubs) {
		write(directory, `node_modules/${name}/package.json`, JSON.stringify({ name, main: "index.js" }));
		write(directory, `node_modules/${name}/index.js`, "module.exports = {};");
	}
	return directory;
}

describe("the dependencies between the folders", () => {
	let directory = "";
	let found: readonly string[] = [];

	beforeAll(() => {
		directory = plantProject();
		found = violations(directory, ["core", "ui", "adapters", "renderer", "tests"]);
	});

	afterAll(() => rmSync(directory, { recursive: true, force: true }));

	it.each([
		["core-imports-itself-only: core/bad/builtin.ts → fs"],
		["core-imports-itself-only: core/bad/package.ts → node_modules/react/index.js"],
		["core-imports-itself-only: core/bad/ui.ts → ui/pages/good.ts"],
		["core-imports-itself-only: core/bad/type.ts → adapters/other/file.ts"],
		["no-cycles: core/bad/circle-a.ts → core/bad/circle-b.ts"],
		["core-folders-form-no-cycle: core/above → core/below"],
		["only-build-cache-is-used-of-the-cache: renderer/bad/cache.ts → renderer/cache/file.ts"],
		["imports-lead-somewhere: core/bad/nowhere.ts → #core/bad/not-there.ts"],
		["ui-knows-core-only: ui/bad/adapter.ts → adapters/memory/good.ts"],
		["ui-knows-core-only: ui/bad/renderer.ts → renderer/cli/good.ts"],
		["nothing-imports-renderer: ui/bad/renderer.ts → renderer/cli/good.ts"],
		["ui-uses-few-packages: ui/bad/router.ts → node_modules/react-router/index.js"],
		["ui-uses-few-packages: ui/bad/builtin.ts → path"],
		[
			"spectrum-stays-in-the-design-system: ui/pages/spectrum.ts → node_modules/@adobe/react-spectrum/index.js",
		],
		["adapters-know-core-only: adapters/bad/ui.ts → ui/pages/good.ts"],
		["adapters-do-not-know-each-other: adapters/bad/neighbour.ts → adapters/other/file.ts"],
		["container-stays-in-composition: adapters/bad/container.ts → node_modules/inversify/index.js"],
		["memory-needs-core-only: adapters/memory/package.ts → node_modules/react/index.js"],
		["nothing-imports-the-commands: renderer/dev/command.ts → renderer/cli/good.ts"],
		[
			"content-definitions-stay-out-of-browsers: adapters/catalogue-static/definition.ts → core/content/product.ts",
		],
		[
			"schema-library-stays-out-of-browsers: adapters/catalogue-static/library.ts → node_modules/valibot/index.js",
		],
		["renderer-stays-in-the-product: renderer/bad/test.ts → tests/helper.ts"],
	])("reports a planted violation of %s", (violation) => {
		expect(found).toContain(violation);
	});

	it("reports nothing for files that keep the rules", () => {
		const allowed =
			/: (core\/(?:site|content)|ui\/pages\/good|ui\/components|[^ ]*\/good\.ts|adapters\/demo|tests\/)/;
		expect(found.filter((violation) => allowed.test(violation))).toEqual([]);
	});

	it("has no violation in the repository", () => {
		const folders = ["core", "adapters", "ui", "renderer", "stories", "contracts", "tests", "e2e"];
		const there = folders.filter((folder) => existsSync(join(root, folder)));
		expect(violations(root, there)).toEqual([]);
	});
});
