import type { BrowserContext, Request, Route } from "@playwright/test";

/** What becomes of a call: answered by the service, or what may go wrong on the way. */
export type Fate =
	| "answered"
	/** No connection. */
	| "down"
	/** Taken by the service, its response lost. */
	| "dropped"
	/** Taken by the service, its response held back until the site waits no longer. */
	| "late"
	| "garbage"
	| "error500"
	| { readonly status: number; readonly body: unknown };

/** The calls that the pages of a browser make to the order service. */
export interface OrderCalls {
	/** Every body that was sent, by call. */
	readonly sent: { readonly path: string; readonly body: Readonly<Record<string, unknown>> }[];
	/** What becomes of the next calls, one each; then they are answered. */
	fates: Fate[];
	/** Milliseconds before each response. */
	delay: number;
}

const cors = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };

/** Sends the calls of a browser's pages to a service, whatever address the site is configured for. */
export async function routeCalls(
	context: BrowserContext,
	service: { readonly url: string },
): Promise<OrderCalls> {
	const calls: OrderCalls = { sent: [], fates: [], delay: 0 };
	await context.route(/\/ecom\//, async (route) => {
		if (route.request().method() === "OPTIONS") return route.fulfill({ status: 204, headers: cors });
		const path = new URL(route.request().url()).pathname;
		const body = route.request().postData() ?? "{}";
		calls.sent.push({ path, body: JSON.parse(body) });
		await meet(route, calls.fates.shift() ?? "answered", calls, `${service.url}${path}`, body);
	});
	return calls;
}

async function meet(route: Route, fate: Fate, calls: OrderCalls, url: string, body: string): Promise<void> {
	if (calls.delay > 0) await new Promise((resolve) => setTimeout(resolve, calls.delay));
	if (fate === "down") return route.abort("connectionrefused");
	if (fate === "garbage")
		return route.fulfill({ status: 200, headers: cors, contentType: "text/html", body: "<h1>Proxy" });
	if (fate === "error500") return route.fulfill({ status: 500, headers: cors, json: { status: "error" } });
	if (typeof fate === "object") return route.fulfill({ status: fate.status, headers: cors, json: fate.body });
	const over = fate === "late" ? givenUp(route.request()) : null;
	const response = await postJson(url, body);
	const text = await response.text();
	if (fate === "dropped") return route.abort("connectionreset");
	await over;
	const fulfilled = route.fulfill({
		status: response.status,
		headers: { ...cors, "content-type": "application/json" },
		body: text,
	});
	// The page may have given up on a late response, or be closed.
	return fate === "late" ? fulfilled.catch(() => undefined) : fulfilled;
}

/** Posts a body of JSON to the service, as a page does. */
export const postJson = (url: string, body: string): Promise<Response> =>
	fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body });

/** Waits until the page has given up on a request, or is closed. */
async function givenUp(request: Request): Promise<void> {
	const page = request.frame().page();
	const options = { predicate: (failed: Request) => failed === request, timeout: 0 };
	await page.waitForEvent("requestfailed", options).catch(() => undefined);
}
