import type { ServerResponse } from "node:http";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createConsoleLogger } from "#adapters/console-logger/console-logger.ts";
import { ContentError } from "#adapters/content-directus/client/content-error.ts";
import { createReadClient } from "#adapters/content-directus/client/read-client.ts";
import { retryAfterOf, waitBeforeNext } from "#adapters/content-directus/client/retry.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import {
	clientOf,
	contentService,
	json,
	refused,
	type ServiceResponse,
} from "#tests/adapters/content-directus/client/service-double.ts";

/** Reads products from a service that always gives the same answer; returns the error. */
async function failureOf(answer: ServiceResponse, options = {}) {
	const { client, logger } = await clientOf(answer, options);
	const error = await client.items("ecommerce_product", { fields: ["id", "price_brutto"] }).then(
		() => null,
		(cause: unknown) => cause,
	);
	expect(error).toBeInstanceOf(ContentError);
	return { error: error as ContentError, notes: logger.notes };
}

const html = (status: number) => (response: ServerResponse) =>
	response.writeHead(status, { "content-type": "text/html" }).end("<h1>Bad gateway</h1>");
const forbiddenField =
	'You don\'t have permission to access field "price_brutto" in collection "ecommerce_product" or it does not exist.';

const faults: [string, ServiceResponse, Partial<ContentError>][] = [
	[
		"the connection is dropped",
		(response) => response.destroy(),
		{ message: "Network error", code: -1, status: null },
	],
	[
		"the answer breaks off",
		(response) => {
			response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
			response.write('{"data":[');
			setTimeout(() => response.destroy(), 20);
		},
		{ message: "Network error", code: -1, status: null },
	],
	[
		"the credentials are wrong",
		(response) => refused(response, 401, "Invalid user credentials.", { code: "INVALID_CREDENTIALS" }),
		{ message: "Invalid user credentials.", code: 401, status: 401, reason: "INVALID_CREDENTIALS" },
	],
	[
		"the token has expired",
		(response) => refused(response, 401, "Token expired.", { code: "TOKEN_EXPIRED" }),
		{ message: "auth_expired_token", code: 102, status: 401 },
	],
	[
		"a field is missing from the schema or not to be read",
		(response) => refused(response, 403, forbiddenField, { code: "FORBIDDEN" }),
		{ message: forbiddenField, code: 403, field: "price_brutto", reason: "FORBIDDEN" },
	],
	[
		"a value is refused",
		(response) =>
			refused(response, 400, "Value has to be unique.", {
				code: "RECORD_NOT_UNIQUE",
				collection: "ecommerce_category",
				field: "slug",
			}),
		{ code: 400, field: "slug", collection: "ecommerce_category" },
	],
	[
		"something broke inside",
		(response) => refused(response, 500, "An unexpected error occurred.", { code: "INTERNAL_SERVER_ERROR" }),
		{ message: "An unexpected error occurred.", code: 500, status: 500 },
	],
	[
		"the error says nothing",
		(response) => json(response, { errors: [] }, 400),
		{ message: "Unknown error occured", code: 400 },
	],
	[
		"the error is of another shape",
		(response) => json(response, { oh: "no" }, 500),
		{ message: "Unknown error occured", code: 500 },
	],
	[
		"errors come with a status of success",
		(response) => refused(response, 200, "Half of it."),
		{ message: "Half of it.", code: 200 },
	],
	["the JSON is invalid", (response) => invalid(response, '{"data":['), { code: 422, status: 200 }],
	["the JSON is no object", (response) => invalid(response, '"data"'), { code: 422, status: 200 }],
	["the answer holds no data", (response) => json(response, {}), { code: 422, status: 200 }],
	["a list is no list", (response) => json(response, { data: { id: 1 } }), { code: 422, status: 200 }],
	["the answer is empty", (response) => response.writeHead(204).end(), { code: 422, status: 204 }],
	[
		"a page of HTML comes instead",
		html(200),
		{ message: "API returned invalid JSON", code: 422, status: 200 },
	],
	["a gateway answers in HTML", html(502), { message: "API returned invalid JSON", code: 422, status: 502 }],
	[
		"another type comes with a status of failure",
		(response) => response.writeHead(500, { "content-type": "application/xml" }).end("<oh/>"),
		{ message: "API returned invalid JSON", code: 422, status: 500 },
	],
];

function invalid(response: ServerResponse, body: string): void {
	response.writeHead(200, { "content-type": "application/json" }).end(body);
}

describe("the content client when the service misbehaves", () => {
	it.each(faults)(
		"R-CONTENT-02 R-CONTENT-04 when %s, throws as specified and notes it",
		async (_, answer, expected) => {
			const { error, notes } = await failureOf(answer);
			expect(error).toMatchObject({ collection: "ecommerce_product", ...expected });
			expect(notes).toEqual([
				{
					key: "content.readFailed",
					details: {
						message: error.message,
						code: error.code,
						status: error.status,
						collection: error.collection,
						field: error.field,
					},
				},
			]);
		},
	);

	it("R-CONTENT-02 R-CONTENT-03 a slow answer is a network error once its time is over", async () => {
		const { error } = await failureOf(() => {}, { timeout: 60 });
		expect(error).toMatchObject({ message: "Network error", code: -1, status: null });
		expect(String(error.cause)).toContain("timeout of 60ms exceeded");
	});

	it("R-CONTENT-03 waits 600000 ms for a response by default", async () => {
		const over = new AbortController();
		const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(over.signal);
		onTestFinished(() => timeout.mockRestore());
		const never = (...[, init]: Parameters<typeof fetch>) =>
			new Promise<Response>((_, reject) => {
				init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
				over.abort();
			});
		const logger = createMemoryLogger();
		const options = { url: "https://cms.example", project: "juwelier.example", logger, fetch: never };
		const failure = await createReadClient(options)
			.items("page")
			.catch((error: unknown) => error);
		expect(timeout.mock.calls).toEqual([[600_000]]);
		expect(failure).toMatchObject({ message: "Network error", code: -1 });
		expect(String((failure as Error).cause)).toContain("timeout of 600000ms exceeded");
	});

	it("R-CONTENT-02 R-CONTENT-03 a response that only starts in time is too late as well", async () => {
		const { error } = await failureOf(
			(response) => response.writeHead(200, { "content-type": "application/json" }).write('{"data":'),
			{ timeout: 80 },
		);
		expect(error).toMatchObject({ message: "Network error", code: -1 });
	});

	it("R-CONTENT-02 a stopped service is a network error", async () => {
		const { client, stop } = await clientOf((response) => json(response, { data: [] }));
		await client.items("project");
		await stop();
		await expect(client.items("project")).rejects.toMatchObject({ message: "Network error", code: -1 });
	});

	it("R-CONTENT-04 a failed read is seen on the console", async () => {
		const { url } = await contentService((response) => refused(response, 403, "No.", { code: "FORBIDDEN" }));
		const lines: unknown[][] = [];
		const logger = createConsoleLogger({ info: (...line: unknown[]) => lines.push(line) });
		const client = createReadClient({ url, project: "juwelier.example", logger });
		await expect(client.item("page", "start")).rejects.toThrow("No.");
		expect(lines).toEqual([
			["content.readFailed", expect.objectContaining({ collection: "page", code: 403 })],
		]);
	});
});

describe("the content client when the service is busy", () => {
	it.each([429, 503])(
		"R-CONTENT-02 reads again after %i, as soon as the service wants it",
		async (status) => {
			let left = 2;
			const { client, arrived, logger } = await clientOf((response) =>
				left-- > 0
					? json(response, { errors: [] }, status, { "retry-after": "0" })
					: json(response, { data: [{ id: 1 }] }),
			);
			expect((await client.items("page")).items).toEqual([{ id: 1 }]);
			expect(arrived).toHaveLength(3);
			expect(logger.notes).toEqual([]);
		},
	);

	it("R-CONTENT-02 gives up after four attempts, and at once where the wait would be unreasonable", async () => {
		const busy = (after: string) => (response: ServerResponse) =>
			json(response, { errors: [{ message: "Too many requests." }] }, 429, { "retry-after": after });
		const soon = await clientOf(busy("0"));
		await expect(soon.client.items("page")).rejects.toMatchObject({
			message: "Too many requests.",
			code: 429,
		});
		expect(soon.arrived).toHaveLength(4);
		const late = await clientOf(busy("3600"));
		await expect(late.client.items("page")).rejects.toMatchObject({ code: 429 });
		expect(late.arrived).toHaveLength(1);
	});

	it("R-CONTENT-02 never writes again by itself", async () => {
		const { client, arrived } = await clientOf((response) =>
			json(response, { errors: [] }, 503, { "retry-after": "0" }),
		);
		await expect(client.createItem("page", { key: "start" })).rejects.toMatchObject({ code: 503 });
		expect(arrived).toHaveLength(1);
	});

	it("R-CONTENT-03 stops waiting for another attempt when its time is over", async () => {
		const { client, arrived } = await clientOf(
			(response) => json(response, { errors: [] }, 503, { "retry-after": "20" }),
			{ timeout: 2000 },
		);
		await expect(client.items("page")).rejects.toMatchObject({ code: 503 });
		expect(arrived).toHaveLength(1);
	});

	it.each([
		[429, null, 1, 1000],
		[503, null, 3, 4000],
		[503, null, 4, null],
		[429, 30_000, 1, 30_000],
		[429, 30_001, 1, null],
		[500, null, 1, null],
		[403, 0, 1, null],
	])(
		"R-CONTENT-02 after status %s wanting %s ms, attempt %s is followed after %s ms",
		(status, retryAfter, attempt, wait) => {
			const error = new ContentError({ message: "", code: status, status, retryAfter });
			expect(waitBeforeNext(error, attempt)).toBe(wait);
		},
	);

	it.each([
		[null, null],
		["2", 2000],
		["Thu, 01 Jan 1970 00:01:00 GMT", 59_000],
		["Thu, 01 Jan 1970 00:00:00 GMT", 0],
		["soon", null],
	])("R-CONTENT-02 the header Retry-After %j means %s ms", (header, wait) => {
		expect(retryAfterOf(header, 1000)).toBe(wait);
	});
});
