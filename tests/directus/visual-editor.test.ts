import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { Send } from "#adapters/content-directus/model/permissions.ts";
import { installStudio } from "#adapters/content-directus/studio/install-studio.ts";
import { createStudioLinks } from "#renderer/cli/install-studio-links.ts";
import { prepareDirectus, seed, sendTo, smallContent } from "#tests/directus/seeded-project.ts";
import { secret } from "#tests/directus/studio-site.ts";

const [project, other] = ["editor.example", "other-editor.example"];
let send: Send;
let before: object;

const pages = async (): Promise<readonly string[]> =>
	(Object(await send("GET", "/settings?fields=visual_editor_urls")).visual_editor_urls ?? []).map(
		({ url }: { readonly url: string }) => url,
	);
const origins = async () => (await pages()).map((url) => new URL(url).origin);
const setPages = (urls: readonly string[]) =>
	send("PATCH", "/settings", { visual_editor_urls: urls.map((url) => ({ url })) });
const install = (address: string, domain = project, key = secret) =>
	installStudio(send, createStudioLinks(domain, address, key));

beforeAll(async () => {
	send = sendTo(inject("directus"));
	await prepareDirectus();
	for (const domain of [project, other]) await seed(domain, smallContent(domain));
	before = Object(await send("GET", "/settings?fields=visual_editor_urls,module_bar"));
	await send("PATCH", "/settings", { visual_editor_urls: null, module_bar: null });
});

// Other files share the server.
afterAll(() => send("PATCH", "/settings", before));

it("B-USE-09 the visual editor lists the last studio of a project, and what an administrator has added", async () => {
	const own = ["https://pages.example/?a=1", "https://pages.example/open?collection=project"];
	await install("https://first.example");
	await install("https://neighbour.example", other);
	await setPages([...(await pages()), ...own]);
	await install("https://second.example");
	await install("https://third.example", project, `another ${secret}`);
	expect(await pages()).toEqual([
		expect.stringMatching(/^https:\/\/third\.example\/open\?collection=project&project=editor\.example&/),
		expect.stringContaining("https://neighbour.example/"),
		...own,
	]);
	expect(await install("https://third.example", project, `another ${secret}`)).toEqual([]);
});

it("B-USE-09 removes the pages of studios that an earlier version has added and that the bar does not link", async () => {
	const former = (origin: string) => `${origin}/open?collection=project&expires=1830000000&signature=abc`;
	await setPages([former("https://gone.example"), former("https://neighbour.example"), ...(await pages())]);
	await install("https://third.example", project, `another ${secret}`);
	expect(await origins()).toEqual([
		"https://neighbour.example",
		"https://third.example",
		"https://neighbour.example",
		"https://pages.example",
		"https://pages.example",
	]);
});
