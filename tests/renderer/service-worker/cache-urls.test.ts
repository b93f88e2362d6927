import { describe, expect, it } from "vitest";
import { cacheKeyUrl, offlineUrls } from "#renderer/service-worker/cache-urls.ts";

const host = "https://www.example.org";

describe("the cache key of a response", () => {
	it.each([
		["/", "/"],
		["/kontakt", "/kontakt"],
		["/kontakt/", "/kontakt"],
		["/shop/uhren?page=2&utm_source=x", "/shop/uhren"],
		["/kontakt?a#b", "/kontakt"],
	])("R-SW-02 %s is stored as %s", (requested, stored) => {
		expect(cacheKeyUrl(host + requested)).toBe(host + stored);
	});
});

describe("the offline replacement of a page", () => {
	it.each([
		["/service", ["/offline"]],
		["/", ["/offline"]],
		["/english/watches", ["/offline"]],
		["/en", ["/en/offline", "/offline"]],
		["/fr/montres", ["/fr/offline", "/offline"]],
		["/de/uhren", ["/de/offline", "/offline"]],
	])("R-SW-02 for %s is the first existing of %j", (path, addresses) => {
		expect(offlineUrls({ url: host + path, mode: "navigate" })).toEqual(addresses);
	});

	it("R-SW-02 for anything else is only the file itself", () => {
		const url = `${host}/assets/boot-1.js`;
		expect(offlineUrls({ url, mode: "cors" })).toEqual([url]);
	});
});
