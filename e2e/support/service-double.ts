import type { Page, Route } from "@playwright/test";

/** The order service in the demo shop's configuration; its responses are mocked. */
const service = "http://127.0.0.1:4310";

/** A mocked call of the order service. */
export interface ServiceDouble {
	/** The received bodies, the oldest first. */
	readonly bodies: unknown[];
	/** Responds to further calls; initially with {"status":"ok"}. */
	answer: (route: Route) => Promise<void>;
}

/** Responds with a status and a body, from another origin. */
export const answers = (status: number, json: unknown) => (route: Route) =>
	route.fulfill({ status, json, headers: { "access-control-allow-origin": "*" } });

/** Delays `answer` until it is released. */
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

/** Mocks a call of the order service. */
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
