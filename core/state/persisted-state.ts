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

/** How one kind of state is kept in the browser between visits. */
export interface PersistedStateRules<Data> {
	/** The key of the copy, e.g. "int-cart" (specification 9). */
	readonly key: string;
	/** Raised whenever the shape of the data changes; a copy of another version counts as damaged. */
	readonly version: number;
	/** Milliseconds after which a copy has expired. */
	readonly maxAge: number;
	/** The schema of the data. */
	readonly decode: Decoder<Data>;
	/** Whether a copy from the future is used too: a clock that was set back must not lose it. No when absent. */
	readonly acceptsFuture?: boolean;
}

/** The texts that {@link restoreState} validates. */
export interface StoredStrings {
	readonly copy: string | null;
	/** When the damaged copy kept aside was found, in milliseconds as text. */
	readonly damagedSince: string | null;
}

/** What became of a stored copy. */
export interface RestoredState<Data> {
	/** Null when there is none to use: the caller starts afresh. */
	readonly data: Data | null;
	readonly outcome: "none" | "restored" | "expired" | "damaged";
	/** What the storage needs for the next visit. */
	readonly commands: readonly StorageCommand[];
}

/** Where it says since when a damaged copy is kept aside, so that it ages like the copy itself. */
export function damagedSinceKey(key: string): string {
	return `${key}:damaged-since`;
}

/** The text of a copy: JSON of version, timestamp (milliseconds) and data. */
export function serializeState<Data>(data: Data, rules: PersistedStateRules<Data>, now: number): string {
	return JSON.stringify({ version: rules.version, timestamp: now, data });
}

/**
 * Validates a stored copy (R-CART-06, R-CHECK-01). One that is damaged, foreign, from the future, too long or
 * unsafe is noted and kept aside under {@link damagedKey}; an expired one is removed; neither is used.
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

/** The data of a copy that is no loss: null where it is missing, damaged or expired. */
export function readState<Data>(
	store: Pick<KeyValue, "read">,
	rules: PersistedStateRules<Data>,
	now: number,
): Data | null {
	const text = store.read(rules.key);
	const parsed = text === null ? null : parseState(text, rules, now);
	return parsed?.ok && now - parsed.value.timestamp <= rules.maxAge ? parsed.value.data : null;
}

/** The commands that leave nothing of a copy, what was kept aside included. */
export function clearState(key: string): readonly StorageCommand[] {
	return [key, damagedKey(key), damagedSinceKey(key)].map((name) => ({ type: "remove", key: name }));
}

/** Whether the browser stores texts, found out with a short one next to a key (B-REL-03). */
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
