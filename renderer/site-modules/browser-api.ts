// The part of `facette` that modules of a site use in browsers. They get only what they import.
export { defineAnalytics } from "#core/providers/define-analytics.ts";
export { definePaymentProvider } from "#core/providers/define-payment-provider.ts";
