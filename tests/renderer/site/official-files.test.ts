import { describe, expect, it } from "vitest";
import { applyRules } from "#core/check/apply-rules.ts";
import { mailedFileLimit } from "#core/legal/official-graphics.ts";
import type { Site } from "#core/site/site.ts";
import { createCheckInput } from "#renderer/site/check-input.ts";
import { mailingCatalogue } from "#renderer/site/shop-catalogue.ts";
import { readDemoSite } from "#tests/renderer/demo-shop.ts";

const demo = await readDemoSite();
const guaranteed = "alpenhorn-mitternacht";

/** Returns the demo with files of the media folder, by name. */
function withFiles(files: Readonly<Record<string, Uint8Array>>) {
	const isPdf = (name: string) => name.endsWith(".pdf");
	const names = Object.keys(files);
	const add = (site: Site): Site => ({
		...site,
		media: [
			...site.media,
			...names
				.filter((name) => !isPdf(name))
				.map((name) => ({ name, translations: [], focus: null, subject: null })),
		],
		documents: names
			.filter(isPdf)
			.map((name) => ({ name, size: files[name]?.length ?? 0, digest: `digest of ${name}` })),
	});
	const content = {
		...demo.content,
		media: async (name: string) => files[name] ?? (await demo.content.media(name)),
	};
	const { context } = demo.plan({}, add);
	return { ...context, content };
}

const bytes = (text: string) => Buffer.from(text);
const large = Buffer.alloc(mailedFileLimit + 1);

async function catalogueWith(files: Readonly<Record<string, Uint8Array>>) {
	const { content, ...plan } = withFiles(files);
	const catalogue = await mailingCatalogue(plan, content);
	if (!catalogue) throw new Error("The demo has a shop");
	return catalogue;
}

/** Returns the findings on the sizes of files. */
async function sizeFindings(files: Readonly<Record<string, Uint8Array>>) {
	const found = applyRules(await createCheckInput(withFiles(files), "all pages"));
	return found
		.filter(({ key }) => key === "check.rule.guarantee-file-size")
		.map(({ severity, params }) => [severity, params]);
}

describe("the official graphics in the catalogue of the order service", () => {
	it("B-LAW-08 are an image rather than a PDF, with its bytes", async () => {
		const { notices } = await catalogueWith({
			"eu-guarantee-notice.de.pdf": bytes("%PDF-1.7"),
			"eu-guarantee-notice.de.svg": bytes("<svg/>"),
			"eu-guarantee-notice.fr.pdf": bytes("%PDF-1.7"),
		});
		expect(notices.map(({ language, name, type }) => [language, name, type])).toEqual([
			["de", "eu-guarantee-notice.de.svg", "image/svg+xml"],
			["fr", "eu-guarantee-notice.fr.pdf", "application/pdf"],
		]);
		expect(notices[1]?.base64).toBe(bytes("%PDF-1.7").toString("base64"));
	});

	it("B-LAW-08 include a product's label once for all its languages", async () => {
		const { labels } = await catalogueWith({
			[`eu-guarantee-label.${guaranteed}.pdf`]: bytes("%PDF-1.7"),
			[`eu-guarantee-label.${guaranteed}.fr.svg`]: bytes("<svg/>"),
		});
		expect(labels.map(({ name, languages }) => [name, languages])).toEqual([
			[`eu-guarantee-label.${guaranteed}.pdf`, ["de", "en"]],
			[`eu-guarantee-label.${guaranteed}.fr.svg`, ["fr"]],
		]);
	});

	it("B-LAW-08 are a PDF, without a finding, if the image is too large for a mail", async () => {
		const files = {
			"eu-guarantee-notice.de.png": large,
			"eu-guarantee-notice.de.pdf": bytes("%PDF-1.7"),
		};
		const { notices } = await catalogueWith(files);
		expect(notices.map(({ name }) => name)).toEqual(["eu-guarantee-notice.de.pdf"]);
		expect(await sizeFindings(files)).toEqual([]);
	});

	it("B-LAW-08 leave out only a notice that is too large for a mail", async () => {
		const files = {
			"eu-guarantee-notice.de.png": large,
			"eu-guarantee-notice.en.pdf": large,
			"eu-guarantee-notice.fr.svg": bytes("<svg/>"),
			[`eu-guarantee-label.${guaranteed}.png`]: large,
		};
		const { notices, labels, products } = await catalogueWith(files);
		expect(notices.map(({ name }) => name)).toEqual(["eu-guarantee-notice.fr.svg"]);
		expect(labels).toEqual([]);
		expect(products.length).toBeGreaterThan(0);
		const size = { size: 1025, limit: 1024 };
		expect(await sizeFindings(files)).toEqual([
			["warning", { file: "media/eu-guarantee-notice.de.png", ...size }],
			["warning", { file: `media/eu-guarantee-label.${guaranteed}.png`, ...size }],
			["warning", { file: "media/eu-guarantee-notice.en.pdf", ...size }],
		]);
	});
});
