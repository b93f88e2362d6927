import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { readDemoSite } from "#tests/renderer/demo-shop.ts";
import { Image } from "#ui/components/image.tsx";

const demo = await readDemoSite();

it("B-LAW-21 an alternative text in another language than the page has that language", () => {
	const name = demo.site.media.find(({ translations }) => translations.length > 0)?.name ?? "";
	const { images } = demo.plan({}, (site) => ({
		...site,
		media: site.media.map((item) =>
			item.name === name
				? { ...item, translations: item.translations.filter(({ language }) => language === "de") }
				: item,
		),
	})).context;
	const markup = (language: "de" | "fr") => {
		const image = images.get(name, language);
		return image && renderToStaticMarkup(<Image image={image} sizes="100vw" />);
	};
	expect(markup("fr")).toContain(' lang="de"');
	expect(markup("de")).not.toContain(" lang=");
});
