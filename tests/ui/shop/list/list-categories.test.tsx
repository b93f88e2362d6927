import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { shellFixture } from "#stories/fixtures/site-models.ts";
import { productShop } from "#stories/shop/product-models.ts";
import { strictTranslate } from "#tests/ui/render.tsx";
import { ShellProvider } from "#ui/foundation/shell-context.tsx";
import { TranslateProvider } from "#ui/foundation/translate-context.tsx";
import { ListCategories } from "#ui/shop/list/list-categories.tsx";

const categories = ["uhren", "schmuck"].map((slug) => ({
	slug,
	name: slug,
	path: `/shop/${slug}`,
	image: null,
}));

const t = await strictTranslate("de");

/** Returns the links that are marked as current, with their marks. */
function marked(current: string | null, chosen: string | null) {
	const html = renderToString(
		<TranslateProvider t={t}>
			<ShellProvider shell={shellFixture("de", { shop: productShop() })}>
				<ListCategories categories={categories} current={current} chosen={chosen} />
			</ShellProvider>
		</TranslateProvider>,
	);
	return [...html.matchAll(/href="([^"]*)" aria-current="(page|true)"/g)].map(([, href, how]) => [href, how]);
}

describe("the links to the categories", () => {
	it.each([
		[null, null, [["/shop", "page"]]],
		["uhren", "uhren", [["/shop/uhren", "page"]]],
		[null, "schmuck", [["/shop/schmuck", "true"]]],
	])("R-CAT-06 on the page of %s, filtered by %s, mark %j", (current, chosen, expected) => {
		expect(marked(current, chosen)).toEqual(expected);
	});
});
