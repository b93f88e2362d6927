import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createPageReloads, problemPage, withReloads } from "#renderer/dev/page-reloads.ts";

const reloads = createPageReloads();
const server = createServer((request, response) => reloads.add(response, request.url?.split("?")[1]));

afterEach(() => {
	server.close();
	server.closeAllConnections();
});

describe("the reloads of open pages", () => {
	it("B-USE-04 reach every page that is open", async () => {
		await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
		const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
		const streams = await Promise.all([fetch(url), fetch(url)]);
		expect(streams[0]?.headers.get("content-type")).toBe("text/event-stream");
		reloads.send({ type: "problem", text: "Two\nlines" });
		reloads.send({ type: "reload" });
		for (const stream of streams) {
			const events = stream.body?.pipeThrough(new TextDecoderStream()).values();
			let text = "";
			while (!text.includes("reload")) text += (await events?.next())?.value;
			expect(text).toBe(
				': open\n\ndata: {"type":"problem","text":"Two\\nlines"}\n\ndata: {"type":"reload"}\n\n',
			);
		}
	});

	it("B-USE-04 reach a page whose stream opens after the event", async () => {
		await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
		const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
		const [, before] = /EventSource\("[^?]*\?([^"]*)"/.exec(withReloads("<p>x</p>", reloads.state())) ?? [];
		reloads.send({ type: "problem", text: "Wrong" });
		const stream = await fetch(`${url}/?${before}`);
		const events = stream.body?.pipeThrough(new TextDecoderStream()).values();
		let text = "";
		while (!text.includes("data")) text += (await events?.next())?.value;
		expect(text).toBe(': open\n\ndata: {"type":"problem","text":"Wrong"}\n\n');
	});

	it("are followed by every document, also one that an engine wrote without a body element", () => {
		expect(withReloads("<body><p>x</p></body></html>", "7")).toMatch(
			/<p>x<\/p><script[^>]*>.*EventSource.*<\/script><\/body>/s,
		);
		expect(withReloads("<p>x</p>", "7")).toMatch(/^<p>x<\/p><script/);
	});

	it("show a problem as text, not as markup", () => {
		expect(problemPage("Expected <b> & found </pre>", "7")).toContain(
			"Expected &lt;b&gt; &amp; found &lt;/pre&gt;</pre>",
		);
	});
});
