import { type DecodeFailure, type Decoder, integer, object, parseJson } from "#core/decoding/decoder.ts";
import type { KeyValue } from "#core/platform/key-value.ts";
import type { Logger } from "#core/platform/logger.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import {
	clockTolerance,
	damagedKey,
	maxStateLength,
	runStorageCommands,
	type StorageCommand,
} from "#core/state/storage-commands.ts";

/** The rules for keeping one kind of state in the browser between visits. */
export interface PersistedStateRules<Data> {
	/** The key of the copy, e.g. "int-cart" (specification 9). */
	readonly key: string;
	/** Raised with each change of the data's shape; a copy of another version counts as damaged. */
	readonly version: number;
	/** The milliseconds after which a copy expires. */
	readonly maxAge: number;
	/** The decoder of the data. */
	readonly decode: Decoder<Data>;
	/**
	 * Whether a copy from the future is accepted, so that a clock that was set back does not lose it; false if
	 * absent.
	 */
	readonly acceptsFuture?: boolean;
}

/** The texts that {@link restoreState} validates. */
export interface StoredStrings {
	readonly copy: string | null;
	/** The time at which the damaged copy was found, in milliseconds as text. */
	readonly damagedSince: string | null;
}

/** The result of reading a stored copy. */
export interface RestoredState<Data> {
	/** Null without a usable copy: the caller starts from the beginning. */
	readonly data: Data | null;
	readonly outcome: "none" | "restored" | "expired" | "damaged";
	/** The commands that prepare the storage for the next visit. */
	readonly commands: readonly StorageCommand[];
}

/** Returns the key of the time at which a damaged copy was found, so that it expires like the copy itself. */
export function damagedSinceKey(key: string): string {
	return `${key}:damaged-since`;
}

/** Returns the text of a copy: JSON of version, timestamp (milliseconds) and data. */
export function serializeState<Data>(data: Data, rules: PersistedStateRules<Data>, now: number): string {
	return JSON.stringify({ version: rules.version, timestamp: now, data });
}

/**
 * Validates a stored copy (R-CART-06, R-CHECK-01). A copy that is damaged, foreign, from the future, too long or
 * unsafe is logged and kept under {@link damagedKey}. An expired one is removed. Neither is used.
 */
export function restoreState<Data>(
	texts: StoredStrings,
	rules: PersistedStateRules<Data>,
	now: number,
	logger: Logger,
): RestoredState<Data> {
	const outdated = outdatedDamage(texts.damagedSince, rules, now);
	if (texts.copy === null) return { data: null, outcome: "none", commands: outdated };
	const parsed = parseState(texts.copy, rules, now);
	if (!parsed.ok) {
		logger.note("storage.damaged", { key: rules.key, ...parsed.error });
		return { data: null, outcome: "damaged", commands: backUpDamaged(texts.copy, rules.key, now) };
	}
	if (now - parsed.value.timestamp > rules.maxAge) {
		logger.note("storage.expired", { key: rules.key });
		const removal: StorageCommand = { type: "remove", key: rules.key };
		return { data: null, outcome: "expired", commands: [...outdated, removal] };
	}
	return { data: parsed.value.data, outcome: "restored", commands: outdated };
}

/** Reads a copy, validates it and runs the resulting storage commands. */
export function loadState<Data>(
	store: KeyValue,
	rules: PersistedStateRules<Data>,
	now: number,
	logger: Logger,
): RestoredState<Data> {
	const texts = { copy: store.read(rules.key), damagedSince: store.read(damagedSinceKey(rules.key)) };
	const restored = restoreState(texts, rules, now, logger);
	runStorageCommands(store, restored.commands);
	return restored;
}

/** Returns the data of a copy whose loss does not matter; null if it is missing, damaged or expired. */
export function readState<Data>(
	store: Pick<KeyValue, "read">,
	rules: PersistedStateRules<Data>,
	now: number,
): Data | null {
	const text = store.read(rules.key);
	const parsed = text === null ? null : parseState(text, rules, now);
	return parsed?.ok && now - parsed.value.timestamp <= rules.maxAge ? parsed.value.data : null;
}

/** Returns the commands that delete a copy and its damaged predecessor. */
export function clearState(key: string): readonly StorageCommand[] {
	return [key, damagedKey(key), damagedSinceKey(key)].map((name) => ({ type: "remove", key: name }));
}

/** Returns whether the browser stores texts, tested with a short one next to a key (B-REL-03). */
export function canStore(store: KeyValue, key: string): boolean {
	const trial = `${key}:trial`;
	const stored = store.write(trial, "1");
	store.remove(trial);
	return stored;
}

interface ParsedState<Data> {
	readonly timestamp: number;
	readonly data: Data;
}

function parseState<Data>(
	text: string,
	rules: PersistedStateRules<Data>,
	now: number,
): Result<ParsedState<Data>, DecodeFailure> {
	const json = parseJson(text, maxStateLength);
	if (!json.ok) return json;
	const decoded = object({
		version: integer(rules.version, rules.version),
		timestamp: integer(0, rules.acceptsFuture ? Number.MAX_SAFE_INTEGER : now + clockTolerance),
		data: rules.decode,
	})(json.value);
	if (!decoded.ok) return fail(decoded.error);
	// Written out, for the type of a generic decoder's result stays unresolved within this function.
	return succeed({ timestamp: decoded.value.timestamp, data: decoded.value.data as Data });
}

function backUpDamaged(text: string, key: string, now: number): readonly StorageCommand[] {
	return [
		{ type: "write", key: damagedKey(key), text },
		{ type: "write", key: damagedSinceKey(key), text: String(now) },
		{ type: "remove", key },
	];
}

function outdatedDamage<Data>(
	since: string | null,
	rules: PersistedStateRules<Data>,
	now: number,
): readonly StorageCommand[] {
	if (since === null || now - Number(since) <= rules.maxAge) return [];
	return [damagedKey(rules.key), damagedSinceKey(rules.key)].map((key) => ({ type: "remove", key }));
}
