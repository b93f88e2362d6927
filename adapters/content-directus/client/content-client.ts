import type { RestCommand } from "@directus/sdk";
import * as directus from "@directus/sdk";
import {
	type ContentList,
	type ContentQuery,
	type ContentReadClient,
	dataOf,
	type ListResponse,
	metaOf,
	readsOver,
	segment,
} from "#adapters/content-directus/client/read-client.ts";
import {
	createSession,
	type Session,
	type SessionOptions,
} from "#adapters/content-directus/client/session.ts";
import {
	type ContentCommand,
	createTransport,
	type SendOptions,
	type TokenSource,
	type TransportOptions,
} from "#adapters/content-directus/client/transport.ts";

/** The options of {@link createContentClient}. */
export interface ContentClientOptions extends TransportOptions, Omit<SessionOptions, "logger"> {
	/** A static token of the service, used while nobody is logged in. */
	readonly token?: string;
}

/** An item to be written. */
export type ContentItem = Readonly<Record<string, unknown>>;

/** A file to upload. */
export interface UploadedFile {
	readonly name: string;
	readonly content: Blob;
	/** Its other fields in `directus_files`, e.g. "id", "title", "folder". */
	readonly fields?: Readonly<Record<string, string>>;
}

/** The complete client of the content service (R-CONTENT-01). It is never part of the browser's code. */
export interface ContentClient extends ContentReadClient, Omit<Session, keyof TokenSource> {
	/** Requests a mail for a new password; its link leads to `resetUrl` if the service allows that URL. */
	requestPasswordReset(email: string, resetUrl?: string): Promise<void>;
	/** Sets a new password with the token of that mail. */
	resetPassword(token: string, password: string): Promise<void>;
	/** Returns the user who is logged in. */
	me(query?: ContentQuery): Promise<unknown>;
	users(query?: ContentQuery): Promise<ContentList>;
	user(id: string, query?: ContentQuery): Promise<unknown>;
	createUser(user: ContentItem): Promise<unknown>;
	updateUser(id: string, changes: ContentItem): Promise<unknown>;
	createItem(collection: string, item: ContentItem): Promise<unknown>;
	createItems(collection: string, items: readonly ContentItem[]): Promise<unknown>;
	updateItem(collection: string, key: string | number, changes: ContentItem): Promise<unknown>;
	deleteItem(collection: string, key: string | number): Promise<void>;
	deleteItems(collection: string, keys: readonly (string | number)[]): Promise<void>;
	/**
	 * Returns how many items of a collection have each value of a field: entries with the field and `count`, which PostgreSQL returns as
	 * text. `filter_count` of `meta` is the number of all items; if the service limits its answers, entries may be missing.
	 */
	countBy(collection: string, field: string, filter: ContentQuery["filter"]): Promise<ContentList>;
	files(query?: ContentQuery): Promise<ContentList>;
	/** Uploads a file; resolves to its entry in `directus_files`. */
	uploadFile(file: UploadedFile): Promise<unknown>;
	collections(): Promise<readonly unknown[]>;
	/** Returns the fields of all collections, or of one. */
	fields(collection?: string): Promise<readonly unknown[]>;
	relations(): Promise<readonly unknown[]>;
	roles(query?: ContentQuery): Promise<ContentList>;
	/** Returns the settings of the service itself. */
	settings(): Promise<unknown>;
	/** Returns the caller's permissions, by collection and action. */
	permissions(): Promise<unknown>;
	presets(query?: ContentQuery): Promise<ContentList>;
	activity(query?: ContentQuery): Promise<ContentList>;
	/** Sends any other command of the SDK; resolves to the response's "data". Errors name `collection`. */
	request(command: RestCommand<unknown, never>, collection?: string | null): Promise<unknown>;
}

/**
 * Creates the client of a content service (R-CONTENT-01), anonymous until a login, or with a static token. Throws if
 * URL or project is missing (R-CONTENT-02). Calls reject with a ContentError.
 */
export function createContentClient(options: ContentClientOptions): ContentClient {
	const send = createTransport(options);
	const session = createSession(send, options);
	const source = { ready: session.ready, current: () => session.current() ?? options.token ?? null };
	const reads = readsOver(send, options, source);
	const about = (collection: string | null, answer: SendOptions["answer"] = "value"): SendOptions => ({
		collection,
		answer,
		token: source,
	});
	const value = async (command: unknown, collection: string | null) =>
		dataOf(await send(command as ContentCommand, about(collection)));
	const done = async (command: unknown, collection: string | null) => {
		await send(command as ContentCommand, about(collection, "nothing"));
	};
	const list = async (
		command: unknown,
		collection: string,
		query: ContentQuery = {},
	): Promise<ContentList> => {
		const response = (await send(command as ContentCommand, about(collection, "list"))) as ListResponse;
		return {
			items: response.data,
			meta: metaOf(response, query, `${reads.url}${(command as ContentCommand)().path}`),
		};
	};

	return {
		...reads,
		...accountCalls(session, { value, done, list }),
		...itemCalls({ value, done, list }),
		...systemCalls({ value, done, list }),
		request: async (command, named) => {
			const collection = named ?? null;
			const answer = await send(command as unknown as ContentCommand, about(collection, "nothing"));
			return answer === null ? null : dataOf(answer);
		},
	};
}

/** Functions that send a command and return the kind of result that they are named after. Errors name the collection. */
interface Calls {
	value(command: unknown, collection: string | null): Promise<unknown>;
	done(command: unknown, collection: string | null): Promise<void>;
	list(command: unknown, collection: string, query?: ContentQuery): Promise<ContentList>;
}

function accountCalls({ authenticate, refresh, logout, close }: Session, { value, done, list }: Calls) {
	const users = "directus_users";
	return {
		authenticate,
		refresh,
		logout,
		close,
		requestPasswordReset: (email: string, resetUrl?: string) =>
			done(directus.passwordRequest(email, resetUrl), null),
		resetPassword: (token: string, password: string) => done(directus.passwordReset(token, password), null),
		me: (query: ContentQuery = {}) => value(directus.readMe(query as never), users),
		users: (query?: ContentQuery) => list(directus.readUsers(query as never), users, query),
		user: (id: string, query: ContentQuery = {}) =>
			value(directus.readUser(segment(id), query as never), users),
		createUser: (user: ContentItem) => value(directus.createUser(user as never), users),
		updateUser: (id: string, changes: ContentItem) =>
			value(directus.updateUser(segment(id), changes as never), users),
	};
}

function itemCalls({ value, done, list }: Calls) {
	const files = "directus_files";
	return {
		createItem: (collection: string, item: ContentItem) =>
			value(directus.createItem(collection as never, item as never), collection),
		createItems: (collection: string, items: readonly ContentItem[]) =>
			value(directus.createItems(collection as never, [...items] as never), collection),
		updateItem: (collection: string, key: string | number, changes: ContentItem) =>
			value(directus.updateItem(collection as never, segment(key), changes as never), collection),
		deleteItem: (collection: string, key: string | number) =>
			done(directus.deleteItem(collection as never, segment(key)), collection),
		deleteItems: (collection: string, keys: readonly (string | number)[]) =>
			done(directus.deleteItems(collection as never, [...keys] as never), collection),
		countBy: (collection: string, field: string, filter: ContentQuery["filter"]) => {
			const query = { ...(filter && { filter }), limit: -1, meta: "filter_count" };
			const options = { aggregate: { count: "*" }, groupBy: [field], query };
			return list(directus.aggregate(collection as never, options as never), collection, query);
		},
		files: (query?: ContentQuery) => list(directus.readFiles(query as never), files, query),
		uploadFile: (file: UploadedFile) => value(directus.uploadFiles(formOf(file)), files),
	};
}

/** Returns the form of an upload. The service accepts a file's fields only before its content. */
function formOf({ name, content, fields = {} }: UploadedFile): FormData {
	const form = new FormData();
	for (const [field, value] of Object.entries(fields)) form.append(field, value);
	form.append("file", content, name);
	return form;
}

function systemCalls({ value, list }: Calls) {
	const everything = async (command: unknown, collection: string) => (await list(command, collection)).items;
	return {
		collections: () => everything(directus.readCollections(), "directus_collections"),
		fields: (collection?: string) =>
			everything(
				collection === undefined
					? directus.readFields()
					: directus.readFieldsByCollection(segment(collection) as never),
				"directus_fields",
			),
		relations: () => everything(directus.readRelations(), "directus_relations"),
		roles: (query?: ContentQuery) => list(directus.readRoles(query as never), "directus_roles", query),
		settings: () => value(directus.readSettings(), "directus_settings"),
		permissions: () => value(directus.readUserPermissions(), "directus_permissions"),
		presets: (query?: ContentQuery) => list(directus.readPresets(query as never), "directus_presets", query),
		activity: (query?: ContentQuery) =>
			list(directus.readActivities(query as never), "directus_activity", query),
	};
}
