import { describe, expect, it } from "vitest";
import { lazyEnquiries } from "#adapters/composition/lazy-enquiries.ts";
import { createMemoryEnquiries } from "#adapters/memory/enquiries.ts";
import { contactMessage } from "#core/enquiries/contact-message.ts";
import { newsletterSubscription } from "#core/enquiries/newsletter.ts";
import { enquiriesSuite } from "#tests/adapters/port-suites/enquiries.ts";
import { contactFields, sender } from "#tests/core/enquiries/enquiry-fixtures.ts";

enquiriesSuite("lazyEnquiries", async () => {
	const enquiries = createMemoryEnquiries();
	return {
		enquiries: lazyEnquiries(async () => enquiries),
		taken: async () => enquiries.sent.map(({ content }) => content),
		setDown: async (down) => enquiries.setDown(down),
	};
});

const message = contactMessage(contactFields, sender, "/kontakt");
const subscription = newsletterSubscription({ email: "a@b.de", consent: true }, sender);
if (!message.ok || !subscription.ok) throw new Error("The fixtures are valid");

describe("lazyEnquiries", () => {
	it("loads its code once, with the first enquiry", async () => {
		let loads = 0;
		const enquiries = lazyEnquiries(async () => {
			loads++;
			return createMemoryEnquiries();
		});
		expect(loads).toBe(0);
		await enquiries.sendMessage(message.value);
		await enquiries.subscribe(subscription.value);
		expect(loads).toBe(1);
	});

	it("R-FORM-01 returns a failure if the code cannot be loaded, and tries again", async () => {
		let offline = true;
		const enquiries = lazyEnquiries(async () => {
			if (offline) throw new TypeError("Failed to fetch dynamically imported module");
			return createMemoryEnquiries();
		});
		const failed = { outcome: "failed", messageKey: "error.postContact" };
		expect(await enquiries.sendMessage(message.value)).toEqual(failed);
		expect(await enquiries.subscribe(subscription.value)).toBe("serverError");
		offline = false;
		expect(await enquiries.sendMessage(message.value)).toEqual({ outcome: "ok" });
	});
});
