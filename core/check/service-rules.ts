import { findDisagreements } from "#core/check/disagreements.ts";
import { amountsIn, periodsIn } from "#core/check/figures.ts";
import { inShop, type Place, type Rule } from "#core/check/rule.ts";
import { isStated, partOf } from "#core/check/sentences.ts";
import {
	customerPays,
	deniedCollection,
	offeredCollection,
	otherCollection,
	otherParcels,
	otherPayments,
	payingWords,
	payments,
	paymentWords,
	severalCountries,
	shippingVerbs,
	shopPays,
	smallBusiness,
	wrappingWords,
} from "#core/check/service-words.ts";

/** Finds payment methods in texts that the settings do not offer. */
const findUnofferedPayments: Rule["find"] = (checked) =>
	inShop(checked, ({ settings: { payment_methods, enable_cart } }) => {
		const named = checked.providers.map(({ id }) => [new RegExp(id, "iu"), new RegExp(id, "iu")] as const);
		const offered = payment_methods.map(({ display_name }) => display_name).join("\n");
		if (!enable_cart || payment_methods.length === 0) return [];
		return findDisagreements(
			checked,
			/zahl|buch|akzept|accept|pay|paiement|règl|régl/i,
			(sentence, { language, kind }) => {
				const { text, heading } = sentence;
				if (!paymentWords.test(`${text}\n${heading}`) || kind === "image") return null;
				if (otherPayments.test(text)) return null;
				for (const [phrase, setting] of [...named, ...payments]) {
					const match = phrase.exec(text);
					if (!match || setting.test(offered)) continue;
					if (isStated(sentence, language, partOf(match)))
						return {
							found: match[0],
							expected: payment_methods.map(({ display_name }) => display_name).join(", "),
						};
				}
				return null;
			},
		);
	});

/** The names of carriers in texts and settings. */
const carriers = [
	"DHL",
	"Hermes",
	"UPS",
	"DPD",
	"GLS",
	"FedEx",
	"TNT",
	"Deutsche Post",
	"Österreichische Post",
	"Chronopost",
	"Colissimo",
	"Mondial Relay",
	"Swiss Post",
];

/** Finds texts with another carrier than the shipping configuration's. */
const findOtherCarriers: Rule["find"] = (checked) =>
	inShop(checked, ({ settings: { shipping_methods_config } }) => {
		const configured = [
			...new Set(shipping_methods_config.flatMap(({ shipping_provider }) => shipping_provider ?? [])),
		];
		if (configured.length === 0) return [];
		const others = carriers.filter(
			(name) =>
				!configured.some(
					(configuredCarrier) =>
						configuredCarrier.toLowerCase().includes(name.toLowerCase()) ||
						name.toLowerCase().includes(configuredCarrier.toLowerCase()) ||
						(configuredCarrier === "DHL" && name === "Deutsche Post"),
				),
		);
		const otherCarriers = new RegExp(`(?<![\\p{L}\\d])(?:${others.join("|")})(?![\\p{L}\\d])`, "u");
		return findDisagreements(checked, otherCarriers, (sentence, { language, kind }) => {
			const { text } = sentence;
			const match = otherCarriers.exec(text);
			const isShipping = shippingVerbs.test(text);
			if (!match || !isShipping || kind === "product" || kind === "image" || otherParcels.test(text))
				return null;
			return isStated(sentence, language, partOf(match))
				? { found: match[0], expected: configured.join(", ") }
				: null;
		});
	});

/** Finds texts that contradict the settings on who pays for returns. */
const findWrongReturnCosts: Rule["find"] = (checked) =>
	inShop(checked, ({ settings: { shipping_countries } }) => {
		const free = shipping_countries.filter(({ free_returns }) => free_returns);
		const isFree = free.length > 0;
		const names = shipping_countries.map(({ display_name }) => display_name);
		return findDisagreements(
			checked,
			/rück|retour|return|renvoi/i,
			(sentence, { template, language, kind }) => {
				const { text } = sentence;
				// Sentences that name countries describe one of several rules.
				if (
					kind === "image" ||
					template === "withdrawal" ||
					names.some((name) => text.includes(name)) ||
					severalCountries.test(text)
				)
					return null;
				const match = (isFree ? customerPays : shopPays).exec(text);
				if (!match || !isStated(sentence, language, partOf(match))) return null;
				return {
					found: match[0],
					expected: isFree ? `0 (${free.map(({ country_code }) => country_code).join(", ")})` : "–",
				};
			},
		);
	});

/** Finds texts that claim exemption from VAT as a small business although the settings have a VAT rate. */
const findSmallBusinessClaims: Rule["find"] = (checked) =>
	inShop(checked, ({ settings: { small_business, default_tax_percent } }) =>
		small_business || default_tax_percent === null
			? []
			: findDisagreements(checked, /§ ?19|kleinunternehm|293|small business/i, (sentence, { kind }) => {
					const [found] = smallBusiness.exec(sentence.text) ?? [];
					return found === undefined ||
						kind === "product" ||
						/nicht|keine? klein|not |pas /iu.test(
							sentence.text.replace(/wird nicht|nicht aus(?:ge)?wiesen|TVA non/iu, ""),
						)
						? null
						: { found, expected: `${default_tax_percent} %` };
				}),
	);

/** Finds texts that deny collection although the settings offer it, or promise it although they do not. */
const findWrongCollection: Rule["find"] = (checked) =>
	inShop(checked, ({ settings: { shipping_methods } }) => {
		const isOffered = shipping_methods.some(({ collection }) => collection);
		const denied = deniedCollection;
		const offered = offeredCollection;
		return findDisagreements(checked, /abhol|collect|pick|retrait|collecte/i, ({ text }, { kind }) => {
			if (kind === "product" || kind === "image" || otherCollection.test(text)) return null;
			const [found] = (isOffered ? denied : offered).exec(text) ?? [];
			return found === undefined
				? null
				: { found, expected: shipping_methods.map(({ display_name }) => display_name).join(", ") };
		});
	});

/** Finds texts whose price of gift wrapping or payment term of invoices differs from the settings. */
const findWrongServices: Rule["find"] = (checked) =>
	inShop(checked, ({ settings: { present_wrapping_price, shipping_methods_config } }) => {
		const dues = shipping_methods_config.flatMap(({ payment_methods }) =>
			payment_methods.flatMap(({ config }) =>
				typeof config?.due_days === "number" ? [config.due_days] : [],
			),
		);
		return findDisagreements(
			checked,
			/geschenk|gift|cadeau|rechnung|invoice|facture/i,
			({ text, heading }, { kind }): Place["params"] | null => {
				if (kind === "product" || kind === "image") return null;
				const isWrapping = wrappingWords.test(text);
				const price = isWrapping
					? amountsIn(text).find(({ value }) => value !== Number(present_wrapping_price ?? 0) && value < 50)
					: undefined;
				if (price) return { found: price.found, expected: present_wrapping_price ?? "0" };
				const isInvoice = /rechnung|invoice|facture/iu.test(`${text}\n${heading}`) && payingWords.test(text);
				const period =
					isInvoice && dues.length > 0 ? periodsIn(text).find(({ days }) => !dues.includes(days)) : undefined;
				return period ? { found: period.found, expected: [...new Set(dues)].join(", ") } : null;
			},
		);
	});

/**
 * Rules that compare texts about payment, shipping and returns with the settings. Conditions such as a minimum order
 * value, and sentences about one of several countries, are not compared.
 */
export const serviceRules: readonly Rule[] = [
	{ id: "payment-named", severity: "warning", source: "§ 312j (1) BGB", find: findUnofferedPayments },
	{ id: "service-named", severity: "warning", source: "§ 5 (2) no. 2 UWG", find: findWrongServices },
	{ id: "carrier-named", severity: "warning", source: "§ 5 (2) no. 1 UWG", find: findOtherCarriers },
	{
		id: "return-costs-named",
		severity: "warning",
		source: "§ 357 (5) BGB, § 5 UWG",
		find: findWrongReturnCosts,
	},
	{
		id: "small-business-named",
		severity: "warning",
		source: "§ 19 UStG, § 5 UWG",
		find: findSmallBusinessClaims,
	},
	{ id: "collection-named", severity: "warning", source: "§ 312j (1) BGB", find: findWrongCollection },
];
