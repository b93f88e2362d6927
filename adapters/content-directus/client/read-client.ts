import { customEndpoint, queryToParams, readItem, readItems, serverPing } from "@directus/sdk";
import { type ContentListMeta, contentListMeta } from "#adapters/content-directus/client/list-meta.ts";
import {
	type ContentBytes,
	type ContentCommand,
	createTransport,
	type SendOptions,
	type TokenSource,
	type Transport,
	type TransportOptions,
} from "#adapters/content-directus/client/transport.ts";

/** What a list or an item is asked for with, in Directus' own words. */
export interface ContentQuery {
	/** Paths, e.g. "category.slug"; all fields of the collection alone when left out. */
	readonly fields?: readonly string[];
	readonly filter?: Readonly<Record<string, unknown>>;
	readonly search?: string;
	/** Field names, "-" before those that go downwards. */
	readonly sort?: readonly string[];
	/** Items a page, -1 for all; the service's own (100) when left out. */
	readonly limit?: number;
	readonly offset?: number;
	/** From 1. */
	readonly page?: number;
	/** Queries of related items by their field. */
	readonly deep?: Readonly<Record<string, unknown>>;
	/** What to count: "filter_count", "total_count", "*", or several with commas. */
	readonly meta?: string;
}

/** Items as they came, still to be parsed by whoever asked. */
export interface ContentList {
	readonly items: readonly unknown[];
	/** Null where nothing was counted: ask with `meta`. */
	readonly meta: ContentListMeta | null;
}

/** How the service is to change an image, e.g. `{ width: 1980, quality: 85, format: "jpg" }`. */
export type AssetChange = Readonly<Record<string, string | number | boolean>>;

/** What anybody may ask of the content service, visitors' browsers included; all calls reject with a ContentError. */
export interface ContentReadClient {
	/** The service's address without a slash at its end. */
	readonly url: string;
	/** The domain of the project whose content is read. */
	readonly project: string;
	/** Items of a collection. */
	items(collection: string, query?: ContentQuery): Promise<ContentList>;
	/** An item by its key; one that is not there is refused by the service (403) like one that may not be read. */
	item(collection: string, key: string | number, query?: ContentQuery): Promise<unknown>;
	/** A file's bytes, an image's in the size and format that `change` asks for. */
	asset(id: string, change?: AssetChange): Promise<ContentBytes>;
	/** Whether the service answers at all. */
	ping(): Promise<void>;
}

/**
 * Reads without authentication: the only client that the browser gets. A missing URL or project throws (R-CONTENT-02);
 * a failed read is noted in the log and rejects (R-CONTENT-04).
 */
export function createReadClient(options: TransportOptions): ContentReadClient {
	return readsOver(createTransport(options), options);
}

/** The reads over a transport that is there already, with the token that goes with them. */
export function readsOver(
	send: Transport,
	{ url, project }: Pick<TransportOptions, "url" | "project">,
	token?: TokenSource,
): ContentReadClient {
	const address = url.replace(/\/+$/, "");
	const about = (collection: string | null, answer: SendOptions["answer"] = "value"): SendOptions => ({
		collection,
		answer,
		...(token ? { token } : {}),
	});
	return {
		url: address,
		project,
		async items(collection, query = {}) {
			const command = readItems<Record<string, object[]>, string, never>(collection, query as never);
			const list = (await send(command as ContentCommand, about(collection, "list"))) as ListResponse;
			return {
				items: list.data,
				meta: metaOf(list, query, `${address}${pathOf(command as ContentCommand)}`),
			};
		},
		async item(collection, key, query = {}) {
			const command = readItem<Record<string, object[]>, string, never>(
				collection,
				segment(key),
				query as never,
			);
			return dataOf(await send(command as ContentCommand, about(collection)));
		},
		async asset(id, change = {}) {
			const command = customEndpoint<object>({ path: `/assets/${segment(id)}`, params: { ...change } });
			return (await send(command as ContentCommand, about("directus_files", "bytes"))) as ContentBytes;
		},
		async ping() {
			await send(serverPing() as ContentCommand, about(null, "text"));
		},
	};
}

/** A key as one segment of a path; throws a RangeError on one that would lead to another path. */
export function segment(key: string | number): string {
	const text = String(key);
	if (text === "" || text === "." || text === "..") throw new RangeError(`"${text}" is no key.`);
	return encodeURIComponent(text);
}

/** The "data" of a response that has one. */
export const dataOf = (answer: unknown): unknown => (answer as { readonly data: unknown }).data;

/** A response whose "data" is a list. */
export interface ListResponse {
	readonly data: readonly unknown[];
	readonly meta?: unknown;
}

const pathOf = (command: ContentCommand): string => command().path;

/** Directus' own number of items where a query names none. */
const serviceLimit = 100;

/** The metadata of a list that was asked for at that address. */
export function metaOf(
	{ data, meta }: ListResponse,
	query: ContentQuery,
	address: string,
): ContentListMeta | null {
	const limit = query.limit ?? serviceLimit;
	const page = query.page ?? Math.floor((query.offset ?? 0) / Math.max(limit, 1)) + 1;
	const { offset: _, ...paged } = query;
	const linkTo = (number: number) =>
		`${address}?${new URLSearchParams(queryToParams({ ...paged, page: number } as never))}`;
	return contentListMeta(meta, data.length, { limit, page }, linkTo);
}
