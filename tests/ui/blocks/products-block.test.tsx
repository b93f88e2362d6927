import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { shellFixture } from "#stories/fixtures/site-models.ts";
import { strictTranslate } from "#tests/ui/render.tsx";
import { ProductsBlock } from "#ui/blocks/lazy/products-block.tsx";
import { ShellProvider } from "#ui/foundation/shell-context.tsx";
import { TranslateProvider } from "#ui/foundation/translate-context.tsx";

const t = await strictTranslate("de");
const link = { href: "/shop", kind: "internal", hreflang: null, newTab: false, rel: null } as const;
const service = {
	url: "https://content.example",
	project: "www.sternau.example",
	country: "DE",
	area: "DE-BE",
	currencies: { site: "EUR", content: "EUR" },
} as const;

it.each([
	["the files of the build", null, false],
	["a content service", service, true],
])(
	"R-CAT-02 B-USE-17 products of a shop read from %s hydrate when they are visible: %s",
	(_, catalogue, isLive) => {
		const block = { type: "products", heading: null, items: [], link } as const;
		const html = renderToString(
			<TranslateProvider t={t}>
				<ShellProvider shell={{ ...shellFixture("de"), catalogue }}>
					<ProductsBlock block={block} />
				</ShellProvider>
			</TranslateProvider>,
		);
		expect(html.includes('data-hydrate="visible"')).toBe(isLive);
	},
);
