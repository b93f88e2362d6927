import type { Consents } from "#core/consent/may-load.ts";
import type { Logger } from "#core/ports/logger.ts";
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
} from "#core/shared/decoder.ts";
import { type Result, succeed } from "#core/shared/result.ts";
import { clockTolerance, damagedKey, type StorageCommand } from "#core/shared/storage-commands.ts";
import type { ConsentEntry } from "#core/site/consent-entry.ts";

/** Where the list of consents is kept, in the shape that the specification gives it (specification 9). */
export const consentsKey = "int-consents";

/** Where the version and date of that list are kept, so that the list itself keeps its shape. */
export const consentsMetaKey = "int-consents-meta";

/** Raised when what is asked changes its meaning; a list of another version counts as damaged. */
export const consentsVersion = 1;

/** After how many months a visitor is asked again. */
export const consentMonths = 12;

/** Characters that the stored list may have. */
export const maxConsentsLength = 256 * 1024;

/** What became of the stored consents. */
export interface RestoredConsents {
	readonly consents: Consents;
	/** Whether the banner is to show: nothing stored, expired, or an entry that was not asked before. */
	readonly askAgain: boolean;
	/** What the storage needs for the next visit. */
	readonly commands: readonly StorageCommand[];
}

/**
 * What storing the consents takes: the full list on a decision, removal on "none" (R-CONSENT-02). `now` in
 * milliseconds since 1970. What was kept aside goes, since refusing leaves no other key behind (B-LAW-10).
 */
export function storeConsents(consents: Consents, now: number): readonly StorageCommand[] {
	if (consents === "none") return [consentsKey, consentsMetaKey, damagedKey(consentsKey)].map(remove);
	return [
		// The date first: other tabs read the list as soon as it is there.
		writeMeta(now),
		{ type: "write", key: consentsKey, text: JSON.stringify(consents) },
		remove(damagedKey(consentsKey)),
	];
}

/**
 * Restores the stored consents. A list that is damaged, foreign, unsafe, too long or from the future gives "none" and
 * a note and is kept aside; one of more than 12 months gives "none"; one that lacks an entry of today's list holds for
 * what was asked, and the banner shows again. A list without version and date next to it is valid, as the specification
 * knows no such key: its 12 months begin with the first visit that reads it.
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
	const asked = new Set(consents.map(({ function_id }) => function_id));
	const askAgain = entries.some(({ function_id }) => !asked.has(function_id));
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

/** The same day and time so many calendar months later, UTC; 29 February gives 1 March. */
function monthsLater(timestamp: number, months: number): number {
	const date = new Date(timestamp);
	return date.setUTCMonth(date.getUTCMonth() + months);
}
