import type { Page, Route } from "@playwright/test";

/** Where the demo shop's configuration has its order service; the journeys make its responses up. */
const service = "http://127.0.0.1:4310";

/** A call of the order service that is answered by the journey itself. */
export interface ServiceDouble {
	/** The bodies that arrived, the oldest first. */
	readonly bodies: unknown[];
	/** What the next calls are answered with; at first {"status":"ok"}. */
	answer: (route: Route) => Promise<void>;
}

/** Answers with a status and a body, from another origin. */
export const answers = (status: number, json: unknown) => (route: Route) =>
	route.fulfill({ status, json, headers: { "access-control-allow-origin": "*" } });

/** Answers as `answer` does once it is released. */
export function held(answer: (route: Route) => Promise<void>) {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	const waiting = async (route: Route) => {
		await released;
		await answer(route);
	};
	return { answer: waiting, release: () => release() };
}

/** Replaces a call of the order service. */
export async function serviceDouble(
	page: Page,
	path: "contact" | "newsletter" | "appointment",
): Promise<ServiceDouble> {
	const state: ServiceDouble = { bodies: [], answer: answers(200, { status: "ok" }) };
	await page.route(`${service}/ecom/${path}`, async (route) => {
		if (route.request().method() === "POST") state.bodies.push(route.request().postDataJSON());
		await state.answer(route);
	});
	return state;
}
