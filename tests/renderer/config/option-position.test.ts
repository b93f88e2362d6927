import { describe, expect, it } from "vitest";
import { createOptionLocator } from "#renderer/config/option-position.ts";

const source = `import { defineConfig } from "facette";
import { shared } from "./shared.ts";

const shop = { currency: "CHF" } as const;

export default defineConfig({
	...shared,
	domain: "www.example.org",
	analytics: {
		module: "./plausible.ts",
	},
	engines: ["html", "./missing.ts"],
	ecommerce: shop,
	redirects: { moved: { "/index.php?id=1": "/kontakt" } },
	"payments": [\n\t\t"./bank.ts",\n\t],
	components: components(),
});
`;

const locate = createOptionLocator(source);

describe("the position of an option in facette.config.ts", () => {
	it.each([
		["domain", 8, 2],
		["analytics.module", 10, 3],
		["engines.1", 12, 20],
		["payments.0", 16, 3],
		["redirects.moved./index.php?id=1", 14, 24],
	])("B-USE-20 of %s is where it is written", (field, line, column) => {
		expect(locate(field)).toEqual({ line, column });
	});

	it("B-USE-20 is in a constant of the file, too", () => {
		expect(locate("ecommerce.currency")).toEqual({ line: 4, column: 16 });
	});

	it("B-USE-20 is that of the option around one that is missing or computed", () => {
		expect(locate("analytics.matomo.url")).toEqual({ line: 9, column: 2 });
		expect(locate("components.ProductCard")).toEqual({ line: 18, column: 2 });
	});

	it("B-USE-20 is null for an option that is written elsewhere", () => {
		expect(locate("country")).toBeNull();
		expect(createOptionLocator("export default makeConfig();")("domain")).toBeNull();
	});
});
