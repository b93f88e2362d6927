/** An order that a payment session is made for. */
export interface SessionOrder {
	readonly order_uuid: string;
	readonly total: string;
	readonly currency: string;
	/** Of the invoice, as a provider asks for it and the page names it again. */
	readonly country: string;
}

/**
 * Makes a session for one order, by asking its provider with the shop's credentials, and gives what the page needs of it, nothing
 * secret; rejects when the provider refuses.
 */
export type MakeSession = (order: SessionOrder) => Promise<object>;

/** Who makes sessions, by the provider's id. */
export type PaymentSessions = ReadonlyMap<string, MakeSession>;
