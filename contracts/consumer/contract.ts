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

/** An interaction: what is given, sent and answered. */
export interface Example {
	/** What is sent, as the contract names it. */
	readonly name: string;
	readonly given: readonly ProviderState[];
	readonly path: string;
	/** The body that is sent, as matchers. */
	readonly body: unknown;
	/** "refused" represents any status from 400 to 499. */
	readonly status: number | "refused";
	/** The body that is answered, as matchers; any when left out. */
	readonly answer?: unknown;
}

/** The shop's adapters, each on the service of the contract. */
interface Adapters {
	readonly orders: Orders;
	/** What payment providers call the service through. */
	readonly service: ServiceCall;
	readonly enquiries: Enquiries;
}

const pact = new PactV4({
	consumer: "facette",
	provider: "order-service",
	dir: gathering,
	logLevel: "error",
});

/** Writes an interaction into the contract and runs the shop's adapters against it. */
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
			// Pact's server answers first and then notes, in a thread of its own, that it was asked.
			await new Promise((resolve) => setTimeout(resolve, 50));
		});
}

const contentType = MatchersV3.regex("^application/json(;.*)?$", "application/json");
