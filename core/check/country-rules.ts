import { atItem, type Rule, whereSold } from "#core/check/rule.ts";
import { manufacturer } from "#core/content/shop-lists.ts";
import { lawOf } from "#core/legal/country-law.ts";
import { isLawOfCustomers } from "#core/legal/served-laws.ts";

/** Returns whether the consumer law of the European Union, and with it product safety law, applies in a country. */
const isUnion = (country: string) => lawOf(country).guaranteeNotice;

/** Rules from the law of the customers' countries. */
export const countryRules: readonly Rule[] = [
	{
		id: "responsible-person",
		severity: "error",
		source: "Art. 16, 19 (b) GPSR",
		find: (checked) =>
			whereSold(checked, (settings) => {
				if (!isLawOfCustomers(settings, ({ guaranteeNotice }) => guaranteeNotice)) return [];
				return (checked.site.shop?.manufacturers ?? []).flatMap(({ id, display_name: name, contact }) => {
					const country = contact?.country_code ?? null;
					return country === null || isUnion(country) || contact?.responsible_person
						? []
						: [atItem(manufacturer, id, "contact.responsible_person", { name, country })];
				});
			}),
	},
];
