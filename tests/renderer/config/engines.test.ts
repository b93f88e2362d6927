import { expect, it } from "vitest";
import { parseConfig } from "#renderer/config/load-config.ts";

it.each([
	[{ engines: ["html", "sitemap"] }, ["config.enginesNeeded"]],
	[{ engines: ["html", "page-data"], ecommerce: {} }, ["config.enginesNeeded"]],
	[{ engines: ["html", "page-data"] }, []],
	[{ engines: ["sitemap"], ecommerce: {} }, []],
])("B-REL-04 the engines include those whose files the pages load: %j", (options, keys) => {
	const content = { from: "files", directory: "content" };
	const parsed = parseConfig({ domain: "x.org", content, ...options });
	expect(parsed.ok ? [] : parsed.error).toMatchObject(keys.map((key) => ({ field: "engines", key })));
});
