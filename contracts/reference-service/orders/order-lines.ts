import { linePrice } from "#core/cart/cart.ts";
import { excludesWithdrawal } from "#core/cart/withdrawal-exclusion.ts";
import { basePrices, quantityOf } from "#core/catalogue/base-price.ts";
import { attributesOf, type PersonalizationField, variantReference } from "#core/catalogue/product.ts";
import { usedCondition } from "#core/content-values/goods-condition.ts";
import type { Language } from "#core/language/language.ts";
import { lawOf } from "#core/legal/country-law.ts";
import { producerGuaranteeYears } from "#core/legal/guarantee-box.ts";
import { isMarginTaxed } from "#core/legal/margin-taxation.ts";
import { hasWithdrawalRightIn, type ReturnTerms, returnTerms } from "#core/legal/return-days.ts";
import { sameId } from "#core/shared/branded.ts";
import { buildTexts } from "#ui/locales/build-texts.ts";
import type { Catalogue } from "../catalogue.ts";
import { type Addressee, typedText } from "../mails/compose-mail.ts";
import type { Fact, GoodsLine } from "../mails/mail-document.ts";
import { formatMailMoney, mailText } from "../mails/mail-texts.ts";
import { shopNames } from "../shop-names.ts";
import type { PricedLine } from "./validate-order.ts";

/** The reader of a line. */
interface LineReader {
	readonly language: Language;
	readonly catalogue: Catalogue;
	/** The country of delivery, ISO 3166-1 alpha-2. */
	readonly country: string;
	readonly to: Addressee;
}

/** Returns a line for a mail: name, essential features, personalisation, right of withdrawal, price (B-LAW-18). */
export function formatLine(line: PricedLine, { language, catalogue, country, to }: LineReader): GoodsLine {
	const { product, variant, personalization, count, priceBrutto } = line;
	const { settings } = catalogue;
	const named = shopNames(catalogue, language).product(product.id);
	const fields = named?.personalization?.fields ?? [];
	const chosen = named?.product_variants.find(({ id }) => sameId(id, variant?.id ?? null));
	const variantName = chosen?.display_name ?? variant?.display_name;
	const reference = variantReference(product, variant);
	const variantLabel = named?.variant_display_name ?? null;
	// The label explains the variant's name: "Ring size: 54".
	const labelledVariant: readonly Fact[] = variantLabel && variantName ? [[variantLabel, variantName]] : [];
	const name = [
		named?.display_name ?? product.display_name,
		...(variantName && !variantLabel ? [variantName] : []),
	].join(", ");
	const features = (named ? attributesOf(named, chosen ?? null) : []).map(
		({ attribute_group, display_values }): Fact => [attribute_group.display_name, display_values.join(", ")],
	);
	return {
		name: reference === null ? name : `${name} (${reference})`,
		facts: [...labelledVariant, ...features, ...personalFacts({ language, to }, personalization, fields)],
		notes: [
			...conditionNote(language, product),
			...marginNote(language, product, settings),
			...guaranteeNote(language, line),
			...sparePartsNote(language, line),
			...returnNote(language, {
				hasWithdrawal: hasWithdrawalRightIn(settings, country),
				isExcluded: excludesWithdrawal(fields, personalization) === true,
				terms: returnTerms(settings, country),
			}),
		],
		pieces: `${count} × ${formatMailMoney(language, priceBrutto)}${basePriceText(language, line)}`,
		sum: formatMailMoney(language, linePrice(line)),
	};
}

/**
 * Returns the statement of § 14a (6) UStG, Art. 226 (14) of Directive 2006/112/EC, if the shop's country has that
 * scheme (B-LAW-22).
 */
function marginNote(
	language: Language,
	product: PricedLine["product"],
	{ small_business, tax_country }: Catalogue["settings"],
): readonly string[] {
	const isStated = isMarginTaxed(product) && !small_business && lawOf(tax_country).marginScheme !== null;
	return isStated ? [buildTexts[language].marginScheme.union] : [];
}

/** Returns the condition of a product that is not new (B-LAW-22). */
function conditionNote(language: Language, product: PricedLine["product"]): readonly string[] {
	const condition = usedCondition(product);
	return condition === null ? [] : [mailText(language, `line.${condition}`)];
}

/** The rules for returning a line. */
interface LineReturn {
	/** Whether there is a right of withdrawal. Without it, returns are only a promise of the shop. */
	readonly hasWithdrawal: boolean;
	/** Whether it is made to the customer's specification. */
	readonly isExcluded: boolean;
	/** Null if they are unknown. */
	readonly terms: ReturnTerms | null;
}

/**
 * Returns the sentences about the right of withdrawal and about the return period that the shop grants itself, as on
 * its pages. If the shop extends the period of the right of withdrawal, its instructions state that.
 */
function returnNote(language: Language, { hasWithdrawal, isExcluded, terms }: LineReturn): readonly string[] {
	const granted = terms && !terms.isByLaw ? [returnsText(language, terms.days)] : [];
	if (!hasWithdrawal) return isExcluded ? [] : granted;
	if (isExcluded) return [mailText(language, "line.noWithdrawal")];
	if (terms?.isByLaw) return [mailText(language, "line.withdrawalDays", { days: terms.days })];
	return [mailText(language, "line.withdrawal"), ...granted];
}

function returnsText(language: Language, days: number): string {
	return mailText(language, "line.returns", { count: days });
}

/**
 * Returns the price per kilogram, litre or metre of a product sold by weight, volume or length (B-LAW-16); "" for
 * others.
 */
function basePriceText(language: Language, { product, variant, priceBrutto }: PricedLine): string {
	const { amount, currency } = priceBrutto;
	const base = basePrices([{ price: amount, quantity: quantityOf(product, variant) }]);
	return base ? ` (${formatMailMoney(language, { amount: base.lowest, currency })} / ${base.unit})` : "";
}

/** Returns the personalization in the order of its fields, with the names of options in the mail's language. */
function personalFacts(
	{ language, to }: Pick<LineReader, "language" | "to">,
	values: PricedLine["personalization"],
	fields: readonly PersonalizationField[],
): readonly Fact[] {
	return fields.flatMap(({ name, display_name, option_names = {} }): Fact[] => {
		const value = values && Object.hasOwn(values, name) ? values[name] : undefined;
		if (value === undefined || value === false) return [];
		if (value === true) return [[display_name, mailText(language, "personalization.yes")]];
		const chosen = Object.hasOwn(option_names, value) ? option_names[value] : null;
		return [[display_name, chosen ?? typedText(to, value)]];
	});
}

/** Returns how long spare parts are available, if the producer states it (art. L111-4 Code de la consommation). */
function sparePartsNote(
	language: Language,
	{ product: { spare_parts_years: years } }: PricedLine,
): readonly string[] {
	if (years === null) return [];
	if (years === 0) return [mailText(language, "line.noSpareParts")];
	return [mailText(language, "line.spareParts", { count: years })];
}

/** Returns the producer's guarantee if it is longer than the legal one (B-LAW-08). */
function guaranteeNote(language: Language, { product }: PricedLine): readonly string[] {
	const years = producerGuaranteeYears(product);
	const { guarantor } = product;
	if (years === null) return [];
	return [
		mailText(language, guarantor ? "line.guaranteeBy" : "line.guarantee", {
			years,
			guarantor: guarantor ?? "",
		}),
	];
}
