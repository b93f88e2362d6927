import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { documentedCode } from "#tests/documented-code.ts";

/** Changes a JSON file. */
function changeJson(file: string, change: (value: Record<string, unknown>) => void): void {
	const value = JSON.parse(readFileSync(file, "utf8"));
	change(value);
	writeFileSync(file, JSON.stringify(value));
}

/** Gives a new shop a look, a block, analytics and a redirect of its own, with the code that the documentation shows. */
export function makeOwnShop(shop: string): void {
	const write = (file: string, text: string) => {
		mkdirSync(dirname(join(shop, file)), { recursive: true });
		writeFileSync(join(shop, file), text);
	};
	write("blocks/ring-size.tsx", documentedCode("core/content/own-blocks.md", "defineBlock({"));
	write("blocks/ring-size.module.css", documentedCode("core/content/own-blocks.md", ".finder {"));
	write("plausible.ts", documentedCode("adapters/own-providers.md", "defineAnalytics({"));
	write("theme.css", documentedCode("core/theme/theming.md", "[data-part="));
	changeJson(join(shop, "content/theme.json"), (theme) => {
		theme.config = {
			...(theme.config as object),
			heading_font: "@fontsource-variable/jost",
			header_style: "centred",
			card_style: "framed",
		};
	});
	changeJson(join(shop, "content/pages/home.json"), (page) => {
		for (const { blocks } of page.translations as { readonly blocks: unknown[] }[])
			blocks.unshift({ type: "ring-size", title: "Ring", smallest: 52 });
	});
	const config = join(shop, "facette.config.ts");
	const own = `	blocks: ["./blocks/ring-size.tsx"],
	analytics: { module: "./plausible.ts" },
	redirects: { moved: { "/products/:name": "/boutique", "/blog/*": { status: 410 } } },
});`;
	writeFileSync(config, readFileSync(config, "utf8").replace(/\}\);\s*$/, own));
}
