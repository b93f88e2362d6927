import { it } from "vitest";
import { writeFileSync } from "node:fs";
import { shopCatalogue } from "#renderer/build/shop-catalogue.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { readDemoSite } from "#tests/renderer/demo-shop.ts";
it("x", async () => {
	const t = performance.now();
	const demo = await readDemoSite();
	const c = shopCatalogue(demo.plan().context, createMemoryLogger());
	console.log(performance.now() - t);
	writeFileSync("/tmp/ro/cat.json", JSON.stringify(c));
});
