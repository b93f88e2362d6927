import { oneOf } from "#core/decoding/content-decoders.ts";
import { boolean, type Decoder, nullable, object, string } from "#core/decoding/decoder.ts";
import type { WithdrawalFields, WithdrawalPayload } from "#core/enquiries/withdrawal.ts";
import { languages } from "#core/language/language.ts";
import type { KeyValue } from "#core/platform/key-value.ts";
import type { Logger } from "#core/platform/logger.ts";
import { day } from "#core/platform/time.ts";
import {
	clearState,
	loadState,
	type PersistedStateRules,
	serializeState,
} from "#core/state/persisted-state.ts";
import { runStorageCommands } from "#core/state/storage-commands.ts";

/** The receipt of a withdrawal. */
export interface WithdrawalReceipt {
	readonly payload: WithdrawalPayload;
	/** ISO 8601. */
	readonly received_at: string;
	/** Whether the receipt is also sent by mail. */
	readonly mailed: boolean;
}

/** A withdrawal in this browser, from the first keystroke to its receipt (B-LAW-02). */
export interface WithdrawalDraft {
	readonly fields: WithdrawalFields;
	/**
	 * The payload that was sent and has no response yet. It keeps its language, because only an identical payload
	 * counts as the same withdrawal (B-REL-02).
	 */
	readonly attempt: WithdrawalPayload | null;
	/** Null until the service confirms the withdrawal. */
	readonly receipt: WithdrawalReceipt | null;
}

/** A withdrawal with no data entered. */
export const emptyWithdrawalDraft: WithdrawalDraft = {
	fields: { name: "", order_reference: "", email: "", items: "" },
	attempt: null,
	receipt: null,
};

/** The store of this browser's withdrawal. */
export interface WithdrawalDrafts {
	/** Returns the stored withdrawal; null if there is none. */
	load(): WithdrawalDraft | null;
	keep(draft: WithdrawalDraft): void;
	forget(): void;
}

// Limits of the storage; the form has lower ones with messages of their own.
const line = string(1000);
const fields = { name: line, order_reference: line, email: line, items: string(20_000) };
const decodePayload: Decoder<WithdrawalPayload> = object({
	...fields,
	project: string(300),
	language: oneOf(languages),
});

/** Receipts stored before this field existed were sent by mail. */
const decodeMailed: Decoder<boolean> = (input, path) => boolean(input ?? true, path);

/** Expires after a day: long enough for a reload and a retry, short enough for personal data. */
const rules: PersistedStateRules<WithdrawalDraft> = {
	key: "int-withdrawal",
	version: 1,
	maxAge: day,
	decode: object({
		fields: object(fields),
		attempt: nullable(decodePayload),
		receipt: nullable(object({ payload: decodePayload, received_at: string(40), mailed: decodeMailed })),
	}),
};

/** Creates the store of the browser's withdrawal; `now` returns milliseconds since 1970. */
export function withdrawalDrafts(store: KeyValue, logger: Logger, now: () => number): WithdrawalDrafts {
	return {
		load: () => loadState(store, rules, now(), logger).data,
		keep(draft) {
			runStorageCommands(store, [
				{ type: "write", key: rules.key, text: serializeState(draft, rules, now()) },
			]);
		},
		forget() {
			runStorageCommands(store, clearState(rules.key));
		},
	};
}
