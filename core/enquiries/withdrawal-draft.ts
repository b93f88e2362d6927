import type { WithdrawalFields, WithdrawalPayload } from "#core/enquiries/withdrawal.ts";
import type { KeyValue } from "#core/ports/key-value.ts";
import type { Logger } from "#core/ports/logger.ts";
import { oneOf } from "#core/shared/content-decoders.ts";
import { day } from "#core/shared/day.ts";
import { boolean, type Decoder, nullable, object, string } from "#core/shared/decoder.ts";
import { languages } from "#core/shared/language.ts";
import {
	clearState,
	loadState,
	type PersistedStateRules,
	serializeState,
} from "#core/shared/persisted-state.ts";
import { runStorageCommands } from "#core/shared/storage-commands.ts";

/** A withdrawal that was received. */
export interface WithdrawalReceipt {
	readonly payload: WithdrawalPayload;
	/** ISO 8601. */
	readonly received_at: string;
	/** Whether the receipt comes by mail as well. */
	readonly mailed: boolean;
}

/** A withdrawal in this browser, from its first letter to its receipt (B-LAW-02). */
export interface WithdrawalDraft {
	readonly fields: WithdrawalFields;
	/**
	 * What was sent and has no response yet. Only the very same payload counts as the same withdrawal (B-REL-02), so it
	 * keeps the language it was sent in.
	 */
	readonly attempt: WithdrawalPayload | null;
	/** Null until the service has confirmed that it received the withdrawal. */
	readonly receipt: WithdrawalReceipt | null;
}

/** A withdrawal with nothing entered. */
export const emptyWithdrawalDraft: WithdrawalDraft = {
	fields: { name: "", order_reference: "", email: "", items: "" },
	attempt: null,
	receipt: null,
};

/** Where the withdrawal of this browser is stored. */
export interface WithdrawalDrafts {
	/** Null when none is stored. */
	load(): WithdrawalDraft | null;
	keep(draft: WithdrawalDraft): void;
	forget(): void;
}

// Limits of the storage; what a person enters has the limits of the form, which say so in words.
const line = string(1000);
const fields = { name: line, order_reference: line, email: line, items: string(20_000) };
const decodePayload: Decoder<WithdrawalPayload> = object({
	...fields,
	project: string(300),
	language: oneOf(languages),
});

/** Receipts that were stored before this was known came by mail. */
const decodeMailed: Decoder<boolean> = (input, path) => boolean(input ?? true, path);

/** For a day: long enough for a reload and a second try, short enough for personal data. */
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

/** Opens the withdrawal stored in the browser; `now` in milliseconds since 1970. */
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
