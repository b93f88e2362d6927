import { expect, it } from "vitest";
import type { ImageModel } from "#core/content-values/image-model.ts";
import { shellFixture } from "#stories/fixtures/site-models.ts";
import { productPage, productShop, ringProduct } from "#stories/shop/product-models.ts";
import { renderPage } from "#tests/ui/render.tsx";

const graphic = { src: "", srcset: "", width: 100, height: 100, color: null, alt: "" };

async function draw(labelImage: ImageModel | null = null, noticeImage: ImageModel | null = null) {
	const page = productPage(ringProduct(), "de", { labelImage });
	return renderPage(page, shellFixture("de", { shop: { ...productShop(), noticeImage } }));
}

it("B-LAW-08 shows a shop's official graphics with the text of the law as alternative: the label near the image, the notice expanded", async () => {
	const html = await draw({ ...graphic, src: "/label.svg" }, { ...graphic, src: "/notice.svg" });
	expect(html).toMatch(/<img[^>]*src="\/label\.svg"[^>]*alt="5 Jahre Garantie/);
	expect(html).toMatch(/<img[^>]*src="\/notice\.svg"[^>]*alt="Gesetzliche Gewährleistung[^"]*zwei Jahre/);
	expect(html.indexOf("/label.svg")).toBeGreaterThan(html.indexOf("<h1"));
	expect(html).toMatch(/<details[^>]* open[^>]*>(?:(?!<\/details>).)*\/notice\.svg/s);
});

it("B-LAW-08 shows the same as text without the graphics, and does not imitate them", async () => {
	const html = await draw();
	expect(html).toContain("5 Jahre Garantie");
	expect(html).toContain("mindestens zwei Jahre");
	expect(html).not.toMatch(/GARAN\b|Anhang I/);
});
