/** An order that a pay-later session is made for. */
export interface SessionOrder {
	readonly order_uuid: string;
	readonly total: string;
	readonly currency: string;
	/** Of the invoice, as Klarna asks for it and the page names it again. */
	readonly country: string;
}

/** A session as Klarna makes it (docs.klarna.com, "Create a session"). */
export interface KlarnaSession {
	readonly client_token: string;
	/** Klarna's name for a group of its payment methods; left out, the page asks for all. */
	readonly payment_method_category?: string;
}

/** Makes a session for one order, by asking Klarna with the shop's credentials; rejects when Klarna refuses. */
export type MakeKlarnaSession = (order: SessionOrder) => Promise<KlarnaSession>;
