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

/** The query of a list or an item, with Directus' names. */
export interface ContentQuery {
	/** Paths, e.g. "category.slug"; by default all fields of the collection itself. */
	readonly fields?: readonly string[];
	readonly filter?: Readonly<Record<string, unknown>>;
	readonly search?: string;
	/** Field names, with "-" for descending order. */
	readonly sort?: readonly string[];
	/** Items per page, -1 for all; the service's default is 100. */
	readonly limit?: number;
	readonly offset?: number;
	/** Counted from 1. */
	readonly page?: number;
	/** The queries of related items, by field. */
	readonly deep?: Readonly<Record<string, unknown>>;
	/** The counts to return: "filter_count", "total_count", "*", or several separated by commas. */
	readonly meta?: string;
}

/** Unparsed items. */
export interface ContentList {
	readonly items: readonly unknown[];
	/** Null if nothing was counted; request it with `meta`. */
	readonly meta: ContentListMeta | null;
}

/** The changes of an image by the service, e.g. `{ width: 1980, quality: 85, format: "jpg" }`. */
export type AssetChange = Readonly<Record<string, string | number | boolean>>;

/**
 * The requests to the content service that anybody may send, including browsers. All calls reject with a
 * ContentError.
 */
export interface ContentReadClient {
	/** The service's URL without a trailing slash. */
	readonly url: string;
	/** The domain of the project whose content is read. */
	readonly project: string;
	/** Returns items of a collection. */
	items(collection: string, query?: ContentQuery): Promise<ContentList>;
	/** Returns an item by its key. The service answers 403 for a missing item, as for one that may not be read. */
	item(collection: string, key: string | number, query?: ContentQuery): Promise<unknown>;
	/** Returns the content of a file; of an image in the size and format that `change` requests. */
	asset(id: string, change?: AssetChange): Promise<ContentBytes>;
	/** Resolves if the service responds. */
	ping(): Promise<void>;
}

/**
 * Creates the client without authentication, the only one in browsers. Throws if URL or project is missing
 * (R-CONTENT-02). A failed read is logged and rejects (R-CONTENT-04).
 */
export function createReadClient(options: TransportOptions): ContentReadClient {
	return readsOver(createTransport(options), options);
}

/** Creates the reads over an existing transport, with its token. */
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

/** Encodes a key as one segment of a path; throws a RangeError for one that would change the path. */
export function segment(key: string | number): string {
	const text = String(key);
	if (text === "" || text === "." || text === "..") throw new RangeError(`"${text}" is no key.`);
	return encodeURIComponent(text);
}

/** Returns the "data" of a response. */
export const dataOf = (answer: unknown): unknown => (answer as { readonly data: unknown }).data;

/** A response whose "data" is a list. */
export interface ListResponse {
	readonly data: readonly unknown[];
	readonly meta?: unknown;
}

const pathOf = (command: ContentCommand): string => command().path;

/** Directus' default number of items. */
const serviceLimit = 100;

/** Returns the metadata of a list that was requested at this URL. */
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
