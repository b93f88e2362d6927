import { useMemo } from "react";
import type { CheckoutSettings } from "#core/checkout/checkout-terms.ts";
import { delivery } from "#core/checkout/handover.ts";
import {
	collectionMethods,
	type OfferedTerms,
	offeredTerms,
	servedCountries,
} from "#core/checkout/offers.ts";
import type { Language } from "#core/language/language.ts";
import { lawOf, orderTax } from "#core/legal/country-law.ts";
import type { Currency } from "#core/money/currency.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { type Translate, useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/checkout/checkout-limits.module.css";
import { countryNames } from "#ui/shop/order/country-names.ts";
import { listOf } from "#ui/shop/order/order-text.ts";
import { useShop } from "#ui/shop/use-shop.ts";

/** The maximum number of countries that are listed by name. */
const maxNamedCountries = 40;

/** The delivery and payment restrictions by country, shown before the customer enters anything (B-LAW-11, B-LAW-17). */
export function CheckoutLimits({
	settings,
	free = false,
}: {
	readonly settings: CheckoutSettings;
	/** Whether the order is free, so that payment is not mentioned. */
	readonly free?: boolean;
}) {
	const { language } = useShell();
	const { currency } = useShop();
	const t = useTranslate();
	const rows = useMemo(
		() => limitRows(settings, free, currency, language, t),
		[settings, free, currency, language, t],
	);
	if (rows.length === 0) return <p className={styles.limits}>{t("checkout.noPayment")}</p>;
	return (
		<dl className={styles.limits}>
			{rows.map(({ title, texts }) => (
				<div key={title}>
					<dt>{title}</dt>
					{texts.map((text) => (
						<dd key={text}>{text}</dd>
					))}
				</div>
			))}
		</dl>
	);
}

interface LimitRow {
	readonly title: string;
	readonly texts: readonly string[];
}

function limitRows(
	settings: CheckoutSettings,
	free: boolean,
	currency: Currency,
	language: Language,
	t: Translate,
): readonly LimitRow[] {
	const nameOf = countryNames(settings, language);
	const list = (names: readonly string[]) => listOf(names, language);
	const methodsOf = ({ paymentMethods }: OfferedTerms) =>
		list(paymentMethods.map(({ display_name }) => display_name));
	const sentence = (key: "limits" | "invoiceLimits", terms: OfferedTerms, isOnly: boolean) => {
		const names = terms.countries.length <= maxNamedCountries ? list(terms.countries.map(nameOf)) : null;
		const extent = names === null ? (isOnly ? "everywhere" : "elsewhere") : "countries";
		return t(`checkout.${key}.${extent}`, { countries: names ?? "", methods: methodsOf(terms) });
	};
	const delivered = offeredTerms(settings, delivery).map((terms, _, all) => {
		const ways = list(terms.shippingMethods.map(({ label }) => label));
		const paid = t("checkout.accepts", { methods: methodsOf(terms) });
		return { title: sentence("limits", terms, all.length === 1), texts: [free ? ways : `${ways}. ${paid}`] };
	});
	const collected = collectionMethods(settings).map(({ name, label }) => ({
		title: label,
		texts: offeredTerms(settings, { type: "collection", shippingMethod: name }).map((terms, _, all) =>
			sentence("invoiceLimits", terms, all.length === 1),
		),
	}));
	return [
		...delivered,
		...(free ? [] : collected),
		...importRows(settings, free ? null : currency, list, nameOf, t),
	];
}

/** Returns the rows about charges on imported goods, and about the currency of the payment. */
function importRows(
	settings: CheckoutSettings,
	/** Null if nothing is paid. */
	currency: Currency | null,
	list: (names: readonly string[]) => string,
	nameOf: (country: string) => string,
	t: Translate,
): readonly LimitRow[] {
	const abroad = servedCountries(settings, delivery).filter(
		(country) => orderTax(settings, country).isExport,
	);
	if (abroad.length === 0) return [];
	const wants = abroad.map((country) => lawOf(country).currency);
	const title =
		abroad.length <= maxNamedCountries
			? t("checkout.customsTitle", { countries: list(abroad.map(nameOf)) })
			: t("checkout.customsElsewhere");
	const isOther =
		currency !== null &&
		wants.some((settingsCurrency) => settingsCurrency !== null && settingsCurrency !== currency);
	const paid = isOther ? [t("checkout.currencyNote", { currency })] : [];
	return [{ title, texts: [t("checkout.exported"), t("checkout.customsNote"), ...paid] }];
}
