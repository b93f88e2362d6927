import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { subscribe } from "../enquiries/newsletter.ts";
import { receiveRating } from "../enquiries/ratings.ts";
import { receiveAppointment, receiveContact, receiveRequest } from "../enquiries/requests.ts";
import { receiveWithdrawal } from "../enquiries/withdrawals.ts";
import { mailsPerCaller } from "../mails/mail-limits.ts";
import { orderStatus } from "../orders/order-status.ts";
import { changePaymentMethod } from "../orders/payment-method.ts";
import { openKlarnaSession, openPaymentSession } from "../orders/payment-sessions.ts";
import { placeKlarnaOrder, reportPayment, reportPayPal } from "../orders/payments.ts";
import { placeOrder } from "../orders/place-order.ts";
import type { ServiceResponse } from "../response.ts";
import type { ServiceContext } from "../service-context.ts";
import { RateLimited } from "./server.ts";

/** A call of the contract: its path, its handler, and how often it may take effect per address. */
interface Call {
	readonly path: string;
	readonly operation: (context: ServiceContext, body: unknown) => Promise<ServiceResponse>;
	readonly limit: Limit;
	/** The kind of mail whose daily limit a caller may use a tenth of; absent if no mail is sent. */
	readonly mail?: string;
}

/** A limit per address: calls, or calls that take effect, within a time in milliseconds. */
interface Limit {
	readonly calls: number;
	readonly time: number;
}

const minute = 60_000;
/**
 * Limits calls of any outcome, so that nobody keeps the service busy alone. It is far above what visitors behind
 * one shared address do at once, so their orders get through.
 */
export const burst: Limit = { calls: 1200, time: minute };
/** Orders and payments of everybody behind an address. */
const generous: Limit = { calls: 120, time: minute };
/** Calls that send mail to the shop. */
const usual: Limit = { calls: 20, time: 10 * minute };
/** Receipts go to any given address, but a withdrawal must get through from a shared connection. */
const receipt: Limit = { calls: 10, time: 10 * minute };
/** Calls that send mail to any given address. */
const strict: Limit = { calls: 5, time: 10 * minute };

const calls: readonly Call[] = [
	{ path: "/ecom/order", operation: placeOrder, limit: generous, mail: "order.customer" },
	{ path: "/ecom/order/status", operation: orderStatus, limit: generous },
	{
		path: "/ecom/order/payment_method",
		operation: changePaymentMethod,
		limit: generous,
		mail: "transfer.customer",
	},
	{ path: "/ecom/order/payment", operation: reportPayment, limit: generous },
	{ path: "/ecom/order/payment_session", operation: openPaymentSession, limit: usual },
	{ path: "/ecom/klarna/session", operation: openKlarnaSession, limit: usual },
	{ path: "/ecom/klarna/order", operation: placeKlarnaOrder, limit: generous },
	{ path: "/ecom/order/paypal_transaction", operation: reportPayPal, limit: generous },
	{ path: "/ecom/request", operation: receiveRequest, limit: usual, mail: "request" },
	{ path: "/ecom/rating", operation: receiveRating, limit: usual, mail: "rating" },
	{
		path: "/ecom/appointment",
		operation: receiveAppointment,
		limit: strict,
		mail: "appointment.customer",
	},
	{ path: "/ecom/contact", operation: receiveContact, limit: usual, mail: "contact" },
	{ path: "/ecom/newsletter", operation: subscribe, limit: strict, mail: "newsletter.confirm" },
	{ path: "/ecom/withdrawal", operation: receiveWithdrawal, limit: receipt, mail: "withdrawal.customer" },
];

/** Adjustments of the rate limits by provider states. */
export interface RateLimits {
	/** Multiplies every limit; 1 in production. */
	factor: number;
	/** Paths that currently respond with status 429. */
	readonly exhausted: Set<string>;
}

/** Adds the calls of the contract. */
export function addCalls(server: FastifyInstance, context: ServiceContext, limits: RateLimits): void {
	for (const { path, operation, limit, mail } of calls) {
		const config = rateLimited(path, burst, limits);
		const perDay = mail === undefined ? [] : [{ calls: mailsPerCaller(mail), time: 24 * 60 * minute }];
		const countEffect = effectLimit(server, [limit, ...perDay], limits);
		server.post(path, { config }, async (request, reply) => {
			// The catalogue may be replaced during a call, which uses one for its prices, terms and mails.
			const catalogue = context.catalogue();
			const caller = {
				...context,
				catalogue: () => catalogue,
				countEffect: () => countEffect(request, reply),
			};
			const { status, body } = await operation(caller, request.body);
			return reply.code(status).send(body);
		});
	}
}

/** Returns a function that counts a call that takes effect; it throws if the caller has reached any of the limits. */
function effectLimit(server: FastifyInstance, limits: readonly Limit[], rates: RateLimits) {
	const counters = limits.map(({ calls: most, time }) =>
		server.createRateLimit({
			max: () => Math.max(1, Math.round(most * rates.factor)),
			timeWindow: time,
		}),
	);
	return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
		for (const count of counters) {
			const used = await count(request);
			if (used.isAllowed || !used.isExceeded) continue;
			reply.header("retry-after", used.ttlInSeconds);
			throw new RateLimited();
		}
	};
}

/** Returns the rate limit's route configuration. */
export function rateLimited(path: string, { calls: most, time }: Limit, limits: RateLimits) {
	const max = () => (limits.exhausted.has(path) ? 0 : Math.max(1, Math.round(most * limits.factor)));
	return { rateLimit: { max, timeWindow: time } };
}
