import { describe, expect, it } from "vitest";
import { order, post, products, settings, startService } from "./test-service.ts";

const readable = "juwelier-müller.example";
const machine = "xn--juwelier-mller-psb.example";

describe.each([readable, machine])("a catalogue of %s", (project) => {
	it("R-ORDER-07 R-NEWS-02 accepts the site's requests, and its mails show domains in their readable form", async () => {
		const service = await startService({
			catalogue: { project, products: products.map((own) => ({ ...own, project })), settings },
		});
		try {
			const sent = order("umlaut", { project: machine, customerEmail: `kunde@${machine}` });
			expect(await post(service, "/ecom/order", sent)).toMatchObject({ status: 200 });
			const mails = await service.database.query("SELECT recipient, reply_to, text FROM outbox ORDER BY id");
			expect(mails).toMatchObject([
				{ recipient: `kunde@${machine}`, reply_to: `shop@${machine}` },
				{ recipient: `shop@${machine}`, reply_to: `kunde@${machine}` },
			]);
			expect(mails[0]?.text).toContain(readable);
			expect(mails[1]?.text).toContain(`kunde@${readable}`);
			// URLs have the ASCII form.
			for (const { text } of mails) expect(String(text).replaceAll(/https:\S+/g, "")).not.toContain("xn--");
		} finally {
			await service.close();
		}
	});
});
