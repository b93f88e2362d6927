import type { Address } from "#core/checkout/address.ts";
import { taxOfDraft } from "#core/checkout/checkout-steps.ts";
import type { DeliveryPromise } from "#core/checkout/delivery-dates.ts";
import { checkoutOfPayload, type OrderPayload } from "#core/checkout/order-payload.ts";
import type { OrderTotals } from "#core/checkout/order-totals.ts";
import { isWithProvider, paymentKind } from "#core/checkout/payment-methods.ts";
import type { PlacedOrder } from "#core/checkout/placed-order.ts";
import { isCollectionMethod, namesCollection } from "#core/checkout/shipping-methods.ts";
import { lawOf, type OrderTax } from "#core/legal/country-law.ts";
import { hasGuaranteeNotice } from "#core/legal/guarantee-notice.ts";
import { hasWithdrawalRightIn } from "#core/legal/return-days.ts";
import { withdrawalPath } from "#core/routes/withdrawal-path.ts";
import { sameId } from "#core/shared/branded.ts";
import { countryNamesIn } from "#core/shared/country.ts";
import type { Language } from "#core/shared/language.ts";
import { streetLine } from "#core/shared/street-line.ts";
import { formatDays } from "#ui/components/format-date.ts";
import { formatPercent } from "#ui/components/format-price.ts";
import type { Catalogue } from "../catalogue.ts";
import { mailsToBoth } from "../mails/compose-mail.ts";
import type { Mail } from "../mails/mail.ts";
import type { Fact, MailBlock } from "../mails/mail-document.ts";
import { formatMailMoney, formatMailTime, mailText } from "../mails/mail-texts.ts";
import type { ServiceContext } from "../service-context.ts";
import { shopNames } from "../shop-names.ts";
import { formatLine } from "./order-lines.ts";
import { acceptedTextBlocks, exemptionText, guaranteeNotice, guaranteeTerms } from "./order-texts.ts";
import type { ValidatedOrder } from "./store-order.ts";

/** An order that was taken, as its mails describe it. */
export interface AcceptedOrder extends ValidatedOrder {
	readonly order: PlacedOrder;
}

/** The mails of an order: to the customer in the order's language, to the shop in the shop's (B-LAW-18). */
export function orderMails(context: ServiceContext, taken: AcceptedOrder): readonly Mail[] {
	const { payload, order } = taken;
	return mailsToBoth(context, {
		kind: "order",
		email: payload.customerEmail.trim(),
		language: payload.language,
		params: () => ({ order_number: order.order_number }),
		blocks: (to, language) => [
			...orderBlocks(context, taken, language),
			...(to === "customer" ? customerBlocks(context, taken) : shopBlocks(taken, language)),
		],
	});
}

function orderBlocks(
	context: ServiceContext,
	taken: AcceptedOrder,
	language: Language,
): readonly MailBlock[] {
	const { payload, cart, totals, order, now } = taken;
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
		{ type: "goods", lines: cart.products.map((line) => formatLine(language, line, catalogue, country)) },
		{ type: "sums", sums: totalFacts(language, payload, totals, catalogue) },
		...taxNotes(language, payload, catalogue),
		heading(isCollected(payload, catalogue) ? "order.collection" : "order.delivery"),
		{ type: "facts", facts: deliveryFacts(language, payload, catalogue) },
		heading("order.payment"),
		{ type: "facts", facts: [paymentFact(language, payload, catalogue)] },
	];
}

function paymentFact(language: Language, { paymentMethod }: OrderPayload, catalogue: Catalogue): Fact {
	return [
		mailText(language, "order.paymentMethod"),
		shopNames(catalogue, language).paymentMethod(paymentMethod),
	];
}

/** What only the customer needs: the mail is the copy of the contract. Free text is left out (B-SEC-06). */
function customerBlocks(
	context: ServiceContext,
	{ payload, cart, order, now }: AcceptedOrder,
): readonly MailBlock[] {
	const { language } = payload;
	const { settings } = context.catalogue();
	const country = destination(payload, context.catalogue());
	const url = `https://${payload.project}${withdrawalPath(language)}`;
	return [
		...paymentRequest(payload, order, context.catalogue()),
		...(hasGuaranteeNotice(settings, country) ? guaranteeNotice(language) : []),
		...guaranteeTerms(cart, context.catalogue(), language),
		...(hasWithdrawalRightIn(settings, country)
			? [{ type: "link", label: mailText(language, "order.withdraw"), url } as const]
			: []),
		...mediatorBlocks(context.catalogue(), language),
		...acceptedTextBlocks(context, payload, language, now),
	];
}

/** The country that the goods go to; the shop's own where they are collected. */
function destination({ shippingAddress }: OrderPayload, { settings }: Catalogue): string {
	return shippingAddress?.country_code ?? settings.tax_country;
}

/** Whom customers can turn to in a dispute (art. R616-1 Code de la consommation, B-LAW-17). */
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
	payload: OrderPayload,
	{ totalPriceBrutto, presentWrapCost, shippingCost, total, containedTax }: OrderTotals,
	catalogue: Catalogue,
): readonly Fact[] {
	const { percent } = taxOf(payload, catalogue);
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

function taxOf(payload: OrderPayload, { settings }: Catalogue): OrderTax {
	return taxOfDraft(checkoutOfPayload(payload, settings).draft, settings);
}

/** Why a small business charges no tax, and what comes on top of the price where the goods arrive from abroad (B-LAW-04, B-LAW-17). */
function taxNotes(language: Language, payload: OrderPayload, catalogue: Catalogue): readonly MailBlock[] {
	const { isExempt, isExport } = taxOf(payload, catalogue);
	const { smallBusiness } = lawOf(catalogue.settings.tax_country);
	const notes = [
		...(isExempt ? [exemptionText(language, smallBusiness)] : []),
		...(isExport
			? [mailText(language, "order.export", { customs: mailText(language, "order.customs") })]
			: []),
	];
	return notes.map((text) => ({ type: "paragraph", text }));
}

/** Whether the customer collects the goods of an order. */
function isCollected({ shippingMethod }: OrderPayload, { settings }: Catalogue): boolean {
	return isCollectionMethod(settings, shippingMethod);
}

function shippingCostLabel(language: Language, payload: OrderPayload, catalogue: Catalogue): string {
	const method = shopNames(catalogue, language).shippingMethod(payload.shippingMethod);
	if (!isCollected(payload, catalogue)) return mailText(language, "order.shipping", { method });
	const collection = mailText(language, "order.collection");
	return namesCollection(method, collection) ? method : mailText(language, "order.collectionBy", { method });
}

function deliveryFacts(language: Language, payload: OrderPayload, catalogue: Catalogue): readonly Fact[] {
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
			? [[label("order.shippingAddress"), formatMailAddress(language, shippingAddress)] as const]
			: []),
		...(invoiceAddress
			? [[label("order.invoiceAddress"), formatMailAddress(language, invoiceAddress)] as const]
			: []),
		[label("order.email"), payload.customerEmail.trim()],
		...(payload.cardText === "" ? [] : [[label("order.cardText"), payload.cardText] as const]),
	];
}

/** When the goods are there or ready: dates, or days from the payment where it comes first; nothing where the shop does not say. */
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
	const within =
		to === 0
			? "order.paidSameDay"
			: from !== to
				? "order.paidRange"
				: to === 1
					? "order.paidOneDay"
					: "order.paidDays";
	return [[label("order.deliveryDays"), mailText(language, within, { from, to })]];
}

/**
 * What the customer has to do for the payment: a transfer before the goods, nothing before an invoice comes with them, and
 * with a provider to finish what was begun, as the order is placed before the provider is asked.
 */
function paymentRequest(
	{ paymentMethod, language }: OrderPayload,
	{ order_number }: PlacedOrder,
	catalogue: Catalogue,
): readonly MailBlock[] {
	const { bankDetails: bank, paymentMethod: nameOf } = shopNames(catalogue, language);
	const kind = paymentKind(catalogue.settings, paymentMethod);
	const says = (text: string): MailBlock[] => [{ type: "paragraph", text }];
	if (kind === "invoice") {
		const days = dueDays(catalogue, paymentMethod);
		return says(
			mailText(language, days === null ? "order.invoice" : "order.invoiceDue", { days: days ?? "" }),
		);
	}
	if (kind === "transfer" && bank !== null)
		return says(mailText(language, "order.transfer", { order_number, bank }));
	if (isWithProvider(kind))
		return says(mailText(language, "order.pendingPayment", { method: nameOf(paymentMethod) }));
	return [];
}

/** Whether the mail of an order to its customer has the bank details. */
export function asksForTransfer(
	catalogue: Catalogue,
	{ paymentMethod, language }: Pick<OrderPayload, "paymentMethod" | "language">,
): boolean {
	return (
		paymentKind(catalogue.settings, paymentMethod) === "transfer" &&
		shopNames(catalogue, language).bankDetails !== null
	);
}

/** Days after delivery until an invoice is due: `due_days` of the payment method's config; null where not stated. */
function dueDays({ settings }: Catalogue, paymentMethod: OrderPayload["paymentMethod"]): number | null {
	const days = settings.shipping_methods_config
		.flatMap(({ payment_methods }) => payment_methods)
		.filter(({ id }) => sameId(id, paymentMethod))
		.map(({ config }) => config?.due_days)
		.find((value): value is number => Number.isSafeInteger(value) && Number(value) > 0);
	return days ?? null;
}

function formatMailAddress(language: Language, address: Address): string {
	return [
		address.company,
		`${address.given_name} ${address.family_name}`,
		streetLine(address, address.country_code.trim()),
		`${address.zip_code} ${address.city}`,
		countryNamesIn(language)(address.country_code.trim()),
		address.phone,
	]
		.map((line) => line.trim())
		.filter((line) => line !== "")
		.join("\n");
}
