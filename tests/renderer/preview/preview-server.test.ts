import { mkdirSync, readdirSync, readlinkSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { connect, createServer as createTcpServer } from "node:net";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PortTakenError } from "#renderer/preview/listen.ts";
import { createPreviewServer } from "#renderer/preview/preview-server.ts";
import { SiteMissingError } from "#renderer/preview/site-folder.ts";
import { ask, createFixture, siteFiles, writeFiles } from "#tests/renderer/preview/preview-fixture.ts";

const preview = createFixture();
beforeAll(preview.start);
afterAll(preview.stop);

describe("failures during a response", () => {
	it("respond 404 for a page deleted after it was listed", async () => {
		writeFiles(preview.site, { "deep/gone/index.html": "<h1>Gone</h1>" });
		expect((await ask(preview.port(), "/deep/gone")).status).toBe(200);
		rmSync(join(preview.site, "deep/gone"), { recursive: true });
		const page = await ask(preview.port(), "/deep/gone");
		expect(page.status).toBe(404);
		expect(page.body.toString()).toBe(siteFiles["404.html"]);
	});

	it("respond 404 for a file that became a folder", async () => {
		// The second file, at the top, makes the server read the folder again.
		writeFiles(preview.site, { "deep/turned.txt": "1", "turned.txt": "1" });
		expect((await ask(preview.port(), "/deep/turned.txt")).status).toBe(200);
		rmSync(join(preview.site, "deep/turned.txt"));
		mkdirSync(join(preview.site, "deep/turned.txt"));
		expect((await ask(preview.port(), "/deep/turned.txt")).status).toBe(404);
	});

	it("leave no file open when clients leave during large responses", async () => {
		writeFileSync(join(preview.site, "large.bin"), "");
		truncateSync(join(preview.site, "large.bin"), 64 * 1024 * 1024);
		await Promise.all(Array.from({ length: 20 }, () => leaveEarly("/large.bin")));
		await expect.poll(openFiles).toEqual([]);
		expect((await ask(preview.port(), "/kontakt")).status).toBe(200);
	});

	it("break the connection if a file is truncated while it is sent", async () => {
		writeFileSync(join(preview.site, "cut.bin"), "");
		truncateSync(join(preview.site, "cut.bin"), 64 * 1024 * 1024);
		const received = await new Promise<number>((resolve) => {
			let bytes = 0;
			const socket = connect(preview.port(), "127.0.0.1", () => {
				socket.write(`GET /cut.bin HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);
			});
			socket.once("data", () => truncateSync(join(preview.site, "cut.bin"), 10));
			socket.on("data", (chunk) => {
				bytes += chunk.byteLength;
			});
			socket.on("error", () => undefined);
			socket.on("close", () => resolve(bytes));
		});
		expect(received).toBeLessThan(64 * 1024 * 1024);
	});

	it("do not affect files larger than one read", async () => {
		const content = Buffer.alloc(1_000_003, "Steine");
		writeFiles(preview.site, { "stones.bin": content });
		expect((await ask(preview.port(), "/stones.bin")).body.equals(content)).toBe(true);
	});

	it("do not affect concurrent requests", async () => {
		const headers = { "accept-encoding": "gzip" };
		const responses = await Promise.all(
			Array.from({ length: 100 }, () => ask(preview.port(), "/", { headers })),
		);
		expect(new Set(responses.map((response) => gunzipSync(response.body).toString()))).toEqual(
			new Set([siteFiles["index.html"]]),
		);
	});
});

describe("starting and stopping", () => {
	it("listens on this machine's own address only", async () => {
		const other = createPreviewServer({ directory: preview.site });
		const { url, port: free } = await other.listen(0);
		expect(url).toBe(`http://127.0.0.1:${free}`);
		const reached = await new Promise<boolean>((resolve) => {
			const socket = connect(free, "127.0.0.2");
			socket.on("connect", () => resolve(true)).on("error", () => resolve(false));
		});
		expect(reached).toBe(false);
		await other.close();
	});

	it("reports a port that another program uses, and can then use another", async () => {
		const blocker = createTcpServer();
		await new Promise<void>((resolve) => blocker.listen(0, "127.0.0.1", resolve));
		const address = blocker.address();
		const takenPort = typeof address === "object" && address ? address.port : 0;
		const other = createPreviewServer({ directory: preview.site });
		const refusal = await other.listen(takenPort).catch((error: unknown) => error);
		expect(refusal).toBeInstanceOf(PortTakenError);
		expect(refusal).toMatchObject({ port: takenPort });
		expect((await other.listen(0)).port).toBeGreaterThan(0);
		await other.close();
		await new Promise((resolve) => blocker.close(resolve));
	});

	it("refuses to start without a built site, and closes even if it never started", async () => {
		const other = createPreviewServer({ directory: join(preview.outside, "nowhere") });
		await expect(other.listen(0)).rejects.toBeInstanceOf(SiteMissingError);
		await other.close();
	});

	it("stops immediately although a client keeps its connection", async () => {
		const other = createPreviewServer({ directory: preview.site });
		const { port: free } = await other.listen(0);
		const socket = connect(free, "127.0.0.1");
		await new Promise((resolve) => socket.once("connect", resolve));
		const closed = new Promise((resolve) => socket.on("error", () => undefined).once("close", resolve));
		await other.close();
		await closed;
		await expect(ask(free, "/")).rejects.toThrow();
	});
});

/** Returns the files of the site that this process has open, as listed by Linux. */
function openFiles(): readonly string[] {
	return readdirSync("/proc/self/fd")
		.map((descriptor) => {
			try {
				return readlinkSync(`/proc/self/fd/${descriptor}`);
			} catch {
				return "";
			}
		})
		.filter((path) => path.startsWith(preview.site));
}

/** Reads the first bytes of a response, then closes the connection. */
function leaveEarly(path: string): Promise<void> {
	return new Promise((resolve) => {
		const socket = connect(preview.port(), "127.0.0.1", () => {
			socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);
		});
		socket.once("data", () => socket.destroy());
		socket.on("error", () => undefined);
		socket.on("close", () => resolve());
	});
}
