import { inProducts } from "#core/check/product-places.ts";
import { at, type CheckedSite, type Place, type Rule, whereSold } from "#core/check/rule.ts";
import { media } from "#core/content/site-lists.ts";
import { producerGuaranteeYears } from "#core/legal/guarantee-box.ts";
import {
	findOfficialFiles,
	graphicsSource,
	labelNames,
	mailedFileLimit,
	noticeName,
} from "#core/legal/official-graphics.ts";
import { isLawOfCustomers } from "#core/legal/served-laws.ts";

/** Returns the findings for shops that sell to customers in the European Union; empty for other shops. */
function whereUnionLaw(checked: CheckedSite, find: () => readonly Place[]): readonly Place[] {
	return whereSold(checked, (settings) =>
		isLawOfCustomers(settings, ({ guaranteeNotice }) => guaranteeNotice) ? find() : [],
	);
}

const kilobytes = (bytes: number): number => Math.ceil(bytes / 1024);

const stemOf = (name: string): string => name.replace(/\.[^.]+$/, "").toLowerCase();

/** Returns the official graphics that are too large for an e-mail in each of their formats, with their sizes. */
function tooLargeFiles(sizes: ReadonlyMap<string, number>): readonly (readonly [string, number])[] {
	const mailed = new Set(
		[...sizes].flatMap(([name, size]) => (size > mailedFileLimit ? [] : [stemOf(name)])),
	);
	return [...sizes].filter(([name]) => !mailed.has(stemOf(name)));
}

/** Rules for the official guarantee graphics (B-LAW-08). */
export const guaranteeRules: readonly Rule[] = [
	{
		id: "guarantee-notice-file",
		severity: "warning",
		source: "Art. 6 (1) (l) Dir. 2011/83/EU, Annex I Reg. (EU) 2025/1960",
		find: (checked) =>
			whereUnionLaw(checked, () => {
				const missing = checked.languages
					.map(noticeName)
					.filter((name) => findOfficialFiles(checked.site, [name]).length === 0);
				const files = missing.map((name) => `media/${name}.svg`).join(", ");
				return missing.length === 0 ? [] : [at(media, null, { files, address: graphicsSource })];
			}),
	},
	{
		id: "guarantee-file-size",
		severity: "warning",
		source: "Art. 8 (7) Dir. 2011/83/EU, Reg. (EU) 2025/1960",
		find: (checked) =>
			whereUnionLaw(checked, () =>
				tooLargeFiles(checked.graphicSizes).map(([name, bytes]) =>
					at(media, null, {
						file: `media/${name}`,
						size: kilobytes(bytes),
						limit: kilobytes(mailedFileLimit),
					}),
				),
			),
	},
	{
		id: "guarantee-label-file",
		severity: "hint",
		source: "Art. 6 (1) (la) Dir. 2011/83/EU, Annex II Reg. (EU) 2025/1960",
		find: (checked) =>
			whereUnionLaw(checked, () =>
				inProducts(checked, (product) => {
					const slug = product.slug;
					const exists = checked.languages.every(
						(language) => findOfficialFiles(checked.site, labelNames(slug, language)).length > 0,
					);
					const file = `media/${labelNames(slug, "de").at(-1)}.svg`;
					return producerGuaranteeYears(product) === null || exists
						? null
						: { field: "guarantee_years", params: { file, address: graphicsSource } };
				}),
			),
	},
];
