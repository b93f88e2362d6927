import type { Consents } from "#core/consent/may-load.ts";
import {
	boolean,
	type DecodeFailure,
	type Decoder,
	integer,
	list,
	nullable,
	object,
	parseJson,
	string,
} from "#core/decoding/decoder.ts";
import type { Logger } from "#core/platform/logger.ts";
import { type Result, succeed } from "#core/shared/result.ts";
import type { ConsentEntry } from "#core/site/site.ts";
import { clockTolerance, damagedKey, type StorageCommand } from "#core/state/storage-commands.ts";

/** The storage key of the list of consents, in the specified format (specification 9). */
export const consentsKey = "int-consents";

/**
 * The storage key of that list's version and date. They have a key of their own because the list's format is
 * specified.
 */
export const consentsMetaKey = "int-consents-meta";

/** Increased when an entry changes its meaning; a list of another version counts as damaged. */
export const consentsVersion = 1;

/** Months after which a visitor is asked again. */
export const consentMonths = 12;

/** Maximum characters of the stored list. */
export const maxConsentsLength = 256 * 1024;

/** The result of restoring the stored consents. */
export interface RestoredConsents {
	readonly consents: Consents;
	/** Whether to show the banner: nothing stored, expired, or an entry is new. */
	readonly askAgain: boolean;
	/** The commands that prepare the storage for the next visit. */
	readonly commands: readonly StorageCommand[];
}

/**
 * Returns the commands that store the consents: the full list on a decision, removal on "none" (R-CONSENT-02).
 * `now` is in milliseconds since 1970. A damaged copy that was set aside is deleted too, because refusing must
 * leave no other key behind (B-LAW-10).
 */
export function storeConsents(consents: Consents, now: number): readonly StorageCommand[] {
	if (consents === "none") return [consentsKey, consentsMetaKey, damagedKey(consentsKey)].map(remove);
	return [
		// The date first, because other tabs read the list as soon as it exists.
		writeMeta(now),
		{ type: "write", key: consentsKey, text: JSON.stringify(consents) },
		remove(damagedKey(consentsKey)),
	];
}

/**
 * Restores the stored consents.
 *
 * - A list that is damaged, foreign, unsafe, too long or from the future gives "none", is logged and is set aside.
 * - A list older than 12 months gives "none".
 * - A list that lacks a current entry stays valid for the others, and the banner shows again.
 * - A list without version and date is valid, because the specification has no such key. Its 12 months start with
 * the first visit that reads it.
 */
export function restoreConsents(
	stored: { readonly list: string | null; readonly meta: string | null },
	entries: readonly ConsentEntry[],
	now: number,
	logger: Logger,
): RestoredConsents {
	if (stored.list === null) return { consents: "none", askAgain: true, commands: [] };
	const parsed = parseStored(stored.list, stored.meta, now);
	if (!parsed.ok) {
		logger.note("storage.damaged", { key: consentsKey, ...parsed.error });
		return { consents: "none", askAgain: true, commands: backUpDamaged(stored.list) };
	}
	const { consents, timestamp } = parsed.value;
	const commands: readonly StorageCommand[] = stored.meta === null ? [writeMeta(now)] : [];
	if (now >= monthsLater(timestamp, consentMonths)) {
		logger.note("storage.expired", { key: consentsKey });
		return { consents: "none", askAgain: true, commands: [consentsKey, consentsMetaKey].map(remove) };
	}
	const storedIds = new Set(consents.map(({ function_id }) => function_id));
	const askAgain = entries.some(({ function_id }) => !storedIds.has(function_id));
	return { consents, askAgain, commands };
}

const decodeConsents: Decoder<readonly ConsentEntry[]> = list(
	object({
		display_name: string(1000),
		description: string(20_000),
		link: nullable(string(2000)),
		default_on: boolean,
		consentGiven: boolean,
		locked: boolean,
		function_id: string(200),
	}),
	200,
);

interface ParsedConsents {
	readonly consents: readonly ConsentEntry[];
	readonly timestamp: number;
}

function parseStored(
	listText: string,
	metaText: string | null,
	now: number,
): Result<ParsedConsents, DecodeFailure> {
	const json = parseJson(listText, maxConsentsLength);
	if (!json.ok) return json;
	const consents = decodeConsents(json.value);
	if (!consents.ok) return consents;
	if (metaText === null) return succeed({ consents: consents.value, timestamp: now });
	const metaJson = parseJson(metaText, 1000);
	if (!metaJson.ok) return metaJson;
	const meta = object({
		version: integer(consentsVersion, consentsVersion),
		timestamp: integer(0, now + clockTolerance),
	})(metaJson.value, consentsMetaKey);
	if (!meta.ok) return meta;
	return succeed({ consents: consents.value, timestamp: meta.value.timestamp });
}

function writeMeta(now: number): StorageCommand {
	return {
		type: "write",
		key: consentsMetaKey,
		text: JSON.stringify({ version: consentsVersion, timestamp: now }),
	};
}

function backUpDamaged(listText: string): readonly StorageCommand[] {
	return [
		{ type: "write", key: damagedKey(consentsKey), text: listText },
		remove(consentsKey),
		remove(consentsMetaKey),
	];
}

function remove(key: string): StorageCommand {
	return { type: "remove", key };
}

/** Adds calendar months in UTC; 29 February becomes 1 March. */
function monthsLater(timestamp: number, months: number): number {
	const date = new Date(timestamp);
	return date.setUTCMonth(date.getUTCMonth() + months);
}
