import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { S3Client, S3ClientConfig } from "@aws-sdk/client-s3";
import { PublishStop } from "#adapters/site-s3/publish-stop.ts";
import { loadOptional } from "#core/shared/load-optional.ts";

/** The address of a bucket in an S3-compatible store. */
export interface BucketAddress {
	readonly bucket: string;
	/** The URL of the store; AWS if omitted. */
	readonly endpoint?: string;
	/** "eu-central-1"; by default AWS_REGION, and "us-east-1" for a store with an endpoint. */
	readonly region?: string;
	/** Whether the bucket's name is part of the path ("https://s3.example.org/bucket") instead of the host. */
	readonly pathStyle?: boolean;
	/** By default, the SDK reads them from the environment (AWS_ACCESS_KEY_ID and others). */
	readonly credentials?: {
		readonly accessKeyId: string;
		readonly secretAccessKey: string;
		readonly sessionToken?: string;
	};
}

/** The condition of a write: the object has this ETag (without quotes), or does not exist; undefined for none. */
export type Condition = { readonly etag: string | null } | undefined;

/** How a store understands conditions: quoted or bare ETags. Null if it ignores them. */
export type Quoting = "quoted" | "bare" | null;

/** The headers that a store keeps with an object. */
export interface ObjectHeaders {
	readonly contentType: string;
	readonly cacheControl: string;
	readonly contentEncoding?: string;
}

/** The requests to one bucket. All throw a {@link PublishStop} if the store refuses or cannot be reached. */
export interface Bucket {
	/** "my-bucket at https://s3.example.org", for messages. */
	readonly place: string;
	/** Returns the ETags of all objects whose keys begin with a prefix, by key. */
	list(prefix: string): Promise<Map<string, string>>;
	/** Returns an object's content, decompressed; null if it does not exist. */
	get(key: string): Promise<{ readonly content: Uint8Array; readonly etag: string } | null>;
	/** Returns an object's ETag; null if it does not exist. */
	etagOf(key: string): Promise<string | null>;
	/** Writes an object; returns its ETag, or null if the condition is not met. */
	put(
		key: string,
		body: Uint8Array,
		headers: ObjectHeaders,
		quoting: Quoting,
		condition?: Condition,
	): Promise<string | null>;
	remove(key: string): Promise<void>;
	/** Closes the connections. */
	close(): void;
}

const decompress = promisify(gunzip);

/** The number of attempts for each request; the waits between them grow up to some seconds. */
const attempts = 5;

async function loadSdk(): Promise<typeof import("@aws-sdk/client-s3")> {
	const sdk = await loadOptional(() => import("@aws-sdk/client-s3"));
	if (!sdk) throw new PublishStop({ kind: "package", name: "@aws-sdk/client-s3" });
	return sdk;
}

function clientConfig({ endpoint, region, pathStyle, credentials }: BucketAddress): S3ClientConfig {
	return {
		...(endpoint !== undefined && { endpoint, region: "us-east-1" }),
		...(region !== undefined && { region }),
		...(credentials && { credentials }),
		forcePathStyle: pathStyle ?? false,
		maxAttempts: attempts,
		// Checksums in trailers are unknown to many stores.
		requestChecksumCalculation: "WHEN_REQUIRED",
		responseChecksumValidation: "WHEN_REQUIRED",
		requestHandler: { connectionTimeout: 5000, requestTimeout: 30_000, throwOnRequestTimeout: true },
	};
}

/** The error of the SDK, as far as it is read here. */
interface SdkError {
	readonly name: string;
	readonly message: string;
	readonly $metadata?: { readonly httpStatusCode?: number };
}

const deniedNames =
	/^(?:AccessDenied|InvalidAccessKeyId|SignatureDoesNotMatch|ExpiredToken|InvalidToken)$|Credential/;
const fullNames = /^(?:QuotaExceeded|InsufficientCapacity|InsufficientStorage|StorageFull|XMinioStorageFull)/;

/** Converts an error of the SDK; an abort stays what it is. */
function converted(caught: unknown, place: string, signal: AbortSignal | undefined): unknown {
	if (signal?.aborted) return signal.reason;
	if (caught instanceof PublishStop) return caught;
	const { name, message, $metadata } = caught as SdkError;
	const status = $metadata?.httpStatusCode;
	const detail = `${name}: ${message}`.slice(0, 300);
	if (name === "NoSuchBucket") return new PublishStop({ kind: "missing", place });
	if (deniedNames.test(name) || status === 401 || status === 403)
		return new PublishStop({ kind: "denied", place, detail });
	if (fullNames.test(name) || status === 507) return new PublishStop({ kind: "full", place });
	return new PublishStop({ kind: "unreachable", place, detail });
}

function isStatus(caught: unknown, ...statuses: readonly number[]): boolean {
	return statuses.includes((caught as SdkError).$metadata?.httpStatusCode ?? 0);
}

const bare = (etag: string | undefined) => (etag ?? "").replace(/^"|"$/g, "");

/** Opens a bucket. Throws a {@link PublishStop} if the SDK is not installed. */
export async function openBucket(address: BucketAddress, signal?: AbortSignal): Promise<Bucket> {
	const sdk = await loadSdk();
	const client: S3Client = new sdk.S3Client(clientConfig(address));
	const { bucket: Bucket, endpoint } = address;
	const place = endpoint === undefined ? Bucket : `${Bucket} (${endpoint})`;
	const options = signal && { abortSignal: signal };
	const attempt = async <Value>(request: () => Promise<Value>): Promise<Value> => {
		try {
			return await request();
		} catch (caught) {
			throw converted(caught, place, signal);
		}
	};
	return {
		place,
		list: (Prefix) =>
			attempt(async () => {
				const found = new Map<string, string>();
				const pages = sdk.paginateListObjectsV2({ client }, { Bucket, Prefix }, options);
				for await (const { Contents = [] } of pages)
					for (const { Key, ETag } of Contents) if (Key !== undefined) found.set(Key, bare(ETag));
				return found;
			}),
		get: (Key) =>
			attempt(async () => {
				try {
					const { Body, ETag, ContentEncoding } = await client.send(
						new sdk.GetObjectCommand({ Bucket, Key }),
						options,
					);
					const stored = (await Body?.transformToByteArray()) ?? new Uint8Array();
					const content = ContentEncoding === "gzip" ? await decompress(stored) : stored;
					return { content, etag: bare(ETag) };
				} catch (caught) {
					if ((caught as SdkError).name === "NoSuchKey") return null;
					throw caught;
				}
			}),
		etagOf: (Key) =>
			attempt(async () => {
				try {
					return bare((await client.send(new sdk.HeadObjectCommand({ Bucket, Key }), options)).ETag);
				} catch (caught) {
					if (isStatus(caught, 404)) return null;
					throw caught;
				}
			}),
		put: (Key, Body, headers, quoting, condition) =>
			attempt(async () => {
				const { contentType: ContentType, cacheControl: CacheControl, contentEncoding } = headers;
				const match = condition?.etag ?? null;
				const command = new sdk.PutObjectCommand({
					...{ Bucket, Key, Body, ContentType, CacheControl },
					...(contentEncoding !== undefined && { ContentEncoding: contentEncoding }),
					...(quoting && condition && match === null && { IfNoneMatch: "*" }),
					...(quoting && match !== null && { IfMatch: quoting === "quoted" ? `"${match}"` : match }),
				});
				try {
					return bare((await client.send(command, options)).ETag);
				} catch (caught) {
					// 404: the object of the condition does not exist. 409: another write is under way.
					const isRefused = isStatus(caught, 412, 409) || (match !== null && isStatus(caught, 404));
					if (condition && isRefused && (caught as SdkError).name !== "NoSuchBucket") return null;
					throw caught;
				}
			}),
		close: () => client.destroy(),
		remove: (Key) =>
			attempt(async () => void (await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }), options))),
	};
}
