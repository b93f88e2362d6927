import { findDisagreements } from "#core/check/disagreements.ts";
import { amountsIn, periodsIn } from "#core/check/figures.ts";
import { inShop, type Place, type Rule } from "#core/check/rule.ts";
import { isStated, partOf } from "#core/check/sentences.ts";

/** Payment methods as texts name them, with patterns of the settings' names for them. */
const payments: readonly (readonly [said: RegExp, offered: RegExp])[] = [
	[
		/kreditkarte|credit card|carte (?:bancaire|bleue|de crédit)|mastercard|\bvisa\b|american express|\bamex\b/iu,
		/kredit|karte|card|carte|stripe|mollie|visa/iu,
	],
	[/apple pay/iu, /apple|stripe|mollie/iu],
	[/google pay/iu, /google|stripe|mollie/iu],
	[/lastschrift|direct debit|prélèvement/iu, /lastschrift|debit|prélèvement|sepa/iu],
	[/nachnahme|cash on delivery|contre[- ]remboursement/iu, /nachnahme|cash on|remboursement/iu],
	[
		/ratenzahlung|ratenkauf|teilzahlung|finanzierung ab|in (?:\d+|drei|sechs|zwölf|zehn) raten|instal?lments?|(?:paiement|payez|réglez|payer|régler) en (?:\d|plusieurs|trois|quatre) fois/iu,
		/raten|instal|fois|finanz/iu,
	],
	[
		/giropay|sofortüberweisung|amazon pay|twint|bancontact|(?:mit|per|via|by) ideal(?!\p{L})|alipay|wero\b/iu,
		/giropay|sofort|amazon|twint|bancontact|ideal|mollie|alipay|wero/iu,
	],
	[/bitcoin|kryptowährung|cryptocurrenc|crypto-?monnaie|ethereum/iu, /bitcoin|krypto|crypto|coin/iu],
	[/(?:per|mit|sur|par|by) (?:scheck|verrechnungsscheck|chèque|cheque)/iu, /scheck|chèque|cheque/iu],
];

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
				if (
					!/zahlung|zahlen|zahlbar|bezahl|abbuch|buchen wir|akzeptier|(?:we|also|now) accept|\bpay|payment|paiement|payer|payez|régler|réglez|acceptons/iu.test(
						`${text}\n${heading}`,
					) ||
					kind === "image"
				)
					return null;
				if (
					/laden|geschäft|vor ort|filiale|boutique|in[- ]store|in our (?:shop|store)|magasin|abholung|werkstatt|datenschutz|privacy|cookie|holdings|aufschlag|zuschlag|kasse im|shops?,? not|not online|pas en ligne|ankauf|reparatur|repair|réparation/iu.test(
						text,
					)
				)
					return null;
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
			const isShipping =
				/versand|versend|verschick|liefer|zustell|paket|ship|deliver|send|livr|expédi|envo|colis/iu.test(
					text,
				);
			if (
				!match ||
				!isShipping ||
				kind === "product" ||
				kind === "image" ||
				/rücksend|retour|return|renvoi|reparatur|repair|réparation|datenschutz|privacy/iu.test(text)
			)
				return null;
			return isStated(sentence, language, partOf(match))
				? { found: match[0], expected: configured.join(", ") }
				: null;
		});
	});

const customerPays =
	/(?:kosten|porto) (?:der|für die|einer) (?:rücksendung|rückgabe|retoure)[^.!?]{0,40}(?:tragen sie|trägt der (?:kunde|käufer)|gehen zu (?:ihren )?lasten)|(?:sie|der kunde|der käufer) (?:tragen|trägt|übernehmen|übernimmt)[^.!?]{0,40}kosten (?:der|für die) (?:rücksendung|retoure)|rücksend(?:e|ungs)?kosten[^.!?]{0,30}(?:tragen sie|trägt der (?:kunde|käufer)|zu (?:ihren )?lasten)|(?:return (?:shipping|postage|costs?)|cost of return\p{L}*)[^.!?]{0,40}(?:customer['’]s expense|borne by (?:you|the customer)|at your (?:own )?expense|paid by (?:you|the customer))|you (?:will )?(?:have to )?(?:bear|pay)[^.!?]{0,30}(?:cost of return|return (?:shipping|postage))|frais de (?:retour|renvoi)[^.!?]{0,40}(?:à votre charge|à la charge du client)/iu;
const shopPays =
	/(?:kostenlose[rn]?|kostenfreie[rn]?|gratis)[- ](?:\p{L}+ )?(?:rücksendung|retoure|rückversand|rückgabe)|(?:rücksendung|retoure|rückversand)(?:en)? (?:ist|sind|für sie|aus allen ländern|immer|stets)[^.!?]{0,25}(?:kostenlos|kostenfrei|gratis)|free returns?|retours? (?:gratuits?|offerts?)/iu;

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
					/land|länder|countr|pays|ausland|abroad|étranger|schweiz|österreich|frankreich|deutschland|germany|austria|france|switzerland|allemagne|autriche|suisse|reparatur|repair|réparation/iu.test(
						text,
					)
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
					const [found] =
						/§ ?19 (?:\(?1\)? |Abs\. ?1 )?UStG|kleinunternehmerregelung|TVA non applicable|293 ?B/iu.exec(
							sentence.text,
						) ?? [];
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
		const denied =
			/(?:abholung|selbstabholung)[^.!?]{0,40}(?:nicht|leider) (?:\p{L}+ )?(?:möglich|angeboten)|(?:bieten|ist) keine (?:\p{L}+ )?(?:selbst)?abholung|(?:no|not offer) (?:in-store )?(?:collection|pick-?up)|(?:retrait|collecte) (?:en (?:magasin|boutique) )?(?:n['’]est pas|impossible)/iu;
		const offered =
			/(?:abholung|selbstabholung) (?:\p{L}+ ){0,3}(?:ist )?(?:kostenlos |jederzeit )?möglich|click ?(?:&|and|und|et) ?collect|(?:retrait|collecte) (?:gratuite?|possible) en (?:magasin|boutique)/iu;
		return findDisagreements(checked, /abhol|collect|pick|retrait|collecte/i, ({ text }, { kind }) => {
			if (
				kind === "product" ||
				kind === "image" ||
				/reparatur|repair|réparation|kurier|courier|coursier|altgold/iu.test(text)
			)
				return null;
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
				const isWrapping =
					/geschenk(?:verpack|papier)|als geschenk|gift[- ]?wrap|as a gift|(?:emballage|paquet)[- ]cadeau|en cadeau/iu.test(
						text,
					);
				const price = isWrapping
					? amountsIn(text).find(({ value }) => value !== Number(present_wrapping_price ?? 0) && value < 50)
					: undefined;
				if (price) return { found: price.found, expected: present_wrapping_price ?? "0" };
				const isInvoice =
					/rechnung|invoice|facture/iu.test(`${text}\n${heading}`) &&
					/überweis|bezahl|zahl(?:en|bar)|begleich|fällig|\bdue\b|échéance|pay|payable|payez|régl/iu.test(
						text,
					);
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
