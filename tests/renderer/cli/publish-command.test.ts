import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { BuildCache } from "#renderer/cache/build-cache.ts";
import { createMessages } from "#renderer/cli/messages.ts";
import { parseCommandLine } from "#renderer/cli/options.ts";
import { publishCommand } from "#renderer/cli/publish-command.ts";
import { StoreDouble } from "#tests/adapters/site-s3/store-double.ts";
import { createCommandFolder } from "#tests/renderer/cli/command-folder.ts";

/** Creates a site whose build has one page, and runs `facette publish` there. */
function createSite() {
	const { folder, printed } = createCommandFolder();
	const out = join(folder, "dist/site");
	return {
		folder,
		configure(publish?: object) {
			const config = { domain: "www.x.example", content: { from: "files", directory: "content" }, publish };
			writeFileSync(join(folder, "facette.config.ts"), `export default ${JSON.stringify(config)};`);
		},
		build(page: string, readAt: number, isPreview = false) {
			const name = `.site-${readAt}`;
			mkdirSync(join(folder, "dist", name), { recursive: true });
			writeFileSync(join(folder, "dist", name, "index.html"), page);
			symlinkSync(name, `${out}.link`);
			renameSync(`${out}.link`, out);
			BuildCache.generations.save(out, readAt, isPreview);
		},
		async publish(...args: readonly string[]) {
			printed.length = 0;
			const options = parseCommandLine(["publish", "--site", folder, "--out", out, ...args]);
			if (!options.ok) throw new Error("The options are wrong.");
			return {
				status: await publishCommand(options.value, createMessages("en")),
				printed: printed.join("\n"),
			};
		},
	};
}

it("B-USE-11 publishes a build to a folder, and lists before what would change", async () => {
	const { folder, configure, build, publish } = createSite();
	configure({ to: "folder", directory: "served" });
	build("one", 1_000);
	const planned = await publish("--dry-run");
	expect(planned).toMatchObject({ status: 0, printed: expect.stringContaining("send    index.html") });
	const published = await publish();
	expect(published).toMatchObject({ status: 0, printed: expect.stringContaining("1 files sent") });
	expect(readFileSync(join(folder, "served/index.html"), "utf8")).toBe("one");
});

it("B-LAW-20 sends no preview of an incomplete site, unless asked to", async () => {
	const { folder, configure, build, publish } = createSite();
	configure({ to: "folder", directory: "served" });
	build("preview", 1_000, true);
	for (const args of [[], ["--dry-run"]]) {
		const refused = await publish(...args);
		expect(refused).toMatchObject({ status: 1, printed: expect.stringContaining("[publish.preview]") });
		expect(existsSync(join(folder, "served"))).toBe(false);
	}
	expect(await publish("--preview")).toMatchObject({ status: 0 });
	// A shop may ask search engines to leave its home page out.
	build('<head><meta name="robots" content="noindex"></head>', 2_000);
	expect(await publish()).toMatchObject({ status: 0 });
});

it("B-LAW-20 knows whether the site before the served one is a preview", () => {
	const { folder, build } = createSite();
	const out = join(folder, "dist/site");
	build("preview", 1_000, true);
	build("complete", 2_000);
	expect(BuildCache.generations.isPreview(out)).toBe(false);
	symlinkSync(".site-1000", `${out}.link`);
	renameSync(`${out}.link`, out);
	BuildCache.generations.save(out, 3_000);
	expect(BuildCache.generations.isPreview(out)).toBe(true);
});

it("B-REL-08 refuses a build whose content was read before that of the published one", async () => {
	const { folder, configure, build, publish } = createSite();
	configure({ to: "folder", directory: "served" });
	build("new", 2_000_000);
	await publish();
	rmSync(join(folder, "dist"), { recursive: true });
	build("old", 1_000_000);
	const { status, printed } = await publish();
	expect(status).toBe(1);
	expect(printed).toContain("1970-01-01T00:33:20.000Z");
	expect(printed).toContain("[publish.superseded]");
	expect(readFileSync(join(folder, "served/index.html"), "utf8")).toBe("new");
});

it("B-USE-11 publishes to a store, with the credentials of the environment", async () => {
	const { configure, build, publish } = createSite();
	const store = new StoreDouble();
	const endpoint = await store.start();
	onTestFinished(() => store.stop());
	onTestFinished(() => void vi.unstubAllEnvs());
	configure({ to: "s3", bucket: store.bucket, endpoint, prefix: "/shops/x" });
	build("one", 1_000);
	vi.stubEnv("AWS_ACCESS_KEY_ID", "wrong");
	vi.stubEnv("AWS_SECRET_ACCESS_KEY", "secret");
	expect(await publish()).toMatchObject({ status: 1, printed: expect.stringContaining("[publish.denied]") });
	vi.stubEnv("AWS_ACCESS_KEY_ID", "key");
	expect((await publish()).status).toBe(0);
	expect(store.texts().get("shops/x/index.html")).toBe("one");
});

it("B-USE-11 says that nothing is configured, built or in place", async () => {
	const { configure, build, publish } = createSite();
	configure();
	expect((await publish()).printed).toContain("[publish.not-configured]");
	configure({ to: "folder", directory: "missing/served" });
	expect((await publish()).printed).toContain("[publish.not-built]");
	build("one", 1_000);
	expect((await publish()).printed).toContain("[publish.missing]");
	configure({ to: "ftp", directory: "served" });
	expect(await publish()).toMatchObject({ status: 1, printed: expect.stringContaining("folder, s3") });
});

it("B-REL-08 gives a build of the same moment, or with a clock that was set back, a number after the last one", () => {
	const { folder, build } = createSite();
	const out = join(folder, "dist/site");
	build("one", 1_000);
	build("two", 999);
	expect(BuildCache.generations.of(out)).toBe(1_001);
});
