export {
	type PaymentHarness,
	type PaymentSource,
	paymentProviderSuite,
	type SuiteRunner,
} from "#renderer/testing/payment-provider.ts";
export { testOrder } from "#renderer/testing/test-order.ts";
export { openSite, type TestedSite, type WrittenBlock } from "#renderer/testing/tested-site.ts";
