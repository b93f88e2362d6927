import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Files, validFiles } from "#tests/adapters/content-files/content-folder.ts";
import type { Change } from "#tests/architecture/cost/change.ts";
import { contentBlock } from "#tests/architecture/cost/content-block.ts";
import { furtherLanguage } from "#tests/architecture/cost/further-language.ts";
import { interactiveBlock } from "#tests/architecture/cost/interactive-block.ts";
import { productField } from "#tests/architecture/cost/product-field.ts";
import { rendererEngine } from "#tests/architecture/cost/renderer-engine.ts";
import { createScratchCopy, type ScratchCopy } from "#tests/architecture/cost/scratch-copy.ts";

/** All in one copy of the sources, because compiling takes most of the time. The language copies the texts of the others. */
const changes: readonly Change[] = [
	productField,
	contentBlock,
	interactiveBlock,
	furtherLanguage,
	rendererEngine,
];

let copy: ScratchCopy;
let pages = "";
const filesOf = new Map<string, readonly string[]>();

beforeAll(() => {
	copy = createScratchCopy();
	for (const { name, apply } of changes) {
		const before = copy.changedFiles();
		apply(copy);
		filesOf.set(
			name,
			copy.changedFiles().filter((file) => !before.includes(file)),
		);
	}
	copy.compile(["client", "server", "worker", "command"]);
	const content = changes.reduce<Files>((files, change) => change.content(files), validFiles());
	const config = Object.assign({}, ...changes.map((change) => change.config));
	pages = copy.build(content, {
		languages: ["de", "en", "fr", "it"],
		ecommerce: {},
		allowIncomplete: true,
		...config,
	});
});

afterAll(() => copy.remove());

// Checks the types of the product once more, so CI runs it.
it.runIf(process.env.CI)("all types fit the changes", () => {
	const include = ["core", "adapters", "ui", "renderer", "contracts/reference-service/main.ts"];
	copy.write("tsconfig.changes.json", JSON.stringify({ extends: "./tsconfig.json", include }));
	const args = ["node_modules/typescript7/bin/tsc", "--noEmit", "-p", "tsconfig.changes.json"];
	const { stdout } = spawnSync(process.execPath, args, { cwd: copy.directory, encoding: "utf8" });
	expect(stdout).toBe("");
});

for (const { name, prove } of changes)
	describe(name, () =>
		prove({
			get copy() {
				return copy;
			},
			get pages() {
				return pages;
			},
			get files() {
				return filesOf.get(name) ?? [];
			},
		}),
	);
