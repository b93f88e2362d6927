import { describe, expect, it } from "vitest";
import {
	isData,
	isDocument,
	isHashedData,
	isImage,
	isProgramFile,
	isWithdrawal,
	type RoutedRequest,
} from "#renderer/service-worker/requests.ts";

const origin = "https://www.example.org";

/** Returns a request as described by the worker's router. */
function requestTo(address: string, mode: RequestMode, accept = "*/*"): RoutedRequest {
	const url = new URL(address, origin);
	return { request: { mode, headers: new Headers({ accept }) }, url, sameOrigin: url.origin === origin };
}

/** Returns the first matching route in the worker's order. */
function routeOf(request: RoutedRequest): string | null {
	const routes = { isWithdrawal, isDocument, isHashedData, isData, isImage, isProgramFile };
	return Object.entries(routes).find(([, matches]) => matches(request))?.[0] ?? null;
}

describe("the worker's routes", () => {
	it.each([
		["/page-data/kontakt/page-data.json", "isData"],
		["/page-data/app-data.json", "isData"],
		["/shop-data/de/manifest.json", "isData"],
		["/page-data/sq/d/0a.json", "isHashedData"],
		["/shop-data/de/products/halo-0a.json", "isHashedData"],
		["/assets/media/ring-400.0a.jpg", "isImage"],
		["/assets/boot-0a.js", "isProgramFile"],
		["/assets/theme-0a.css", "isProgramFile"],
		["/page-data/vertrag-widerrufen/page-data.json", "isWithdrawal"],
		["/page-data/fr/renoncer-au-contrat/page-data.json", "isWithdrawal"],
		["/page-data/widerruf/page-data.json", "isData"],
		["/en/withdraw-from-contract/", "isWithdrawal"],
		["/kontakt", null],
		["/ecom/order/7", null],
		["/sw.js", null],
		["/robots.txt", null],
	])("R-SW-02 routes a script's request for %s to %s", (address, route) => {
		expect(routeOf(requestTo(address, "cors"))).toBe(route);
	});

	it.each([
		["/", "isDocument"],
		["/en/contact?x=1", "isDocument"],
		["/shop/uhren/alpenhorn-firn", "isDocument"],
		["/sitemap.xml", null],
		["/files/catalogue.pdf", null],
	])("R-SW-02 routes opening %s to %s", (address, route) => {
		expect(routeOf(requestTo(address, "navigate"))).toBe(route);
	});

	it("R-SW-02 treats a client-side navigation's request for a document as opening it", () => {
		expect(routeOf(requestTo("/kontakt", "cors", "text/html"))).toBe("isDocument");
		expect(routeOf(requestTo("/kontakt", "cors", "application/json, text/html"))).toBeNull();
	});

	it.each([
		"/",
		"/page-data/app-data.json",
		"/assets/a.js",
		"/assets/media/a.jpg",
		"/shop-data/de/manifest.json",
	])("R-SW-02 ignores %s of another host", (path) => {
		const other = `https://orders.example.org${path}`;
		expect(routeOf(requestTo(other, "navigate"))).toBeNull();
		expect(routeOf(requestTo(other, "cors", "text/html"))).toBeNull();
	});
});
