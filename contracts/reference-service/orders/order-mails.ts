import type { Cart } from "#core/cart/cart.ts";
import { linePrice } from "#core/cart/cart.ts";
import { variantReference } from "#core/catalogue/product.ts";
import type { Address } from "#core/checkout/address.ts";
import { orderDeliveryDays } from "#core/checkout/delivery-time.ts";
import { billingAddress, type OrderPayload } from "#core/checkout/order-payload.ts";
import type { OrderTotals } from "#core/checkout/order-totals.ts";
import { isWithProvider, paymentKind } from "#core/checkout/payment-methods.ts";
import type { PlacedOrder } from "#core/checkout/placed-order.ts";
import { offeredShippingMethods } from "#core/checkout/shipping-methods.ts";
import { sameId } from "#core/shared/branded.ts";
import type { Language } from "#core/shared/language.ts";
import type { Catalogue } from "../catalogue.ts";
import { type MailTextKey, mailText, writtenMoney, writtenTime } from "../mails/mail-texts.ts";
import type { Mail } from "../mails/outbox.ts";
import type { ServiceContext } from "../service-context.ts";
import type { PricedLine } from "./judge-order.ts";

/** An order that was taken, as its mails tell of it. */
export interface TakenOrder {
	readonly payload: OrderPayload;
	readonly cart: Cart<PricedLine>;
	readonly totals: OrderTotals;
	readonly order: PlacedOrder;
	readonly now: Date;
}

/** The mails of an order, to the customer and to the shop, both in the order's language. */
export function orderMails(context: ServiceContext, taken: TakenOrder): readonly Mail[] {
	const { payload, order } = taken;
	const { language, project } = payload;
	const customerEmail = payload.customerEmail.trim();
	const params = { order_number: order.order_number, project, name: customerName(payload) };
	const mail = (to: "customer" | "shop", recipient: string, reply_to: string): Mail => ({
		kind: `order.${to}`,
		recipient,
		reply_to,
		language,
		subject: mailText(language, `order.${to}.subject`, params),
		text: `${mailText(language, `order.${to}.intro`, params)}\n\n${orderContent(context, taken, to)}\n`,
	});
	return [mail("customer", customerEmail, context.shopEmail), mail("shop", context.shopEmail, customerEmail)];
}

function orderContent(
	context: ServiceContext,
	{ payload, cart, totals, order, now }: TakenOrder,
	to: "customer" | "shop",
): string {
	const { language, invoiceAddress } = payload;
	const catalogue = context.catalogue();
	const say = (key: MailTextKey, value: string) => mailText(language, key, { value });
	const paragraphs = [
		[
			say("order.number", order.order_number),
			say("order.receivedAt", writtenTime(language, now, context.timeZone)),
		].join("\n"),
		...cart.products.map((line) => writtenLine(language, line, catalogue)),
		writtenTotals(payload, totals, catalogue),
		deliveryText(payload, cart, catalogue),
		paymentText(payload, catalogue),
		payload.shippingAddress ? say("order.shippingAddress", writtenAddress(payload.shippingAddress)) : "",
		invoiceAddress ? say("order.invoiceAddress", writtenAddress(invoiceAddress)) : "",
		say("order.email", payload.customerEmail.trim()),
		// Not to the customer: the address is not confirmed, and may be anybody's.
		to === "shop" && payload.comment.trim() ? say("order.comment", payload.comment.trim()) : "",
		catalogue.settings.present_wrapping && payload.presentWrap ? mailText(language, "order.presentWrap") : "",
		payload.personalizedGoodsAcknowledged ? mailText(language, "order.personalized") : "",
		...acceptedTexts(payload, catalogue),
	];
	return paragraphs.filter((paragraph) => paragraph !== "").join("\n\n");
}

function writtenLine(language: Language, line: PricedLine, catalogue: Catalogue): string {
	const { product, variant, personalization, count, priceBrutto } = line;
	const fields = catalogue.products.get(String(product.id))?.personalization?.fields ?? [];
	const reference = variantReference(product, variant);
	const names = [product.display_name, ...(variant ? [variant.display_name] : [])].join(", ");
	const values = Object.entries(personalization ?? {}).map(([name, value]) => {
		const label = fields.find((field) => field.name === name)?.display_name ?? name;
		return `  ${label}: ${value === true ? mailText(language, "personalization.yes") : value}`;
	});
	const price = `${count} × ${writtenMoney(language, priceBrutto)} = ${writtenMoney(language, linePrice(line))}`;
	return [`${names}${reference === null ? "" : ` (${reference})`}`, ...values, `  ${price}`].join("\n");
}

function writtenTotals(payload: OrderPayload, totals: OrderTotals, { settings }: Catalogue): string {
	const { language, shippingMethod } = payload;
	const { totalPriceBrutto, shippingCost, total, containedTax } = totals;
	const money = (sum: typeof total) => writtenMoney(language, sum);
	const percent = settings.default_tax_percent ?? "";
	return [
		mailText(language, "order.goods", { value: money(totalPriceBrutto) }),
		mailText(language, "order.shipping", { method: shippingMethod, value: money(shippingCost) }),
		mailText(language, "order.total", { value: money(total) }),
		...(containedTax ? [mailText(language, "order.tax", { percent, value: money(containedTax) })] : []),
	].join("\n");
}

function deliveryText(payload: OrderPayload, cart: Cart<PricedLine>, { settings }: Catalogue): string {
	const { language, shippingMethod, shippingAddress, paymentMethod } = payload;
	const country = (shippingAddress ?? billingAddress(payload)).country_code.trim();
	const methods = offeredShippingMethods(settings, country, paymentMethod);
	const method = methods.find(({ name }) => name === shippingMethod);
	const days = orderDeliveryDays(cart.products, method?.additional_days ?? 0);
	return days === null ? "" : mailText(language, "order.deliveryDays", { days });
}

function paymentText({ language, paymentMethod }: OrderPayload, { settings }: Catalogue): string {
	const method = settings.payment_methods.find(({ id }) => sameId(id, paymentMethod));
	const byBank = !isWithProvider(paymentKind(settings, paymentMethod)) && settings.bank_details !== null;
	return [
		mailText(language, "order.payment", { value: method?.display_name ?? String(paymentMethod) }),
		...(byBank ? [mailText(language, "order.bankDetails", { value: settings.bank_details ?? "" })] : []),
	].join("\n");
}

/** The versions agreed to, and the texts themselves: the mail is the customer's durable copy of the contract. */
function acceptedTexts(
	{ language, acceptedTexts }: OrderPayload,
	{ settings }: Catalogue,
): readonly string[] {
	if (acceptedTexts.length === 0) return [];
	const value = acceptedTexts.map(({ type, version }) => `${type} (${version})`).join(", ");
	const types = acceptedTexts.map(({ type }) => type);
	const pages = settings.legal_pages.filter(({ type }) => types.includes(type));
	return [
		mailText(language, "order.acceptedTexts", { value }),
		...pages.map(({ content }) => content.trim()),
	];
}

function customerName(payload: OrderPayload): string {
	const { given_name, family_name } = billingAddress(payload);
	return `${given_name.trim()} ${family_name.trim()}`;
}

function writtenAddress(address: Address): string {
	return [
		address.company,
		`${address.given_name} ${address.family_name}`,
		`${address.street} ${address.number}`,
		`${address.zip_code} ${address.city}`,
		address.country_code,
		address.phone,
	]
		.map((line) => line.trim())
		.filter((line) => line !== "")
		.join("\n");
}
