// The payment providers of a site, one line each.
export { klarna } from "#adapters/payments/klarna/klarna.ts";
export { payPal } from "#adapters/payments/paypal/paypal.ts";
