import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createMemoryFence } from "#adapters/memory/publish-fence.ts";
import { openShopOutput } from "#renderer/worker/shop-output.ts";
import { createSiteConfigs } from "#renderer/worker/site-configs.ts";

/** Publishes a shop; returns the folders below "www" that exist then, or null without an output. */
async function publish(config: object, to: string | null): Promise<readonly string[] | null> {
	const root = mkdtempSync(join(tmpdir(), "facette-output-"));
	onTestFinished(() => rmSync(root, { recursive: true, force: true }));
	for (const folder of ["www", "built", "shop"]) mkdirSync(join(root, folder));
	writeFileSync(join(root, "built/index.html"), "Ring");
	const text = JSON.stringify({
		domain: "ring.example",
		content: { from: "files", directory: "." },
		...config,
	});
	writeFileSync(join(root, "shop/facette.config.ts"), `export default ${text};`);
	const output = await openShopOutput("ring.example", join(root, "shop"), {
		configs: createSiteConfigs(),
		to: to && join(root, to),
		fence: createMemoryFence(Date.now),
	});
	if (output === null) return null;
	expect(await output.publish(join(root, "built"), 1)).toMatchObject({ ok: true });
	return ["own", "ring.example"].filter((name) => existsSync(join(root, "www", name, "index.html")));
}

const configured = { publish: { to: "folder", directory: "../www/own" } };

it.each([
	["where its configuration says", configured, "www/{shop}", ["own"]],
	["to the folder of all shops otherwise", {}, "www/{shop}", ["ring.example"]],
	["nowhere if nothing says where", {}, null, null],
])("B-USE-11 a worker publishes a shop %s", async (_, config, to, folders) => {
	expect(await publish(config, to)).toEqual(folders);
});
