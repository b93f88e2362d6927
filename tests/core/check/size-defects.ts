import type { SizeGuideContent } from "#core/content/personalization.ts";
import type { Language } from "#core/language/language.ts";
import { type SiteDefect, shop } from "#tests/core/check/plant.ts";

type Table = SizeGuideContent["translations"][number]["table"];

/** Changes the tables of the size guide "rings" in the demo. */
const rings = (change: (table: Table, language: Language) => Table) =>
	shop(({ size_guides }) => ({
		size_guides: size_guides.map((own) =>
			String(own.id) === "rings"
				? {
						...own,
						translations: own.translations.map((entry) => ({
							...entry,
							table: change(entry.table, entry.language),
						})),
					}
				: own,
		),
	}));

/** Replaces a cell in the row of a size. */
export const sizeCell = (size: string, column: number, text: string, languages: readonly Language[]) =>
	rings((table, language) =>
		languages.includes(language)
			? table.map((cells) =>
					cells[0] === size ? cells.map((cell, place) => (place === column ? text : cell)) : cells,
				)
			: table,
	);

const all: readonly Language[] = ["de", "en", "fr"];
const file = "shop/size-guides.json";

/** Wrong numbers in size guides. */
export const sizeDefects: readonly SiteDefect[] = [
	["a diameter above the next size's", sizeCell("54", 1, "18,2", all), "size-order", file],
	["a size with two digits exchanged", sizeCell("54", 0, "45", all), "size-order", file],
	["a Swiss size out of order", sizeCell("58", 2, "81", all), "size-order", file],
	["a diameter that differs in one language", sizeCell("54", 1, "17.4", ["en"]), "size-translation", file],
	["a size that differs in one language", sizeCell("56", 0, "57", ["fr"]), "size-translation", file],
	["a Swiss size that differs in one language", sizeCell("50", 2, "11", ["en"]), "size-translation", file],
];

const inches = ["0.60", "0.63", "0.65", "0.68", "0.70", "0.73", "0.75", "0.78", "0.80"];

/** Lawful size guides that resemble wrong ones. */
export const lawfulSizes: readonly (readonly [string, SiteDefect[1]])[] = [
	[
		"a size guide in inches in one language",
		rings((table, language) =>
			language === "en"
				? table.map((cells, row) =>
						row === 0 ? cells : [cells[0] ?? "", inches[row - 1] ?? "", cells[2] ?? ""],
					)
				: table,
		),
	],
	["a size guide with letters", rings((table) => table.map(([size = "", mm = ""]) => [size, mm, "L"]))],
	["a size guide without an order", rings((table) => [...table.slice(0, 1), ...table.slice(1).toReversed()])],
];
