import { describe, expect, it, onTestFinished, vi } from "vitest";
import { contentChoice } from "#renderer/cli/content-choice.ts";
import { parseCommandLine } from "#renderer/cli/options.ts";
import { directus, type SiteConfigInput } from "#renderer/config/config.ts";
import { parseConfig } from "#renderer/config/load-config.ts";
import { asConfigured, contentSource } from "#renderer/site/content-source.ts";

const files = { from: "files", directory: "content" } as const;
const cms = directus({ url: "https://cms.example/" });

function sourceOf(
	content: SiteConfigInput["content"],
	choice: Partial<typeof asConfigured> = {},
	envPrefix?: string,
) {
	const config = parseConfig({ domain: "a.example", content, ...(envPrefix && { envPrefix }) });
	if (!config.ok) throw new Error(JSON.stringify(config.error));
	return contentSource("/site", config.value, { ...asConfigured, ...choice });
}

const service = { url: "https://cms.example", project: "a.example", token: null, drafts: false };

describe("a site's content source", () => {
	it("is the folder of the configuration", () => {
		expect(sourceOf(files)).toEqual({ ok: true, value: { contentDirectory: "/site/content" } });
	});

	it("B-USE-04 is a folder and the folder of the site that it is based on", () => {
		const folders = { contentDirectory: "/site/content", baseDirectory: "/german/content" };
		const source = sourceOf({ from: "files", directory: "content", basedOn: "../german/content" });
		expect(source).toEqual({ ok: true, value: folders });
	});

	it("B-USE-04 is the Directus of the configuration, with downloads in a folder below the site's own", () => {
		expect(sourceOf(cms)).toEqual({
			ok: true,
			value: {
				contentDirectory: "/site/.facette/directus",
				directus: {
					...service,
					images: "/site/.facette/directus/pictures",
					rows: {
						file: "/site/.facette/directus/rows-a.example.ndjson",
						program: expect.stringMatching(/^\d+\.\d+\.\d+/),
						isFresh: false,
					},
					published: "/site/.facette/published-a.example.json",
				},
			},
		});
	});

	it("B-USE-04 is a module of the site, with the content folder that it adds to", () => {
		expect(sourceOf({ from: "module", module: "./source.ts", basedOn: "content" })).toEqual({
			ok: true,
			value: {
				contentDirectory: "/site/content",
				sourceModule: { module: "./source.ts", hasBase: true },
			},
		});
	});

	it("B-USE-04 is the command's choice rather than the configuration's", () => {
		const choice = { from: "directus", url: "http://127.0.0.1:8055", project: "b.example" } as const;
		expect(sourceOf(files, choice)).toMatchObject({
			value: { directus: { ...service, url: "http://127.0.0.1:8055", project: "b.example" } },
		});
		expect(sourceOf(directus({ url: "https://cms.example", project: "c.example" }))).toMatchObject({
			value: { directus: { project: "c.example" } },
		});
	});

	it("B-USE-04 shows drafts with a token only", () => {
		expect(sourceOf(cms, { drafts: true })).toMatchObject({ value: { directus: { drafts: false } } });
		expect(sourceOf(cms, { drafts: true, token: "t" })).toMatchObject({
			value: { directus: { drafts: true, token: "t" } },
		});
	});

	it("B-USE-11 is read with the token of the site itself, if the environment has one with its prefix", () => {
		vi.stubEnv("RING_FACETTE_DIRECTUS_TOKEN", "own");
		onTestFinished(() => void vi.unstubAllEnvs());
		const tokenOf = (envPrefix: string) => {
			const source = sourceOf(cms, { token: "general" }, envPrefix);
			return source.ok && source.value.directus?.token;
		};
		expect(["RING_", "CLOCK_", ""].map(tokenOf)).toEqual(["own", "general", "general"]);
	});

	it.each([
		[files, { from: "directus" } as const, "config.noDirectus"],
		[cms, { from: "files" } as const, "config.noFolder"],
	])("B-REL-04 is a finding if it is not configured: %j, %j", (content, choice, key) => {
		expect(sourceOf(content, choice)).toMatchObject({ ok: false, error: [{ field: "content", key }] });
	});

	it.each([
		"ftp://cms.example",
		"https://user:secret@cms.example",
		"cms.example",
		"https://cms.example/?token=x",
	])("B-SEC-03 is not accepted at %s", (url) => {
		expect(parseConfig({ domain: "a.example", content: { from: "directus", url } }).ok).toBe(false);
		expect(parseCommandLine(["build", "--url", url])).toMatchObject({
			ok: false,
			error: { key: "option.url" },
		});
	});
});

describe("a command's choice of the content", () => {
	it("B-USE-04 comes from its options, and the token only from the environment", () => {
		const parsed = parseCommandLine([
			"build",
			"--content",
			"directus",
			"--url",
			"https://cms.example",
			"--project",
			"b.example",
		]);
		if (!parsed.ok) throw new Error(parsed.error.key);
		expect(contentChoice(parsed.value, { FACETTE_DIRECTUS_TOKEN: "t" })).toEqual({
			from: "directus",
			url: "https://cms.example",
			project: "b.example",
			token: "t",
			drafts: false,
		});
		expect(contentChoice(parsed.value, { FACETTE_DIRECTUS_TOKEN: "" }).token).toBeNull();
	});

	it("B-REL-04 is one of the existing sources", () => {
		expect(parseCommandLine(["build", "--content", "wordpress"])).toMatchObject({
			error: { key: "option.content", params: { value: "wordpress" } },
		});
	});

	it("B-USE-04 pulls into the folder content by default", () => {
		const parsed = parseCommandLine(["pull"]);
		expect(parsed.ok && parsed.value.outputDirectory.endsWith("/content")).toBe(true);
	});
});
