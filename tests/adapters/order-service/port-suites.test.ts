import { specifiedReport } from "#adapters/composition/payments.ts";
import { createMemoryEnquiries } from "#adapters/memory/enquiries.ts";
import { createMemoryOrders } from "#adapters/memory/orders.ts";
import { createEnquiries } from "#adapters/order-service/enquiries.ts";
import { createOrders } from "#adapters/order-service/orders.ts";
import { type ServiceFault, serve, serviceDouble } from "#tests/adapters/order-service/service-double.ts";
import { enquiriesSuite } from "#tests/adapters/port-suites/enquiries.ts";
import { ordersSuite } from "#tests/adapters/port-suites/orders.ts";

async function start() {
	const twins = { orders: createMemoryOrders(), enquiries: createMemoryEnquiries() };
	let fault: ServiceFault = null;
	const url = await serve(serviceDouble(twins.orders, twins.enquiries, () => fault));
	return {
		twins,
		url,
		setFault: async (next: ServiceFault) => {
			fault = next;
		},
	};
}

const reportFailures = {
	klarna: "Could not place klarna order",
	paypal: "Could not post PayPal Transaction",
	bank: "Could not report the payment",
};

ordersSuite("R-ORDER-07 the order service's adapter", async () => {
	const { twins, url, setFault } = await start();
	return {
		orders: createOrders({ url }, specifiedReport),
		failureOf: (provider) => reportFailures[provider],
		taken: async () => ({ orders: twins.orders.orders.length, payments: twins.orders.payments.length }),
		setPrices: async (prices) => twins.orders.setPrices(prices),
		setStock: async (stock) => twins.orders.setStock(stock),
		setDelivery: async (delivery) => twins.orders.setDelivery(delivery),
		setFault,
	};
});

enquiriesSuite("R-ORDER-07 the order service's adapter", async () => {
	const { twins, url, setFault } = await start();
	return {
		enquiries: createEnquiries({ url }),
		taken: async () => twins.enquiries.sent.map(({ content }) => content),
		setDown: (down) => setFault(down ? "down" : null),
	};
});
