import { type AddressInfo, createServer, type Server } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { emptyTables } from "./database/empty-tables.ts";
import type { ReferenceService } from "./reference-service.ts";
import { order, post, startService } from "./test-service.ts";

/** A mail server that takes everything: the few words of SMTP (RFC 5321) that sending needs. */
function startMailServer(taken: string[]): Promise<Server> {
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
	const taken: string[] = [];
	let mailServer: Server;
	let service: ReferenceService;

	beforeAll(async () => {
		mailServer = await startMailServer(taken);
		const { port } = mailServer.address() as AddressInfo;
		const smtpUrl = `smtp://127.0.0.1:${port}`;
		service = await startService({ smtpUrl, sendEvery: 50, shopEmail: "laden@juwelier.example" });
		await emptyTables(service.database);
	});
	afterAll(async () => {
		await service.close();
		mailServer.close();
	});

	it("B-LAW-18 sends an order's mails by itself, once each", async () => {
		await post(service, "/ecom/order", order("by smtp"));
		const waiting = "SELECT count(*)::int AS n FROM outbox WHERE sent_at IS NULL";
		const done = async () => expect(await service.database.query(waiting)).toEqual([{ n: 0 }]);
		await vi.waitFor(done, { timeout: 20_000 });
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
		}
	});
});
