import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { createMessages } from "#renderer/cli/messages.ts";
import { openDevSite } from "#renderer/dev/dev-site.ts";
import { signMessage } from "#renderer/studio/change-message.ts";
import { createSignedLinks } from "#renderer/studio/links.ts";
import { createPreviewSites } from "#renderer/studio/preview-sites.ts";
import { createPublisher } from "#renderer/studio/publisher.ts";
import { createStudioServer } from "#renderer/studio/server.ts";
import { shoplessFiles, writeFolder } from "#tests/adapters/content-files/content-folder.ts";
import { emptyClient } from "#tests/renderer/empty-client.ts";

const now = Date.parse("2026-11-27T12:00:00Z");
const links = createSignedLinks("0123456789abcdef0123456789abcdef", () => now);
const later = createSignedLinks("0123456789abcdef0123456789abcdef", () => now - 1000);
const servers: ReturnType<typeof createStudioServer>[] = [];
afterEach(async () => {
	for (const server of servers.splice(0)) await server.close();
});

/** Returns a studio of a small site, whose builds only count. */
function openStudio({ read = openDevSite }: { readonly read?: typeof openDevSite } = {}) {
	const siteDirectory = writeFolder(shoplessFiles());
	const config = { domain: "www.example.org", content: { from: "files", directory: "." } };
	writeFileSync(join(siteDirectory, "facette.config.ts"), `export default ${JSON.stringify(config)};`);
	let builds = 0;
	const failures: string[] = [];
	const publisher = createPublisher({
		async build() {
			builds += 1;
			return { kind: "published", held: [], warnings: [] };
		},
		restore: () => false,
		onChange: () => undefined,
		publishedAt: null,
		isRestored: false,
	});
	const server = createStudioServer({
		links,
		publisher,
		sites: createPreviewSites(() =>
			read({
				siteDirectory,
				cacheDirectory: join(siteDirectory, ".facette"),
				client: emptyClient,
				loadRenderMarkup: async () => (page) =>
					`<main>${page.path}<a href="/">home</a><a href="/nowhere">x</a></main>`,
			}),
		),
		texts: (language) => (key, params) => createMessages(language)(key, { ...params }),
		findings: (findings) =>
			findings.map(({ key, file }) => ({ code: key, place: file, text: key, link: null, effect: null })),
		directusOrigin: "https://cms.example",
		defaultLanguage: "de",
		languages: ["de", "en", "fr"],
		project: "www.example.org",
		programFile: () => null,
		hosts: ["studio.example", "fd00::1"],
		canRestore: () => false,
		onFailure: ({ message }) => failures.push(message),
	});
	servers.push(server);
	return { server, builds: () => builds, failures };
}

const host = "studio.example";
const get = (server: ReturnType<typeof createStudioServer>, url: string, headers = {}) =>
	server.inject({ method: "GET", url, headers: { host, ...headers } });
const preview = (params: Readonly<Record<string, string>>) =>
	links.sign("/preview", { path: "/", lang: "de", version: "draft", ...params }, 60);

/** Sends a message of Directus; by default with the right key. */
const send = async ({ server }: ReturnType<typeof openStudio>, body: unknown, authorization?: string) =>
	server.inject({
		method: "POST",
		url: "/changes",
		headers: {
			host,
			authorization: authorization ?? (await signMessage(links.messageKey, now)),
			"content-type": "application/json",
		},
		payload: typeof body === "string" ? body : JSON.stringify(body),
	});

describe("the previews of a studio", () => {
	it("B-USE-09 shows a page behind a signed link: marked, without scripts of the site, with links to previews", async () => {
		const answer = await get(openStudio().server, preview({}));
		expect(answer.statusCode).toBe(200);
		expect(answer.body).toContain("Vorschau des neuesten Inhalts");
		expect(answer.body.match(/<script\b/g)?.length).toBe(1);
		expect(answer.body).toMatch(/<a href="\/preview\?path=%2F&amp;lang=de&amp;version=draft[^"]*">home<\/a>/);
		expect(answer.body).toContain('<a href="/nowhere">x</a>');
		expect(answer.headers["content-security-policy"]).toContain("frame-ancestors https://cms.example");
		expect(answer.headers["x-robots-tag"]).toContain("noindex");
	});

	it("B-USE-09 has a preview loaded again that missed a save while it was loading", async () => {
		const studio = openStudio();
		const origin = await studio.server.listen({ port: 0, host: "127.0.0.1" });
		const url = preview({});
		const page = await (await fetch(origin + url)).text();
		const [, events] = /EventSource\("([^"]+)"/.exec(page) ?? [];
		await send(studio, { collection: "page" });
		await expect.poll(studio.builds).toBe(1);
		const stream = await fetch(`${origin}${events}${url.slice(url.indexOf("?"))}`);
		const parts = stream.body?.pipeThrough(new TextDecoderStream()).values();
		let text = "";
		while (!text.includes("data")) text += (await parts?.next())?.value;
		expect(text).toContain('{"type":"reload"}');
		await parts?.return?.();
	});

	it.each([
		["without a signature", "/preview?path=/&lang=de&version=draft", 403, "This link is not complete"],
		[
			"with an expired link",
			later.sign("/preview", { path: "/", lang: "de" }, 1),
			403,
			"This link has expired",
		],
		[
			"with a link for another route",
			links.sign("/", {}, 60).replace("/?", "/preview?"),
			403,
			"not complete",
		],
		["for an unknown language", preview({ lang: "it" }), 400, "There is no such page"],
		["for an unknown version", preview({ version: "secret" }), 400, "There is no such page"],
		["for a path that is none", preview({ path: "https://other.example/" }), 400, "There is no such page"],
		["for a path outside the site", preview({ path: "/../../etc/passwd" }), 404, "This page does not exist"],
		[
			"for an encoded path outside the site",
			preview({ path: "/%2e%2e/package.json" }),
			404,
			"does not exist",
		],
		["for a missing page", preview({ path: "/nirgends" }), 404, "This page does not exist"],
	])("B-USE-09 refuses a preview %s with a plain page", async (_, url, status, text) => {
		const answer = await get(openStudio().server, url, { "accept-language": "en" });
		expect(answer.statusCode).toBe(status);
		expect(answer.headers["content-type"]).toContain("text/html");
		expect(answer.body).toContain(text);
		expect(answer.body).not.toContain("<main>");
	});
});

describe("what a studio does not serve", () => {
	it.each(["evil.example", "evil.example:80", "127.0.0.1.evil.example", "studio.example.evil.example"])(
		"B-USE-09 refuses the host name %s, which may have been resolved to this machine",
		async (name) => {
			const answer = await get(openStudio().server, preview({}), { host: name });
			expect(answer.statusCode).toBe(421);
		},
	);

	it.each(["studio.example", "STUDIO.example:4180", "[fd00::1]:4180", "localhost:4180", "[::1]"])(
		"B-USE-09 serves its own host name %s",
		async (name) => {
			expect((await get(openStudio().server, "/", { host: name })).statusCode).toBe(403);
		},
	);

	it.each(["/", "/state", "/open?collection=page&id=1", "/preview/events/1"])(
		"B-USE-09 refuses %s without a signature",
		async (url) => {
			expect((await get(openStudio().server, url)).statusCode).toBe(403);
		},
	);

	it.each([
		"/index.html",
		"/package.json",
		"/..%2f..%2fetc/passwd",
		"/kontakt",
		"/page-data/index/page-data.json",
		"//[",
	])("B-USE-09 serves no page and no other file at %s", async (url) => {
		const { server, failures } = openStudio();
		await get(server, preview({}));
		expect((await get(server, url)).statusCode).toBe(404);
		expect(failures).toEqual([]);
	});
});

describe("the messages, buttons and state of a studio", () => {
	it("B-USE-09 publishes after a message from Directus; repeated ones do no harm", async () => {
		const studio = openStudio();
		for (let time = 0; time < 3; time += 1)
			expect((await send(studio, { collection: "page" })).statusCode).toBe(202);
		await expect.poll(studio.builds).toBeGreaterThan(0);
		expect((await send(studio, { collection: "directus_files" })).statusCode).toBe(202);
	});

	it("B-USE-09 reports that the previews cannot be read after a message, and publishes all the same", async () => {
		let readings = 0;
		const studio = openStudio({
			read(options) {
				readings += 1;
				return readings === 1 ? openDevSite(options) : Promise.reject(new Error("no memory"));
			},
		});
		await get(studio.server, preview({}));
		expect((await send(studio, { collection: "page" })).statusCode).toBe(202);
		await expect.poll(() => studio.failures).toEqual(["no memory"]);
		expect(studio.builds()).toBe(1);
	});

	it.each([
		["without a key", { collection: "page" }, "", 401],
		["with a wrong key", { collection: "page" }, "Bearer wrong", 401],
		["about another collection", { collection: "directus_users" }, undefined, 400],
		["without a collection", { keys: [1] }, undefined, 400],
		["that is no JSON", "{", undefined, 400],
		["that is too large", { collection: "page", keys: "x".repeat(300_000) }, undefined, 413],
	])("B-USE-09 refuses a message %s", async (_, body, authorization, status) => {
		const studio = openStudio();
		expect((await send(studio, body, authorization)).statusCode).toBe(status);
		expect(studio.builds()).toBe(0);
	});

	it("B-USE-09 publishes by the signed button alone", async () => {
		const studio = openStudio();
		const press = (url: string) =>
			studio.server.inject({
				method: "POST",
				url,
				headers: { host, "content-type": "application/x-www-form-urlencoded" },
			});
		expect((await press("/publish")).statusCode).toBe(403);
		expect((await press(links.sign("/", {}, 60).replace("/?", "/publish?"))).statusCode).toBe(403);
		expect(studio.builds()).toBe(0);
		const page = await get(studio.server, links.sign("/", {}, 60), { "accept-language": "de" });
		const action = /action="(\/publish[^"]*)"/.exec(page.body)?.[1]?.replaceAll("&amp;", "&") ?? "";
		const answer = await press(action);
		expect([answer.statusCode, answer.headers.location]).toEqual([
			303,
			expect.stringMatching(/^\/\?expires/),
		]);
		expect(studio.builds()).toBe(1);
	});

	it("B-USE-09 returns its state as JSON", async () => {
		const { server } = openStudio();
		const answer = await get(server, links.sign("/state", {}, 60), { "accept-language": "en" });
		expect(answer.json()).toMatchObject({
			...{ state: "idle", project: "www.example.org", publishedAt: null, findings: [] },
			...{ canRestore: false, lastMessageAt: null, text: "Nothing is published yet." },
		});
	});
});
