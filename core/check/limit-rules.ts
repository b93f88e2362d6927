import { amountsIn } from "#core/check/figures.ts";
import { atPage } from "#core/check/page-rules.ts";
import { at, type CheckedSite, inShop, type Place, type Rule } from "#core/check/rule.ts";
import { shopSettings } from "#core/content/shop-settings.ts";

/** The limits of a list of products, as decimals; null for none. */
type Limits = readonly (string | null)[];

/** The lower end of a range, which has no currency of its own: "von 100 bis 300 €". */
const lowerEnd = /(\d[\d.,]*)\s?(?:bis|und|–|-|to|and|à|et)\s?(?=[€\d])/iu;

/** Returns the first amount in a label that is not a limit of the list behind it; null if all amounts are. */
function otherAmount(
	label: string,
	limits: Limits,
): { readonly found: string; readonly expected: string } | null {
	const numbers = limits.flatMap((limit) => (limit === null ? [] : [Number(limit)]));
	const amounts = [...amountsIn(label), ...amountsIn(label.replace(lowerEnd, "$1 € – "))];
	const other = amounts.find(({ value }) => !numbers.includes(value));
	return other ? { found: other.found, expected: numbers.join(" – ") || "–" } : null;
}

/** Finds quick filters whose names, in any language, name other amounts than their limits. */
const findFilterNames: Rule["find"] = (checked) =>
	inShop(checked, ({ settings: { quick_filters }, settings_translations }) =>
		quick_filters.flatMap(({ display_name, price_min, price_max }, place) => {
			const own = otherAmount(display_name, [price_min, price_max]);
			const translated = settings_translations.flatMap(({ names }, version) => {
				const name = names?.[display_name];
				const other = name === undefined || name === null ? null : otherAmount(name, [price_min, price_max]);
				return other ? [at(shopSettings, `translations.${version}.names.${display_name}`, other)] : [];
			});
			return own ? [at(shopSettings, `quick_filters.${place}.display_name`, own), ...translated] : translated;
		}),
	);

/** Finds lists of products on pages whose heading names another amount than their limit. */
function findHeadings({ bodies }: CheckedSite): readonly Place[] {
	return bodies.flatMap(({ page, body: { language, blocks } }) => {
		const version = page.translations.findIndex((own) => own.language === language);
		return blocks.flatMap((block, place) => {
			const limit = block.type === "products" ? (block.of?.price_max ?? null) : null;
			const other = block.type === "products" && block.heading ? otherAmount(block.heading, [limit]) : null;
			return other && limit !== null
				? [atPage(page, `translations.${version}.blocks.${place}.heading`, other)]
				: [];
		});
	});
}

/** Rules for names of lists of products that are limited by price. Not found: amounts without a currency. */
export const limitRules: readonly Rule[] = [
	{
		id: "limit-named",
		severity: "warning",
		source: "§ 5 (2) no. 2 UWG",
		find: (checked) => [...findFilterNames(checked), ...findHeadings(checked)],
	},
];
