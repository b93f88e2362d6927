import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const languages = ["de", "en", "fr"];
const pageSize = 20;

/** A small seeded generator (mulberry32), so that the same number of products gives the same bytes. */
function randomFrom(seed) {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

const words = {
	de: [
		"Gelbgold",
		"Brillant",
		"poliert",
		"von Hand gefasst",
		"Krappenfassung",
		"zeitlos",
		"Werkstatt",
		"Gravur",
		"Etui",
		"Zertifikat",
	],
	en: [
		"yellow gold",
		"diamond",
		"polished",
		"set by hand",
		"claw setting",
		"timeless",
		"workshop",
		"engraving",
		"case",
		"certificate",
	],
	fr: [
		"or jaune",
		"diamant",
		"poli",
		"serti à la main",
		"griffes",
		"intemporel",
		"atelier",
		"gravure",
		"écrin",
		"certificat",
	],
};
const prefix = { de: "", en: "/en", fr: "/fr" };

function paragraph(random, language) {
	const pick = () => words[language][Math.floor(random() * words[language].length)];
	return Array.from({ length: 45 }, pick).join(" ").concat(".");
}

function product(random, number, images, count) {
	const name = `Stück ${1000 + number}`;
	const image = images[number % images.length];
	const related = Array.from({ length: 8 }, () => Math.floor(random() * count));
	return {
		template: "display",
		translations: languages.map((language) => ({
			language,
			path: `${prefix[language]}/bench/p-${number}`,
			title: name,
			description: paragraph(random, language).slice(0, 150),
			image,
			lead: paragraph(random, language).slice(0, 200),
			blocks: [
				{
					type: "text",
					markdown: `## ${name}\n\n${paragraph(random, language)}\n\n${paragraph(random, language)}`,
				},
				{
					type: "facts",
					heading: "Details",
					items: Array.from({ length: 8 }, (_, index) => ({
						term: `Merkmal ${index}`,
						text: words[language][index],
					})),
				},
				{ type: "teasers", heading: "Mehr", items: related.map((other) => ({ path: `/bench/p-${other}` })) },
			],
		})),
	};
}

function list(page, count) {
	const first = page * pageSize;
	const items = Array.from({ length: Math.min(pageSize, count - first) }, (_, index) => ({
		path: `/bench/p-${first + index}`,
	}));
	return {
		template: "display",
		translations: languages.map((language) => ({
			language,
			path: `${prefix[language]}/bench/list-${page + 1}`,
			title: `Liste ${page + 1}`,
			description: `Stücke ${first + 1} bis ${first + items.length}`,
			blocks: [{ type: "teasers", items }],
		})),
	};
}

/**
 * Writes a site with the demo shop's content and `count` further products: one page per product and a list page for
 * every 20, each in three languages, so 3 × count + 3 × ⌈count ÷ 20⌉ pages more.
 */
export function generateSite(demoDirectory, directory, count) {
	rmSync(directory, { recursive: true, force: true });
	cpSync(demoDirectory, directory, { recursive: true });
	const pages = join(directory, "content", "pages");
	mkdirSync(pages, { recursive: true });
	const random = randomFrom(20_261_121);
	const images = ["watch-emerald-date-steel.jpg", "signet-ring-yellow-gold.jpg", "pearl-necklace-akoya.jpg"];
	for (let number = 0; number < count; number++)
		writeFileSync(
			join(pages, `bench-p-${number}.json`),
			JSON.stringify(product(random, number, images, count)),
		);
	for (let page = 0; page * pageSize < count; page++)
		writeFileSync(join(pages, `bench-list-${page}.json`), JSON.stringify(list(page, count)));
	return 3 * count + 3 * Math.ceil(count / pageSize);
}
