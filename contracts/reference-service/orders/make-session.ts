/** The order for which a payment session is created. */
export interface SessionOrder {
	readonly order_uuid: string;
	readonly total: string;
	readonly currency: string;
	/** The country of the invoice address, which the provider requires and the page repeats. */
	readonly country: string;
}

/**
 * Creates a payment session for one order with the shop's credentials, and returns what the page needs, without
 * secrets. Rejects if the provider refuses.
 */
export type MakeSession = (order: SessionOrder) => Promise<object>;

/** The functions that create sessions, by the provider's id. */
export type PaymentSessions = ReadonlyMap<string, MakeSession>;
