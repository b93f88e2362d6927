import { describe, expect, it } from "vitest";
import { affectedBy, dependencyGraph, projectFiles } from "./changed.mjs";

const files = projectFiles();
const graph = dependencyGraph(files);
const affected = (...changed: string[]) => {
	for (const file of changed) expect(files).toContain(file);
	return files.filter(affectedBy(changed, graph));
};

describe("what a change can affect", () => {
	it.each([
		["imports of imports", "core/cart/cart-line.ts", "tests/core/cart/cart-reducer.test.ts"],
		["what loads later", "ui/pages/shop-product.tsx", "renderer/client/boot.ts"],
		["the journeys on the built program", "ui/shell/footer.tsx", "e2e/serve.mjs"],
		["the compiled program", "renderer/service-worker/service-worker.ts", "renderer/setup/compile.mjs"],
		["readers of a folder", "adapters/content-files/demo/content/theme.json", "e2e/serve.mjs"],
		["scripts that are started", "e2e/serve.mjs", "e2e/playwright.config.ts"],
		["styles", "ui/foundation/base.css", "stories/.storybook/preview.tsx"],
	])("follows %s: %s reaches %s", (_, changed, reached) => {
		expect(affected(changed)).toContain(reached);
	});

	it("leaves out what has nothing to do with it", () => {
		const reached = affected("e2e/shell.spec.ts");
		expect(reached.filter((file) => file.endsWith(".spec.ts"))).toEqual(["e2e/shell.spec.ts"]);
		expect(reached.filter((file) => /^(core|ui|renderer|stories)\//.test(file))).toEqual([]);
	});

	it("is everything where packages change", () => {
		expect(affected("package-lock.json")).toEqual(files);
	});
});
