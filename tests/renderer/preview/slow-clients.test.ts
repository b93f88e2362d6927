import { randomBytes } from "node:crypto";
import { readdirSync, readlinkSync, truncateSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
	createPreviewServer,
	type PreviewLimits,
	type PreviewServer,
} from "#renderer/preview/preview-server.ts";
import { ask, createFixture } from "#tests/renderer/preview/preview-fixture.ts";

const preview = createFixture();
/** Servers with short limits; those of requests have the default ones if only responses matter. */
const servers: PreviewServer[] = [];
let impatient = 0;
let unread = 0;
async function startServer(limits: Partial<PreviewLimits>): Promise<number> {
	const server = createPreviewServer({ directory: preview.site, limits });
	servers.push(server);
	return (await server.listen(0)).port;
}
beforeAll(async () => {
	await preview.start();
	writeFileSync(join(preview.site, "large.bin"), "");
	truncateSync(join(preview.site, "large.bin"), 64 * 1024 * 1024);
	// More than the system's buffers hold, also compressed.
	writeFileSync(join(preview.site, "large.txt"), randomBytes(7_500_000).toString("hex"));
	impatient = await startServer({ headers: 400, request: 400 });
	unread = await startServer({ stall: 400, headers: 400, pipelined: 4 });
});
afterAll(async () => {
	await Promise.all(servers.map((server) => server.close()));
	await preview.stop();
});

const sockets: Socket[] = [];
afterEach(() => {
	for (const socket of sockets.splice(0)) socket.destroy();
});

/** Opens a client that reads nothing automatically. */
async function connectTo(port: number): Promise<Socket> {
	const socket = connect(port, "127.0.0.1").on("error", () => undefined);
	sockets.push(socket);
	await new Promise((resolve) => socket.once("connect", resolve));
	return socket;
}

const requestFor = (path: string, more = "") => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${more}\r\n`;

/** Settles when the server has closed the connection; remaining data is discarded. */
function closed(socket: Socket): Promise<void> {
	return new Promise((resolve) => socket.resume().once("close", () => resolve()));
}

/** Returns the files of the site that this process has open, as listed by Linux. */
function openFiles(): readonly string[] {
	return readdirSync("/proc/self/fd").flatMap((descriptor) => {
		try {
			const path = readlinkSync(`/proc/self/fd/${descriptor}`);
			return path.startsWith(preview.site) ? [path] : [];
		} catch {
			return [];
		}
	});
}

describe("clients that ask for much and read nothing", () => {
	it("hold one open file per connection, and none once they have left", async () => {
		const crowd = await Promise.all(Array.from({ length: 20 }, () => connectTo(preview.port())));
		for (const socket of crowd) socket.write(requestFor("/large.bin").repeat(20));
		await expect.poll(() => openFiles().length).toBe(20);
		// The server has read all earlier requests when it responds to a later one.
		expect((await ask(preview.port(), "/kontakt")).status).toBe(200);
		// The file of that response may still be closing.
		await expect.poll(() => openFiles().length).toBe(20);
		for (const socket of crowd) socket.destroy();
		await expect.poll(openFiles).toEqual([]);
		expect((await ask(preview.port(), "/kontakt")).status).toBe(200);
	});

	it.each([
		["a plain file", "/large.bin", ""],
		["a compressed one", "/large.txt", "Accept-Encoding: gzip\r\n"],
	])("are dropped while %s is sent, although they keep requesting", async (_, path, more) => {
		const socket = await connectTo(unread);
		socket.pause().write(requestFor(path, more));
		socket.write("GET / HTTP/1.1\r\nX-Long: ");
		const asking = setInterval(() => socket.write("a"), 50);
		// A reset connection fails the next write, which closes this end too.
		await new Promise((resolve) => socket.once("close", resolve));
		clearInterval(asking);
		await expect.poll(openFiles).toEqual([]);
	});

	it.each([
		["one request for a large file", 1, "/large.bin"],
		["several at once", 3, "/large.bin"],
		["several for a compressed file", 3, "/large.txt"],
	])("are dropped at the timeout, not at twice that: %s", async (_, count, path) => {
		const stall = 1000;
		const socket = await connectTo(await startServer({ stall }));
		socket.pause().write(requestFor(path, "Accept-Encoding: gzip\r\n").repeat(count));
		await wait(1.6 * stall);
		// A closed connection is detected on a later write.
		const writing = setInterval(() => socket.write("G"), 50);
		await expect.poll(() => socket.closed, { timeout: 0.5 * stall }).toBe(true);
		clearInterval(writing);
	});

	it("receive their file if they read a little now and then", async () => {
		const stall = 2000;
		const socket = await connectTo(await startServer({ stall }));
		let received = 0;
		socket.pause().write(requestFor("/large.bin"));
		for (let turn = 0; turn < 5; turn++) {
			await wait(0.25 * stall);
			const before = received;
			for (let chunk = socket.read(); chunk && received - before < 1_000_000; chunk = socket.read()) {
				received += chunk.length;
				await wait(1);
			}
		}
		expect(socket.closed).toBe(false);
		expect(openFiles()).toHaveLength(1);
	});

	it("are dropped if too many requests wait", async () => {
		const socket = await connectTo(unread);
		const over = closed(socket);
		socket.write(requestFor("/large.bin").repeat(6));
		await over;
		await expect.poll(openFiles).toEqual([]);
	});
});

describe("slow clients", () => {
	it.each([
		["before their request", ""],
		["within its head", "GET / HTTP/1.1\r\nHost: 127.0"],
		["within its body", "POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\nabc"],
	])("are dropped %s", async (_, sent) => {
		const socket = await connectTo(impatient);
		const over = closed(socket);
		socket.write(sent);
		await over;
	});

	it("receive the responses of one connection in order, if they keep reading", async () => {
		const socket = await connectTo(impatient);
		const paths = ["/kontakt", "/", "/en", "/nichts", "/robots.txt"];
		let text = "";
		socket.on("data", (chunk) => {
			text += chunk;
		});
		socket.write(
			paths.map((path) => requestFor(path, path === "/robots.txt" ? "Connection: close\r\n" : "")).join(""),
		);
		await new Promise((resolve) => socket.once("close", resolve));
		const marks = ["<h1>Kontakt", "<h1>Start", "<h1>Home", "<h1>Not found", "User-agent"];
		expect([...text.matchAll(/<h1>(?:Kontakt|Start|Home|Not found)|User-agent/g)].map(String)).toEqual(marks);
	});
});
