import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { createMessages } from "#renderer/cli/messages.ts";
import { loadConfig } from "#renderer/config/load-config.ts";

/** Loads a configuration with a list of redirects. */
async function load(csv: string | Uint8Array, redirects: object = {}) {
	const folder = mkdtempSync(join(tmpdir(), "redirects-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	const config = {
		domain: "www.example.org",
		content: { from: "files", directory: "content" },
		redirects: { file: "redirects.csv", ...redirects },
	};
	writeFileSync(join(folder, "facette.config.ts"), `export default ${JSON.stringify(config)};`);
	writeFileSync(join(folder, "redirects.csv"), csv);
	return loadConfig(folder, resolve("renderer/config/config.ts"));
}

const movesOf = async (csv: string, redirects: object = {}) => {
	const loaded = await load(csv, redirects);
	return loaded.ok ? loaded.value.redirects.moved : loaded.error;
};

describe("redirects.file of facette.config.ts", () => {
	it.each([
		["commas", "/alt,/neu\n/bald,/neu,302\n"],
		["semicolons, a byte order mark and names", "\ufefffrom;to;status\r\n/alt;/neu;\r\n/bald;/neu;302\r\n"],
		["tabs and other columns", "ID\tZiel\tStatus\tQuelle\n1\t/neu\t\t/alt\n2\t/neu\t302\t/bald\n"],
		[
			"Shopify's names and addresses",
			"Redirect from,Redirect to,Code\nhttps://alt.example/alt,https://www.example.org/neu,\n\n/bald,/neu,302\n",
		],
	])("B-USE-07 is read with %s", async (_, csv) => {
		expect(await movesOf(csv)).toMatchObject({
			"/alt": { to: "/neu", status: 301, place: expect.stringMatching(/^redirects\.csv:[12]$/) },
			"/bald": { to: "/neu", status: 302 },
		});
	});

	it("B-USE-07 has patterns, what is gone, other sites and quoted cells", async () => {
		const csv =
			'from,to,status\n"/a,b",/neu,\n/weg,,410\n/p/:slug,/shop/:slug,308\n/blog/*,https://blog.example/*,\n';
		expect(await movesOf(csv, { moved: { "/vor": "/neu" } })).toMatchObject({
			"/a,b": { to: "/neu" },
			"/weg": { to: null, status: 410 },
			"/p/:slug": { to: "/shop/:slug", status: 308 },
			"/blog/*": { to: "https://blog.example/*" },
			"/vor": "/neu",
		});
	});

	it.each([
		["from,to\n/alt,Neu\n", "redirects.csv:2", "config.path"],
		["from,to\nalt,/neu\n", "redirects.csv:2", "config.formerPath"],
		["from,to\n/alt,/neu\n/alt/,/anders\n", "redirects.csv:3", "config.formerPathTwice"],
		["/alt,/neu,303\n", "redirects.csv:1", "content.unknown.value"],
		["/alt,\n", "redirects.csv:1", "config.noTarget"],
		["/alt,/neu,410\n", "redirects.csv:1", "config.goneTarget"],
		["/alt,/shop/:slug\n", "redirects.csv:1", "config.placeholder"],
		['/alt,/neu\n/bald,"/neu\n', "redirects.csv:2", "config.csv"],
		[Buffer.from("/\xfcber,/neu", "latin1"), "redirects.csv", "content.file.encoding"],
	])("B-REL-04 names the line of %j", async (csv, file, key) => {
		const loaded = await load(csv);
		expect(loaded).toMatchObject({ ok: false, error: [{ file, key }] });
		const [found] = loaded.ok ? [] : loaded.error;
		expect(createMessages("de")(key, { ...found?.params })).not.toMatch(/\{\{|^config\./);
	});

	it("B-REL-04 names a file that does not exist, and an address that the configuration has too", async () => {
		expect(await load("", { file: "list.csv" })).toMatchObject({
			error: [{ file: "list.csv", key: "config.noRedirects" }],
		});
		expect(await load("/alt,/neu\n", { moved: { "/alt": "/neu" } })).toMatchObject({
			error: [
				{ file: "redirects.csv:1", key: "config.formerPathTwice", params: { other: "facette.config.ts" } },
			],
		});
	});
});
