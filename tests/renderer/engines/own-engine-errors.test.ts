import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { PageModel } from "#core/models/page-model.ts";
import type { RenderContext } from "#renderer/api/page-renderer.ts";
import { engineErrorText } from "#renderer/cli/engine-error-text.ts";
import { createMessages } from "#renderer/cli/messages.ts";
import { loadEngines } from "#renderer/engines/engines.ts";
import { writeFolder } from "#tests/adapters/content-files/content-folder.ts";

/** An engine whose functions read a property of nothing, in the lines 4 and 7. */
const source = `const empty: { html?: { length: number } } = {};
export default {
	name: "own",
	renderPage: () => [{ path: "a.txt", content: String(empty.html!.length) }],
	*renderSite() {
		yield { path: "b.txt", content: "" };
		yield { path: "c.txt", content: String(empty.html!.length) };
	},
};`;

/** Returns what a function throws. */
function thrownBy(run: () => unknown): unknown {
	try {
		run();
	} catch (error) {
		return error;
	}
	return null;
}

/** Loads the engine from a site's folder, which goes when the test ends. */
async function loadEngine() {
	const siteDirectory = writeFolder({});
	writeFileSync(join(siteDirectory, "own.ts"), source);
	const [engine] = await loadEngines(["./own.ts"], { siteDirectory, loadRenderMarkup: async () => () => "" });
	return engine;
}

describe("an engine of a site that throws an error", () => {
	const context = {} as RenderContext;

	it("B-REL-04 B-USE-07 names itself and the place as the reason of a failed page", async () => {
		const engine = await loadEngine();
		const error = thrownBy(() => engine?.renderPage?.({} as PageModel, context));
		expect(error).toMatchObject({
			message: expect.stringMatching(/^\.\/own\.ts: own\.ts:4:\d+: Cannot read/),
		});
	});

	it("B-REL-04 B-USE-07 names itself and the place in the command's error", async () => {
		const engine = await loadEngine();
		const written: string[] = [];
		const error = thrownBy(() => {
			for (const { path } of engine?.renderSite?.([], context) ?? []) written.push(path);
		});
		expect(written).toEqual(["b.txt"]);
		const text = engineErrorText(error, createMessages("en"));
		expect(text).toMatch(/The engine "\.\/own\.ts" failed: own\.ts:7:\d+: Cannot read .*\[engine\.failed\]/);
	});
});
