import { type AddressInfo, createServer, type Server } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { emptyTables } from "#contracts/reference-service/database/database.ts";
import type { ReferenceService } from "#contracts/reference-service/reference-service.ts";
import { order, post, products, project, settings, startService } from "./test-service.ts";

/** A mail server that accepts everything, with the commands of SMTP (RFC 5321) that sending needs. */
function startMailServer(taken: string[], recipients: string[]): Promise<Server> {
	const server = createServer((socket) => {
		let data: string | null = null;
		socket.setEncoding("utf8");
		socket.write("220 mail.example\r\n");
		socket.on("error", () => socket.destroy());
		socket.on("data", (chunk: string) => {
			for (const line of chunk.split("\r\n").filter((part, at, all) => part !== "" || at < all.length - 1)) {
				if (data !== null && line !== ".") data += `${line}\n`;
				else if (data !== null) {
					taken.push(data);
					data = null;
					socket.write("250 taken\r\n");
				} else if (line.startsWith("RCPT TO:")) {
					recipients.push(line.slice("RCPT TO:".length).trim());
					socket.write("250 fine\r\n");
				} else if (line === "DATA") {
					data = "";
					socket.write("354 go on\r\n");
				} else socket.write("250 fine\r\n");
			}
		});
	});
	return new Promise((resolve) => {
		server.listen(0, "127.0.0.1", () => resolve(server));
	});
}

describe("SMTP", () => {
	const notice = {
		language: "de",
		name: "eu-guarantee-notice.de.pdf",
		type: "application/pdf",
		base64: Buffer.from("%PDF-1.7 official").toString("base64"),
	};
	const taken: string[] = [];
	const recipients: string[] = [];
	let mailServer: Server;
	let service: ReferenceService;

	beforeAll(async () => {
		mailServer = await startMailServer(taken, recipients);
		const { port } = mailServer.address() as AddressInfo;
		const smtpUrl = `smtp://127.0.0.1:${port}`;
		service = await startService({
			catalogue: { project, products, settings, notices: [notice] },
			smtpUrl,
			sendEvery: 50,
			shopEmail: "laden@juwelier.example",
		});
		await emptyTables(service.database);
	});
	afterAll(async () => {
		await service.close();
		mailServer.close();
	});

	it("B-LAW-18 B-LAW-08 sends an order's mails automatically, once each", async () => {
		await post(service, "/ecom/order", order("by smtp"));
		const waiting = "SELECT count(*)::int AS n FROM outbox WHERE sent_at IS NULL";
		const done = async () => expect(await service.database.query(waiting)).toEqual([{ n: 0 }]);
		await vi.waitFor(done, { timeout: 60_000 });
		await service.sendMails();
		expect(taken.map((mail) => /^To: (.*)$/m.exec(mail)?.[1])).toEqual([
			"mara@example.com",
			"laden@juwelier.example",
		]);
		expect(taken[0]).toMatch(/^From: laden@juwelier\.example$/m);
		expect(taken[0]).toMatch(/^Reply-To: laden@juwelier\.example$/m);
		for (const mail of taken) {
			expect(mail).toMatch(/^Content-Type: multipart\/alternative;/m);
			expect(mail.match(/^Content-Type: text\/(?:plain|html);/gm)).toHaveLength(2);
			expect(mail).not.toMatch(/^List-Unsubscribe/m);
		}
		// B-LAW-08: the official notice is sent to the customer only.
		const [toCustomer = "", toShop = ""] = taken;
		expect(toCustomer).toMatch(/^Content-Disposition: attachment; filename=eu-guarantee-notice\.de\.pdf$/m);
		expect(toCustomer).toContain(notice.base64);
		expect(toShop).not.toContain("application/pdf");
	});

	it("R-NEWS-02 B-LAW-18 sends mails to the ASCII form of a domain with umlauts, and shows the customer's form", async () => {
		await post(service, "/ecom/order", order("umlaut", { customerEmail: "kunde@müller.example" }));
		const [mail] = await service.database.query(
			"SELECT recipient, text FROM outbox WHERE recipient LIKE '%müller%'",
		);
		expect(mail?.text).toContain("kunde@müller.example");
		await vi.waitFor(() => expect(recipients).toContain("<kunde@xn--mller-kva.example>"), {
			timeout: 60_000,
		});
	});

	it("B-LAW-23 sends the headers by which mail programs end a newsletter with one click (RFC 8058)", async () => {
		const body = { project, language: "de", email: "mara@example.com", consent: true };
		await post(service, "/ecom/newsletter", body);
		const found = () => taken.find((mail) => mail.includes("/newsletter/confirm"));
		await vi.waitFor(() => expect(found()).toBeDefined(), { timeout: 60_000 });
		const headers = (found() ?? "").split("\n\n")[0]?.replace(/\n\s+/g, " ") ?? "";
		expect(headers).toMatch(
			/^List-Unsubscribe: <http:\S+\/newsletter\/unsubscribe\?language=de&token=[0-9a-f]{64}>$/m,
		);
		expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
	});
});
