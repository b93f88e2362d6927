import { describe, expect, it } from "vitest";
import { createMemoryBrowser } from "#adapters/memory/key-value.ts";
import { createContentConsents } from "#core/consent/content-consents-store.ts";
import type { KeyValue } from "#core/platform/key-value.ts";

const noon = Date.UTC(2026, 0, 31, 12);

const open = (store: KeyValue) => {
	const contents = createContentConsents({ store, now: () => noon });
	const heard = { times: 0 };
	const stop = contents.subscribe(() => {
		heard.times += 1;
	});
	return { contents, heard, stop };
};

describe("the consents to external contents", () => {
	it("R-CONSENT-08 agreeing stores contentConsent:{id} and nothing else", () => {
		const store = createMemoryBrowser().openTab();
		const { contents, heard } = open(store);
		expect(contents.state()).toEqual([]);
		contents.allow("map", "Karte");
		expect(store.keys()).toEqual(["contentConsent:map"]);
		expect(JSON.parse(store.read("contentConsent:map") ?? "")).toMatchObject({
			given: true,
			timestamp: noon,
		});
		expect(contents.state()).toEqual([{ id: "map", title: "Karte", given: true }]);
		expect(contents.state()).toBe(contents.state());
		expect(heard.times).toBe(1);
	});

	it("R-CONSENT-07 revoking removes that key only and notifies listeners", () => {
		const store = createMemoryBrowser().openTab();
		const { contents, heard } = open(store);
		contents.allow("video", "Film");
		contents.allow("map", "Karte");
		expect(contents.state().map(({ id }) => id)).toEqual(["map", "video"]);
		contents.revoke("map");
		expect(store.keys()).toEqual(["contentConsent:video"]);
		expect(contents.state().map(({ id }) => id)).toEqual(["video"]);
		expect(heard.times).toBe(3);
	});

	it("R-CONSENT-07 list a damaged consent by its id, so that it can be removed, but allow nothing", () => {
		const store = createMemoryBrowser().openTab();
		store.write("contentConsent:map", "yes");
		store.write("int-cart", "[]");
		expect(open(store).contents.state()).toEqual([{ id: "map", title: "map", given: false }]);
	});

	it("R-CONSENT-08 apply in all tabs until the store is closed", () => {
		const browser = createMemoryBrowser();
		const writer = browser.openTab();
		const [one, other] = [open(writer), open(browser.openTab())];
		one.contents.allow("map", "Karte");
		expect(other.contents.state()).toEqual(one.contents.state());
		expect(other.heard.times).toBe(1);
		writer.write("int-cart", "[]");
		expect(other.heard.times).toBe(1);
		other.contents.close();
		one.contents.revoke("map");
		expect(other.contents.state()).toHaveLength(1);
		one.stop();
		one.contents.allow("map", "Karte");
		expect(one.heard.times).toBe(2);
	});
});
