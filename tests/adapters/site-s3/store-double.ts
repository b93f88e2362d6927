import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";

interface StoredObject {
	readonly body: Buffer;
	readonly etag: string;
	readonly headers: Readonly<Record<string, string>>;
}

/** How a store treats conditions. "wrong" honours If-None-Match but writes with any If-Match, as some stores do. */
type Conditions = "quoted" | "bare" | "ignored" | "wrong";

/** A request as the double sees it, before it is carried out. */
export interface StoreRequest {
	readonly method: string;
	readonly key: string;
	readonly headers: IncomingMessage["headers"];
}

function xml(response: ServerResponse, status: number, text: string): void {
	const body = `<?xml version="1.0" encoding="UTF-8"?>${text}`;
	response.writeHead(status, { "content-type": "application/xml" }).end(body);
}

const failed = (response: ServerResponse, status: number, code: string) =>
	xml(response, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A small S3-compatible store over HTTP that tests can make lie about conditions, fail, and be slow. */
export class StoreDouble {
	readonly bucket = "shop";
	readonly objects = new Map<string, StoredObject>();
	/** All requests in order: "PUT index.html". */
	readonly requests: string[] = [];
	conditions: Conditions = "quoted";
	/** The largest number of objects in one answer to a list. */
	pageSize = 1000;
	/** Returns a status to answer with instead of carrying a request out, and its S3 code. */
	answer: (request: StoreRequest) => readonly [status: number, code: string] | null = () => null;
	/** Returns whether a write is carried out, but answered with an error. */
	losesResponse: (request: StoreRequest) => boolean = () => false;
	/** Waits before a request is carried out. */
	wait: (request: StoreRequest) => Promise<void> | void = () => undefined;
	readonly #server = createServer((request, response) => void this.#handle(request, response));

	/** Starts it and returns its URL. */
	async start(): Promise<string> {
		await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
		return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
	}

	async stop(): Promise<void> {
		this.#server.closeAllConnections();
		await new Promise((resolve) => this.#server.close(resolve));
	}

	/** Returns the texts of the objects outside of hidden folders, as a browser decodes them. */
	texts(): ReadonlyMap<string, string> {
		return new Map(
			[...this.objects]
				.filter(([key]) => !key.startsWith("."))
				.map(([key, { body, headers }]) => [
					key,
					(headers["content-encoding"] === "gzip" ? gunzipSync(body) : body).toString(),
				]),
		);
	}

	async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const parts: Buffer[] = [];
		for await (const part of request) parts.push(part as Buffer);
		const url = new URL(request.url ?? "/", "http://store");
		const [, bucket = "", ...names] = url.pathname.split("/").map(decodeURIComponent);
		const { method = "GET", headers } = request;
		const key = names.join("/");
		this.requests.push(`${method} ${key}`);
		await this.wait({ method, key, headers });
		const refusal = this.answer({ method, key, headers });
		if (refusal) return failed(response, ...refusal);
		if (!/Credential=key\//.test(headers.authorization ?? ""))
			return failed(response, 403, "InvalidAccessKeyId");
		if (bucket !== this.bucket) return failed(response, 404, "NoSuchBucket");
		if (key === "") return this.#list(url.searchParams, response);
		if (method === "PUT") return this.#put({ method, key, headers }, Buffer.concat(parts), response);
		if (method === "DELETE") {
			this.objects.delete(key);
			response.writeHead(204).end();
			return;
		}
		const found = this.objects.get(key);
		if (!found) return failed(response, 404, "NoSuchKey");
		response.writeHead(200, {
			...found.headers,
			etag: `"${found.etag}"`,
			"content-length": found.body.length,
		});
		response.end(method === "HEAD" ? undefined : found.body);
	}

	#isMet(key: string, headers: IncomingMessage["headers"]): boolean {
		if (this.conditions === "ignored") return true;
		const etag = this.objects.get(key)?.etag;
		if (headers["if-none-match"] === "*" && etag !== undefined) return false;
		const match = headers["if-match"];
		if (match === undefined || this.conditions === "wrong") return true;
		return match === (this.conditions === "quoted" ? `"${etag}"` : etag);
	}

	#put(request: StoreRequest, body: Buffer, response: ServerResponse): void {
		const { key, headers } = request;
		if (!this.#isMet(key, headers)) {
			failed(response, 412, "PreconditionFailed");
			return;
		}
		const etag = createHash("md5").update(body).digest("hex");
		const stored = ["content-type", "cache-control", "content-encoding"].flatMap((name) => {
			const value = headers[name];
			return typeof value === "string" ? [[name, value] as const] : [];
		});
		this.objects.set(key, { body, etag, headers: Object.fromEntries(stored) });
		if (this.losesResponse(request)) failed(response, 500, "InternalError");
		else response.writeHead(200, { etag: `"${etag}"` }).end();
	}

	#list(query: URLSearchParams, response: ServerResponse): void {
		const prefix = query.get("prefix") ?? "";
		const after = query.get("continuation-token") ?? "";
		const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
		const page = keys.slice(0, this.pageSize);
		const isTruncated = keys.length > page.length;
		const contents = page.map(
			(key) =>
				`<Contents><Key>${escaped(key)}</Key><ETag>&quot;${this.objects.get(key)?.etag}&quot;</ETag></Contents>`,
		);
		const next = isTruncated
			? `<NextContinuationToken>${escaped(page.at(-1) ?? "")}</NextContinuationToken>`
			: "";
		const text = `<IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join("")}`;
		xml(response, 200, `<ListBucketResult>${text}</ListBucketResult>`);
	}
}
