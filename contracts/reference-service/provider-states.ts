import type { PersonalizationField } from "#core/catalogue/product.ts";
import { isOfferedIn, type PaymentProviderRules } from "#core/checkout/payment-methods.ts";
import type { ShopClosure } from "#core/content/shop-closures.ts";
import type { GoodsCondition } from "#core/content-values/goods-condition.ts";
import { isObject } from "#core/decoding/decoder.ts";
import { parseDecimal } from "#core/money/decimal-text.ts";
import { type Catalogue, type PricedProduct, withProducts } from "./catalogue.ts";
import { decodeCatalogue } from "./catalogue-schema.ts";
import { emptyTables } from "./database/database.ts";
import type { RateLimits } from "./http/routes.ts";
import type { PaymentSessions } from "./orders/make-session.ts";
import { madeUpSessions } from "./orders/payment-sessions.ts";
import { placeKlarnaOrder } from "./orders/payments.ts";
import { placeOrder } from "./orders/place-order.ts";
import { reconcileStock } from "./orders/stock-counts.ts";
import type { ServiceContext } from "./service-context.ts";

type Params = Readonly<Record<string, unknown>>;

/** The parts of the service that a provider state may change. */
export interface StateContext extends ServiceContext {
	readonly changeCatalogue: (catalogue: Catalogue) => void;
	readonly changeSessions: (sessions: PaymentSessions) => void;
	readonly limits: RateLimits;
}

type State = (context: StateContext, params: Params, isSetup: boolean) => Promise<Params>;

/** The states of contracts/provider-states.json by name. */
const states: Readonly<Record<string, State>> = {
	"the shop is open": openShop,
	"the shop sells a product": sellProduct,
	"the shop takes no orders": stopOrders,
	"an order was taken": takeOrder,
	"no order was taken": async (context) => await forgetAll(context),
	"the payment was reported": reportPayment,
	"Klarna accepts the authorization token": async () => ({}),
	"PayPal confirms the payment": async () => ({}),
	"the provider takes payments": takePaymentsWith,
	"the newsletter knows the address": knowAddress,
	"the sender has sent too much": exhaust,
};

/**
 * Sets a state up, or tears it down; returns the values that the verifier puts into its request, or null for an
 * unknown state.
 */
export async function applyProviderState(
	context: StateContext,
	{ state, params, action }: Params,
): Promise<Params | null> {
	const name = typeof state === "string" ? state : "";
	const apply = Object.hasOwn(states, name) ? states[name] : undefined;
	if (!apply) return null;
	return await apply(context, isObject(params) ? params : {}, action !== "teardown");
}

/** The payment method of the states that is paid later with Klarna. */
const klarnaMethod = "5";

/** Reports the order's payment with Klarna, as the shop does. */
async function reportPayment(context: StateContext, params: Params, isSetup: boolean): Promise<Params> {
	if (!isSetup) return {};
	const { status } = await placeKlarnaOrder(context, params);
	if (status !== 200) throw new Error(`The state's payment is refused with ${status}.`);
	return {};
}

async function openShop(context: StateContext, params: Params, isSetup: boolean): Promise<Params> {
	if (!isSetup) return {};
	await forgetAll(context);
	context.limits.exhausted.clear();
	context.limits.factor = 1_000_000;
	context.changeSessions(madeUpSessions);
	const countries = listOf(params.countries).map((code, index) => ({
		id: index + 1,
		display_name: String(code),
		country_code: code,
	}));
	const methods = listOf(params.paymentMethods);
	const settings = {
		enable_cart: true,
		allow_ratings: true,
		present_wrapping: true,
		present_wrapping_price: params.presentWrapCost,
		payment_methods: methods.map((id) => ({ id, display_name: `Payment ${String(id)}` })),
		shipping_methods: [
			{ id: 1, display_name: params.shippingMethod, free: false, collection: params.collection === true },
		],
		shipping_methods_config: [
			{
				name: params.shippingMethod,
				shipping_provider: null,
				price_brutto: params.shippingCost,
				payment_methods: methods.map((id) => ({
					id,
					method: String(id) === klarnaMethod ? "klarna" : null,
					config: String(id) === klarnaMethod ? { sessions: "order-service" } : null,
				})),
				additional_days: 0,
				shipping_countries: [],
			},
		],
		shipping_cost: params.shippingCost,
		shipping_countries: countries,
		paypal_client_id: "client",
		used_goods_liability_months: params.usedLiabilityMonths ?? null,
		default_tax_percent: "19",
	};
	context.changeCatalogue(
		decodeCatalogue({
			project: params.project,
			currency: params.currency,
			requiredTexts: params.acceptedTexts,
			settings,
			products: [],
		}),
	);
	return {};
}

/** Adds a holiday of the shop that stops orders. */
async function stopOrders(context: StateContext, { from, to }: Params, isSetup: boolean): Promise<Params> {
	if (!isSetup) return {};
	const { settings, ...catalogue } = context.catalogue();
	const closure: ShopClosure = { from: String(from), to: String(to), mode: "stop", translations: [] };
	context.changeCatalogue({ ...catalogue, settings: { ...settings, shop_closures: [closure] } });
	return {};
}

/**
 * Adds a payment method of a provider from the state's parameters, because a provider of the site has rules of its
 * own.
 */
async function takePaymentsWith(
	context: StateContext,
	{ provider, payment_method, config, countries, session }: Params,
	isSetup: boolean,
): Promise<Params> {
	if (!isSetup) return {};
	const id = String(payment_method);
	const method = String(provider);
	if (isObject(session))
		context.changeSessions(new Map([...context.paymentSessions(), [method, async () => session]]));
	const { settings, ...catalogue } = context.catalogue();
	const rules: PaymentProviderRules = {
		id: method,
		kind: "payNow",
		needsSession: isObject(session),
		takes: (_, paymentMethod) => String(paymentMethod) === id,
		isOffered: (_, __, country) => !Array.isArray(countries) || isOfferedIn(countries, country),
	};
	context.changeCatalogue({
		...catalogue,
		settings: {
			...settings,
			providers: [rules, ...settings.providers],
			payment_methods: [...settings.payment_methods, { id, display_name: `Payment ${id}` }],
			shipping_methods_config: settings.shipping_methods_config.map((shipping) => ({
				...shipping,
				payment_methods: [
					...shipping.payment_methods,
					{ id, method, config: isObject(config) ? config : null },
				],
			})),
		},
	});
	return {};
}

async function sellProduct(context: StateContext, params: Params, isSetup: boolean): Promise<Params> {
	if (!isSetup) return {};
	const catalogue = withProducts(context.catalogue(), [productOf(context.catalogue(), params)]);
	context.changeCatalogue(catalogue);
	await context.database.query("DELETE FROM stock WHERE project = $1", [catalogue.project]);
	await reconcileStock(context, catalogue);
	return {};
}

const field = {
	required: false,
	additional_days: 0,
	max_length: null,
	customer_specification: null,
	options: [],
};

const engravingFields: readonly PersonalizationField[] = [
	{ ...field, name: "engraving", display_name: "Engraving", type: "text" },
	{ ...field, name: "both_sides", display_name: "Both sides", type: "checkbox" },
];

/** Returns a product, or one with an additional variant, at the state's price and stock. */
function productOf(catalogue: Catalogue, params: Params): PricedProduct {
	const id = params.product as string | number;
	const variant = (params.variant ?? null) as string | number | null;
	const offer = {
		price_brutto: parseDecimal(params.price_brutto),
		stock: (params.stock ?? null) as number | null,
		stock_counted_at: null,
	};
	const listed = catalogue.products.get(String(id));
	const others = listed?.product_variants.filter((other) => String(other.id) !== String(variant)) ?? [];
	const offeredVariant = { id: variant ?? "", display_name: String(variant), active: true, ...offer };
	const follows = {
		quantity: null,
		gtin: null,
		reference_number_suffix: null,
		shipping_time: null,
		production_time: null,
		reorder_possible: null,
	};
	return {
		id,
		display_name: `Product ${id}`,
		slug: `product-${id}`,
		status: "published",
		project: catalogue.project,
		...offer,
		reorder_possible: false,
		shipping_time: (params.shipping_time ?? null) as number | null,
		production_time: null,
		reference_number: null,
		variant_display_name: null,
		attributes: [],
		guarantee_years: null,
		guarantor: null,
		spare_parts_years: null,
		guarantee_terms: null,
		quantity: null,
		condition: (params.condition ?? null) as GoodsCondition | null,
		margin_taxed: null,
		personalization: { id: 1, display_name: "Engraving", fields: engravingFields },
		product_variants: variant === null ? [] : [...others, { ...offeredVariant, ...follows }],
	};
}

/** Sells the products of an order, places it, and returns its id to the verifier. */
async function takeOrder(context: StateContext, params: Params, isSetup: boolean): Promise<Params> {
	const { order } = params;
	if (!isSetup || !isObject(order)) return {};
	for (const line of listOf(order.lines)) {
		const { product, variant, price_brutto } = isObject(line) ? line : {};
		const sold = context.catalogue().products.has(String(product));
		if (!sold) await sellProduct(context, { product, variant, price_brutto, stock: null }, true);
	}
	const { body } = await placeOrder(context, order);
	if (body.status !== "ok") throw new Error(`The state's order is refused: ${JSON.stringify(body)}`);
	return { order_id: body.order_id };
}

async function knowAddress(
	context: StateContext,
	{ project, email }: Params,
	isSetup: boolean,
): Promise<Params> {
	const now = context.now().toISOString();
	if (isSetup) {
		await context.database.query(
			`INSERT INTO newsletter (project, email, language, token_hash, asked_at, confirmed_at)
			VALUES ($1, $2, 'de', 'known', $3, $3) ON CONFLICT (project, email) DO UPDATE SET confirmed_at = $3`,
			[String(project), String(email).toLowerCase(), now],
		);
	}
	return {};
}

async function exhaust(context: StateContext, { path }: Params, isSetup: boolean): Promise<Params> {
	if (isSetup) context.limits.exhausted.add(String(path));
	else context.limits.exhausted.delete(String(path));
	return {};
}

async function forgetAll({ database }: StateContext): Promise<Params> {
	await emptyTables(database);
	await database.query("TRUNCATE stock, stock_catalogues");
	return {};
}

function listOf(value: unknown): readonly unknown[] {
	return Array.isArray(value) ? value : [];
}
