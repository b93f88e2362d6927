import { createServer } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import type { LogDetails } from "#core/platform/logger.ts";
import { createRequestListener } from "#renderer/preview/request-listener.ts";
import { ask } from "#tests/renderer/preview/preview-fixture.ts";

const notes: [string, LogDetails | undefined][] = [];
const failing = createServer(
	createRequestListener(() => Promise.reject(new Error("EACCES: /home/sternau/site")), {
		note: (key, details) => notes.push([key, details]),
	}),
);

afterEach(() => {
	failing.close();
});

describe("a failure of the server", () => {
	it("responds 500 without a local path and logs the cause", async () => {
		await new Promise<void>((resolve) => failing.listen(0, "127.0.0.1", resolve));
		const address = failing.address();
		const response = await ask(typeof address === "object" && address ? address.port : 0, "/kontakt");
		expect(response.status).toBe(500);
		expect(response.headers["content-type"]).toBe("text/plain; charset=utf-8");
		expect(response.body.toString()).toBe("Internal server error\n");
		expect(notes).toEqual([["preview.failed", { url: "/kontakt", message: "EACCES: /home/sternau/site" }]]);
	});
});
