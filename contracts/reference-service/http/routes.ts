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

/** A call of the contract: where, what it does, and how often it may take effect for one address. */
interface Call {
	readonly path: string;
	readonly operation: (context: ServiceContext, body: unknown) => Promise<ServiceResponse>;
	readonly limit: Limit;
	/** The kind of mail whose daily limit a caller may use a tenth of; none where no mail is sent. */
	readonly mail?: string;
}

/** A limit of one address: its calls, or those that take effect, within a time in milliseconds. */
interface Limit {
	readonly calls: number;
	readonly time: number;
}

const minute = 60_000;
/**
 * Calls of any outcome, so that nobody keeps the service busy alone. Far above what the visitors of one shared address do at once:
 * whatever else that address sends, their orders get through.
 */
export const burst: Limit = { calls: 1200, time: minute };
/** Orders and payments of all who share an address. */
const generous: Limit = { calls: 120, time: minute };
/** Calls that send mail to the shop. */
const usual: Limit = { calls: 20, time: 10 * minute };
/** A receipt goes to whatever address is given, but a withdrawal must get through from a shared connection. */
const receipt: Limit = { calls: 10, time: 10 * minute };
/** Calls that send mail to whatever address is given. */
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

/** How the rate limits are bent; provider states change it. */
export interface RateLimits {
	/** Multiplies every limit; 1 in service. */
	factor: number;
	/** Paths that response 429 for now. */
	readonly exhausted: Set<string>;
}

/** The calls of the contract. */
export function addCalls(server: FastifyInstance, context: ServiceContext, limits: RateLimits): void {
	for (const { path, operation, limit, mail } of calls) {
		const config = rateLimited(path, burst, limits);
		const perDay = mail === undefined ? [] : [{ calls: mailsPerCaller(mail), time: 24 * 60 * minute }];
		const countEffect = effectLimit(server, [limit, ...perDay], limits);
		server.post(path, { config }, async (request, reply) => {
			const caller = { ...context, countEffect: () => countEffect(request, reply) };
			const { status, body } = await operation(caller, request.body);
			return reply.code(status).send(body);
		});
	}
}

/** Returns what counts a call that takes effect, and throws where its caller has had as many of them as any of the limits lets through. */
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

/** The configuration that the rate limit reads from a route. */
export function rateLimited(path: string, { calls: most, time }: Limit, limits: RateLimits) {
	const max = () => (limits.exhausted.has(path) ? 0 : Math.max(1, Math.round(most * limits.factor)));
	return { rateLimit: { max, timeWindow: time } };
}
