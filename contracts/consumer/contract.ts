import { HTTPResponseStatusClass, MatchersV3, PactV4 } from "@pact-foundation/pact";
import { specifiedReport } from "#adapters/composition/payments.ts";
import { createEnquiries } from "#adapters/order-service/enquiries.ts";
import { createOrders } from "#adapters/order-service/orders.ts";
import { createServiceCall } from "#adapters/order-service/service-call.ts";
import type { Enquiries } from "#core/ports/enquiries.ts";
import type { Orders } from "#core/ports/orders.ts";
import type { ServiceCall } from "#core/ports/payment-provider.ts";
import type { ProviderState } from "./examples.ts";
import { gathering } from "./pact-file.ts";

/** An interaction: provider states, request and response. */
export interface Example {
	/** The description of the request in the contract. */
	readonly name: string;
	readonly given: readonly ProviderState[];
	readonly path: string;
	/** The request body as matchers. */
	readonly body: unknown;
	/** "refused" means any status from 400 to 499. */
	readonly status: number | "refused";
	/** The response body as matchers; any if omitted. */
	readonly answer?: unknown;
}

/** The shop's adapters, all connected to the contract's service. */
interface Adapters {
	readonly orders: Orders;
	/** The calls of payment providers to the service. */
	readonly service: ServiceCall;
	readonly enquiries: Enquiries;
}

const pact = new PactV4({
	consumer: "facette",
	provider: "order-service",
	dir: gathering,
	logLevel: "error",
});

/** Writes an interaction to the contract and runs the shop's adapters against it. */
export async function contract(
	{ name, given, path, body, status, answer }: Example,
	test: (adapters: Adapters) => Promise<void>,
): Promise<void> {
	const interaction = given.reduce(
		(built, state) => built.given(state.name, state.params),
		pact.addInteraction(),
	);
	const isRefused = status === "refused";
	await interaction
		.uponReceiving(name)
		.withRequest("POST", path, (request) => {
			request.headers({ "Content-Type": "application/json" }).jsonBody(body);
		})
		.willRespondWith(
			isRefused ? MatchersV3.matchStatus(404, HTTPResponseStatusClass.ClientError) : status,
			(response) => {
				if (answer !== undefined) response.headers({ "Content-Type": contentType }).jsonBody(answer);
			},
		)
		.executeTest(async ({ url }) => {
			const options = { url, timeout: 10_000 };
			await test({
				orders: createOrders(options, specifiedReport),
				service: createServiceCall(options),
				enquiries: createEnquiries(options),
			});
			// Pact's server responds first and records the request afterwards, in a thread of its own.
			await new Promise((resolve) => setTimeout(resolve, 50));
		});
}

const contentType = MatchersV3.regex("^application/json(;.*)?$", "application/json");
