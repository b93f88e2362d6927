import { expect, type Locator } from "@playwright/test";
import { testOn } from "../support/changed-site.ts";

/** A wrapper around a built-in card, as the documentation shows it. */
const wrapper = `export default function Wrapper({ Default, language, site, ...props }) {
	return (
		<div className="own-card">
			<Default {...props} />
			<p>Engraving</p>
		</div>
	);
}
`;

const test = testOn({
	"wrapper.tsx": () => wrapper,
	"facette.config.ts": (text) =>
		text.replace(
			"defineConfig({",
			'$&\n\tcomponents: { ProductCard: "./wrapper.tsx", TeaserCard: "./wrapper.tsx", BrandCard: "./wrapper.tsx" },',
		),
});

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
const bottomOf = async (part: Locator) => {
	const box = await part.boundingBox();
	return (box?.y ?? 0) + (box?.height ?? 0);
};

test("B-USE-07 a wrapped card keeps its image, its text and what the wrapper adds apart", async ({
	page,
}) => {
	for (const [path, heading] of [
		["/shop", "h2"],
		["/", "h2, h3, p, span"],
		["/marken", "h2, h3, p, span"],
	] as const) {
		await page.goto(path);
		const card = page.locator(".own-card").first();
		await card.scrollIntoViewIfNeeded();
		const text = card.locator(heading).filter({ hasText: /\w/ }).first();
		const image = await bottomOf(card.locator("img, svg").first());
		expect(await topOf(text), path).toBeGreaterThanOrEqual(image);
		expect(await topOf(card.getByText("Engraving")), path).toBeGreaterThanOrEqual(await bottomOf(text));
	}
});
