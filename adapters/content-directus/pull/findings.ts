import { ContentError, contentErrorCode } from "#adapters/content-directus/client/content-error.ts";
import type { ContentFinding } from "#core/content/finding.ts";

/**
 * The keys of all messages about Directus with the names of their parameters. The messages are in
 * `ui/locales/LANGUAGE/cli.json`.
 */
export const directusKeys = {
	"directus.read.network": ["message", "url"],
	"directus.read.expired": ["message"],
	"directus.read.token": ["message", "url"],
	"directus.read.closed": ["message", "code", "url"],
	"directus.read.json": ["message", "url"],
	"directus.read.refused": ["message", "code"],
	"directus.read.limit": ["message", "code"],
	"directus.read.restricted": ["message", "code"],
	"directus.read.inactive": ["message", "code"],
	"directus.read.busy": ["message", "code"],
	"directus.read.failed": ["message", "code"],
	"directus.project.missing": ["project"],
	"directus.field.type": ["found", "expected"],
	"directus.field.missing": ["name"],
	"directus.item.foreign": [],
	"directus.picture.lost": ["name"],
	"directus.name.file": ["name"],
	"directus.name.taken": ["name"],
	"directus.picture.foreign": [],
	"directus.folder.foreign": [],
	"directus.disk.failed": ["message"],
	"directus.seed.comma": ["found"],
	"directus.schema.former": ["name", "replacement", "count"],
	"directus.schema.type": ["found", "expected"],
	"directus.schema.keptItems": ["count", "to"],
	"directus.schema.keptFields": ["names", "to"],
	"directus.schema.keptValues": ["count", "to"],
} as const;

/** The key of a message about Directus. */
export type DirectusKey = keyof typeof directusKeys;

/** Creates a finding about a collection or item, and a field of it. */
export function findingAt(
	item: string,
	field: string | null,
	key: DirectusKey,
	params: ContentFinding["params"] = {},
): ContentFinding {
	return { severity: "error", file: item, field, key, params };
}

/** The keys of Directus' own error codes that its licence leads to, and that are no question of rights. */
const licenceKeys: Readonly<Record<string, DirectusKey>> = {
	LIMIT_EXCEEDED: "directus.read.limit",
	RESOURCE_RESTRICTED: "directus.read.restricted",
	COLLECTION_INACTIVE: "directus.read.inactive",
};

function keyOf({ code, status, reason }: ContentError): DirectusKey {
	const licenceKey = licenceKeys[reason ?? ""];
	if (licenceKey) return licenceKey;
	if (code === contentErrorCode.network) return "directus.read.network";
	if (code === contentErrorCode.expiredToken) return "directus.read.expired";
	if (code === contentErrorCode.invalidJson && (status === null || status < 300)) return "directus.read.json";
	if (status === 401) return "directus.read.token";
	if (status === 403) return "directus.read.refused";
	return status === 429 || status === 503 ? "directus.read.busy" : "directus.read.failed";
}

function isDiskError(error: unknown): error is NodeJS.ErrnoException {
	return error instanceof Error && "syscall" in error && "code" in error;
}

/** Converts an error of the disk to a finding about a place; rethrows any other error. */
export function findingOfDisk(error: unknown, place: string): ContentFinding {
	if (!isDiskError(error)) throw error;
	return findingAt(place, null, "directus.disk.failed", { message: error.message });
}

/** Returns the system's error code of a request without a response, e.g. "ECONNREFUSED"; null if it has none. */
export function networkReason(error: unknown): string | null {
	if (!(error instanceof Error)) return null;
	return "code" in error && typeof error.code === "string" && error.code.startsWith("E")
		? error.code
		: networkReason(error.cause);
}

/**
 * Converts a failed request to the Directus at `url`, or an error of the disk, to a finding; rethrows other errors.
 * The finding names collection and field, except where no collection is the cause: without a connection, and with a
 * refused token.
 */
export function findingOfError(error: unknown, collection: string, url: string): ContentFinding {
	if (!(error instanceof ContentError)) return findingOfDisk(error, collection);
	const key = keyOf(error);
	const reason = key === "directus.read.network" ? networkReason(error.cause) : null;
	const params = {
		message: reason === null ? error.message : `${error.message} (${reason})`,
		code: error.code,
		url,
	};
	return key === "directus.read.token" || key === "directus.read.network"
		? findingAt(url, null, key, params)
		: findingAt(error.collection ?? collection, error.field, key, params);
}

/** A failed request for a collection. */
export interface FailedRead {
	readonly error: unknown;
	readonly collection: string;
}

/**
 * Converts failed requests for all collections to findings: one finding if Directus refuses all of them, otherwise
 * one for each.
 */
export function findingsOfAll(failures: readonly FailedRead[], url: string): readonly ContentFinding[] {
	const findings = failures.map(({ error, collection }) => findingOfError(error, collection, url));
	const [first] = findings;
	const isClosed = findings.every(({ key }) => key === "directus.read.refused");
	return first && isClosed
		? [findingAt(url, null, "directus.read.closed", first.params)]
		: findingsOfErrors(failures, url);
}

/** Converts failed requests to findings; a cause that all requests share is reported once. */
export function findingsOfErrors(failures: readonly FailedRead[], url: string): readonly ContentFinding[] {
	const findings = failures.map(({ error, collection }) => findingOfError(error, collection, url));
	const seen = new Set<string>();
	return findings.filter(({ key, file, field }) => {
		const isOfPlace = key === "directus.read.refused" || key === "directus.read.inactive";
		const kind = isOfPlace ? `${key} ${file} ${field}` : key;
		const isNew = !seen.has(kind);
		seen.add(kind);
		return isNew;
	});
}
