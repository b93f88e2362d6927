import type { Address } from "#core/checkout/address.ts";
import { addressLines } from "#core/checkout/address-rules.ts";
import type { DeliveryPromise } from "#core/checkout/delivery-dates.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import type { PlacedOrder } from "#core/checkout/placed-order.ts";
import { readableEmail } from "#core/internet/readable-domain.ts";
import { countryNamesIn } from "#core/language/country.ts";
import type { Language } from "#core/language/language.ts";
import { lawOf, type OrderTax } from "#core/legal/country-law.ts";
import { hasWithdrawalRightIn } from "#core/legal/return-days.ts";
import { hasGuaranteeNotice } from "#core/legal/served-laws.ts";
import { withdrawalPath } from "#core/routes/built-in-paths.ts";
import { isCollectionMethod, namesCollection } from "#core/settings/shipping-methods.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { formatDays } from "#ui/components/format-date.ts";
import { formatPercent } from "#ui/components/format-price.ts";
import type { Catalogue } from "../catalogue.ts";
import { type Addressee, mailsToBoth, typedText } from "../mails/compose-mail.ts";
import type { Mail } from "../mails/mail.ts";
import type { Fact, MailBlock } from "../mails/mail-document.ts";
import { formatMailMoney, formatMailTime, mailText } from "../mails/mail-texts.ts";
import type { ServiceContext } from "../service-context.ts";
import { shopNames } from "../shop-names.ts";
import { officialGraphics } from "./official-graphics.ts";
import { formatLine } from "./order-lines.ts";
import {
	acceptedTextBlocks,
	exemptionText,
	guaranteeNotice,
	guaranteeTerms,
	liabilityText,
} from "./order-texts.ts";
import { paymentRequest } from "./payment-request.ts";
import type { ValidatedOrder } from "./store-order.ts";

/** An accepted order, with everything that its mails show. */
export interface AcceptedOrder extends ValidatedOrder {
	readonly order: PlacedOrder;
}

/** Returns the mails of an order: to the customer in the order's language, to the shop in the shop's (B-LAW-18). */
export function orderMails(context: ServiceContext, taken: AcceptedOrder): readonly Mail[] {
	const { payload, order } = taken;
	return mailsToBoth(context, {
		kind: "order",
		email: payload.customerEmail.trim(),
		language: payload.language,
		params: () => ({ order_number: order.order_number }),
		blocks: (to, language) => [
			...orderBlocks(context, taken, language, to),
			...(to === "customer" ? customerBlocks(context, taken) : shopBlocks(taken, language)),
		],
		attachments: officialGraphics(context.catalogue(), taken, destination(payload, context.catalogue())),
	});
}

function orderBlocks(
	context: ServiceContext,
	taken: AcceptedOrder,
	language: Language,
	to: Addressee,
): readonly MailBlock[] {
	const { payload, cart, terms, order, now } = taken;
	const catalogue = context.catalogue();
	const country = destination(payload, catalogue);
	const heading = (key: Parameters<typeof mailText>[1]): MailBlock => ({
		type: "heading",
		text: mailText(language, key),
	});
	return [
		{
			type: "facts",
			facts: [
				[mailText(language, "order.number"), order.order_number],
				[mailText(language, "order.receivedAt"), formatMailTime(language, now, context.timeZone)],
			],
		},
		heading("order.goods"),
		{
			type: "goods",
			lines: cart.products.map((line) => formatLine(line, { language, catalogue, country, to })),
		},
		{ type: "sums", sums: totalFacts(language, taken, catalogue) },
		...taxNotes(language, terms.tax, catalogue),
		...liabilityBlocks(context, taken, language),
		heading(isCollected(payload, catalogue) ? "order.collection" : "order.delivery"),
		{ type: "facts", facts: deliveryFacts(language, payload, catalogue, to) },
		...(payload.paymentMethod === null
			? []
			: [
					heading("order.payment"),
					{ type: "facts", facts: [paymentFact(language, payload.paymentMethod, catalogue)] } as const,
				]),
	];
}

/** Returns the agreement on claims for defects of used goods, and its time (B-LAW-22). */
function liabilityBlocks(
	{ timeZone }: ServiceContext,
	{ payload: { usedLiabilityMonths: months }, now }: AcceptedOrder,
	language: Language,
): readonly MailBlock[] {
	if (months === null) return [];
	const time = formatMailTime(language, now, timeZone);
	return [
		{ type: "heading", text: mailText(language, "order.usedLiability") },
		{ type: "paragraph", text: liabilityText(language, months) },
		{ type: "paragraph", text: mailText(language, "order.agreedAt", { time }) },
	];
}

function paymentFact(language: Language, paymentMethod: ContentId, catalogue: Catalogue): Fact {
	return [
		mailText(language, "order.paymentMethod"),
		shopNames(catalogue, language).paymentMethod(paymentMethod),
	];
}

/**
 * Returns the blocks of the customer's mail only, which is the copy of the contract. Free text is left out
 * (B-SEC-06).
 */
function customerBlocks(context: ServiceContext, taken: AcceptedOrder): readonly MailBlock[] {
	const { payload, cart, order, now } = taken;
	const { language } = payload;
	const { settings, language: siteLanguage } = context.catalogue();
	const country = destination(payload, context.catalogue());
	const url = `https://${payload.project}${withdrawalPath(language, siteLanguage)}`;
	return [
		...paymentRequest(payload, order, context.catalogue()),
		...(hasGuaranteeNotice(settings, country) ? guaranteeNotice(language) : []),
		...guaranteeTerms(cart, context.catalogue(), language),
		...(hasWithdrawalRightIn(settings, country)
			? [{ type: "link", label: mailText(language, "order.withdraw"), url } as const]
			: []),
		...mediatorBlocks(context.catalogue(), language),
		...acceptedTextBlocks(context, taken, language, now),
	];
}

/** Returns the country of delivery; the shop's own if the goods are collected. */
function destination({ shippingAddress }: OrderPayload, { settings }: Catalogue): string {
	return shippingAddress?.country_code ?? settings.tax_country;
}

/** Returns the mediator for disputes (art. R616-1 Code de la consommation, B-LAW-17). */
function mediatorBlocks({ mediator }: Catalogue, language: Language): readonly MailBlock[] {
	if (!mediator) return [];
	const { name, postal_address, website } = mediator;
	return [
		{ type: "heading", text: mailText(language, "order.mediator") },
		{ type: "link", label: `${name}, ${postal_address}`, url: website },
	];
}

function shopBlocks({ payload }: AcceptedOrder, language: Language): readonly MailBlock[] {
	const comment = payload.comment.trim();
	return comment === ""
		? []
		: [
				{ type: "heading", text: mailText(language, "order.comment") },
				{ type: "paragraph", text: comment },
			];
}

function totalFacts(
	language: Language,
	{ payload, terms, totals }: AcceptedOrder,
	catalogue: Catalogue,
): readonly Fact[] {
	const { totalPriceBrutto, presentWrapCost, shippingCost, total, containedTax } = totals;
	const { percent } = terms.tax;
	const rate = percent === null ? "" : formatPercent(percent, language);
	const tax = containedTax
		? [[mailText(language, "order.tax", { percent: rate }), formatMailMoney(language, containedTax)] as const]
		: [];
	return [
		[mailText(language, "order.goodsSum"), formatMailMoney(language, totalPriceBrutto)],
		...(payload.presentWrap
			? [[mailText(language, "order.presentWrap"), formatMailMoney(language, presentWrapCost)] as const]
			: []),
		[shippingCostLabel(language, payload, catalogue), formatMailMoney(language, shippingCost)],
		...tax,
		[mailText(language, "order.total"), formatMailMoney(language, total)],
	];
}

/**
 * Returns why a small business charges no tax, and which charges are added when goods arrive from abroad (B-LAW-04,
 * B-LAW-17).
 */
function taxNotes(
	language: Language,
	{ isExempt, isExport }: OrderTax,
	catalogue: Catalogue,
): readonly MailBlock[] {
	const { smallBusiness } = lawOf(catalogue.settings.tax_country);
	const notes = [
		...(isExempt ? [exemptionText(language, smallBusiness)] : []),
		...(isExport
			? [mailText(language, "order.export", { customs: mailText(language, "order.customs") })]
			: []),
	];
	return notes.map((text) => ({ type: "paragraph", text }));
}

/** Returns whether the customer collects the goods of an order. */
function isCollected({ shippingMethod }: OrderPayload, { settings }: Catalogue): boolean {
	return isCollectionMethod(settings, shippingMethod);
}

function shippingCostLabel(language: Language, payload: OrderPayload, catalogue: Catalogue): string {
	const method = shopNames(catalogue, language).shippingMethod(payload.shippingMethod);
	if (!isCollected(payload, catalogue)) return mailText(language, "order.shipping", { method });
	const collection = mailText(language, "order.collection");
	return namesCollection(method, collection) ? method : mailText(language, "order.collectionBy", { method });
}

function deliveryFacts(
	language: Language,
	payload: OrderPayload,
	catalogue: Catalogue,
	to: Addressee,
): readonly Fact[] {
	const { shippingMethod, shippingAddress, invoiceAddress } = payload;
	const label = (key: Parameters<typeof mailText>[1]) => mailText(language, key);
	const collected = isCollected(payload, catalogue);
	return [
		[
			label(collected ? "order.collectionMethod" : "order.shippingMethod"),
			shopNames(catalogue, language).shippingMethod(shippingMethod),
		],
		...promiseFacts(language, payload, collected),
		...(shippingAddress
			? [
					[
						label("order.shippingAddress"),
						typedText(to, formatMailAddress(language, shippingAddress)),
					] as const,
				]
			: []),
		...(invoiceAddress
			? [[label("order.invoiceAddress"), typedText(to, formatMailAddress(language, invoiceAddress))] as const]
			: []),
		[label("order.email"), readableEmail(payload.customerEmail.trim())],
		...(payload.cardText === "" ? [] : [[label("order.cardText"), typedText(to, payload.cardText)] as const]),
	];
}

/**
 * Returns when the goods arrive or are ready: dates, or days from the payment if it comes first; empty if the shop
 * promises nothing.
 */
export function promiseFacts(
	language: Language,
	{ deliveryDates, deliveryDays }: DeliveryPromise,
	collected: boolean,
): readonly Fact[] {
	const label = (key: Parameters<typeof mailText>[1]) => mailText(language, collected ? "order.ready" : key);
	if (deliveryDates)
		return [
			[label("order.deliveryTime"), formatDays(deliveryDates.earliest, deliveryDates.latest, language)],
		];
	if (deliveryDays === null) return [];
	const { earliest: from, latest: to } = deliveryDays;
	const within = to === 0 ? "order.paidSameDay" : from === to ? "order.paidDays" : "order.paidRange";
	return [[label("order.deliveryDays"), mailText(language, within, { count: to, from, to })]];
}

function formatMailAddress(language: Language, address: Address): string {
	return [...addressLines(address), countryNamesIn(language)(address.country_code.trim()), address.phone]
		.map((line) => line.trim())
		.filter((line) => line !== "")
		.join("\n");
}
