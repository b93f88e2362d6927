import { describe, expect, it } from "vitest";
import { cacheKeyUrl, offlineUrls } from "#renderer/service-worker/cache-urls.ts";

const host = "https://www.example.org";

describe("where the worker stores a response", () => {
	it.each([
		["/", "/"],
		["/kontakt", "/kontakt"],
		["/kontakt/", "/kontakt"],
		["/shop/uhren?page=2&utm_source=x", "/shop/uhren"],
		["/kontakt?a#b", "/kontakt"],
	])("R-SW-02 %s is stored as %s", (asked, stored) => {
		expect(cacheKeyUrl(host + asked)).toBe(host + stored);
	});
});

describe("what represents a page without a connection", () => {
	it.each([
		["/service", ["/offline", "/en/offline", "/fr/offline"]],
		["/", ["/offline", "/en/offline", "/fr/offline"]],
		["/english/watches", ["/offline", "/en/offline", "/fr/offline"]],
		["/en", ["/en/offline", "/offline", "/en/offline", "/fr/offline"]],
		["/fr/montres", ["/fr/offline", "/offline", "/en/offline", "/fr/offline"]],
	])("R-SW-02 for %s it is the first there is of %j", (path, addresses) => {
		expect(offlineUrls({ url: host + path, mode: "navigate" })).toEqual(addresses);
	});

	it("R-SW-02 for anything else it is the file itself alone", () => {
		const url = `${host}/assets/boot-1.js`;
		expect(offlineUrls({ url, mode: "cors" })).toEqual([url]);
	});
});
