import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { BuildCache } from "#renderer/cache/build-cache.ts";
import { runCommand } from "#renderer/cli/run-command.ts";
import { createCommandFolder } from "#tests/renderer/cli/command-folder.ts";

const domain = "www.x.example";

/** Creates the folder of a site; `run` runs the command there and returns its exit status and what it prints. */
function createSite() {
	const { folder, printed } = createCommandFolder();
	const config = { domain, content: { from: "files", directory: "content" } };
	writeFileSync(join(folder, "facette.config.ts"), `export default ${JSON.stringify(config)};`);
	return {
		folder,
		async shard(name: string, index: number, count: number, shop = domain) {
			const path = join(folder, name);
			mkdirSync(path);
			await BuildCache.shards.save(path, { domain: shop, shard: { index, count }, pages: [], images: [] });
			return path;
		},
		async run(...args: readonly string[]) {
			printed.length = 0;
			const status = await runCommand([...args, "--site", folder], { LANG: "en" });
			return { status, printed: printed.join("\n") };
		},
	};
}

it("B-REL-11 says which folder cannot be merged, and what to do", async () => {
	const { folder, shard, run } = createSite();
	const [first, other] = [await shard("first", 1, 2), await shard("other", 1, 2, "clock.example")];
	const third = await shard("third", 3, 4);
	for (const [folders, code, text] of [
		[[], "no-folder", "dist/shard-*"],
		[[join(folder, "none")], "absent", join(folder, "none")],
		[[first, folder], "incomplete", folder],
		[[other], "shop", "clock.example"],
		[[first, third], "count", third],
		[[first, first], "twice", first],
	] as const) {
		const merged = await run("merge", ...folders);
		expect(merged).toMatchObject({ status: 1, printed: expect.stringContaining(`[shard.${code}]`) });
		expect(merged.printed).toContain(text);
	}
});

it("B-REL-11 says which shards are missing, and builds their pages from the content", async () => {
	const { shard, run } = createSite();
	const merged = await run("merge", await shard("first", 2, 3));
	expect(merged.printed).toMatch(/^warning {2}Missing shards: 1, 3 of 3\..*\[shard\.missing\]$/m);
	// The site has no content.
	expect(merged).toMatchObject({ status: 1, printed: expect.stringContaining("Errors:") });
});

it("B-REL-11 refuses a shard in the place of a site", async () => {
	const { folder, run } = createSite();
	mkdirSync(join(folder, ".site-1"));
	symlinkSync(".site-1", join(folder, "site"));
	const built = await run("build", "--shard", "1/2", "--out", join(folder, "site"));
	expect(built).toMatchObject({ status: 1, printed: expect.stringContaining("[shard.site]") });
	expect(built.printed).toContain(resolve(folder, "site"));
	expect((await run("build", "--shard", "0/2")).printed).toContain("[option.shard]");
});

it("B-REL-11 does not publish a shard, and says to merge it", async () => {
	const { folder, shard, run } = createSite();
	const publish = { to: "folder", directory: "served" };
	const config = { domain, content: { from: "files", directory: "content" }, publish };
	writeFileSync(join(folder, "facette.config.ts"), `export default ${JSON.stringify(config)};`);
	const published = await run("publish", "--out", await shard("first", 1, 2));
	expect(published).toMatchObject({ status: 1, printed: expect.stringContaining("[publish.shard]") });
	expect(published.printed).toContain("is shard 1 of 2");
});
