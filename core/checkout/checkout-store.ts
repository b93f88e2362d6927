import {
	type CheckoutState,
	checkoutOf,
	draftStateRules,
	emptyDraft,
	saveDraft,
} from "#core/checkout/checkout-draft.ts";
import { type CheckoutEvent, checkoutReducer } from "#core/checkout/checkout-reducer.ts";
import type { OrderUuid } from "#core/checkout/order-uuid.ts";
import type { KeyValue } from "#core/ports/key-value.ts";
import type { Logger } from "#core/ports/logger.ts";
import { clearState, loadState, runStorageCommands } from "#core/shared/persisted-state.ts";

/** What a checkout needs of the world. */
export interface CheckoutStoreDependencies {
	readonly store: KeyValue;
	readonly logger: Logger;
	/** Milliseconds since 1970, as the time port gives them. */
	readonly now: () => number;
	/** Makes the key of a new draft, at random. */
	readonly newOrderUuid: () => OrderUuid;
	/** Milliseconds after which a saved draft expires; 7 days when absent. */
	readonly maxAge?: number;
}

/** The one checkout of a browser as a tab holds it. */
export interface CheckoutStore {
	/** The checkout; the same object as long as nothing changes. */
	state(): CheckoutState;
	/** Applies an event and saves the draft if it changed; "reset" clears fields and storage. */
	dispatch(event: CheckoutEvent): void;
	/** Calls the listener after each change, by this tab or another; returns how to stop. */
	subscribe(listener: () => void): () => void;
	/** Stops following other tabs. */
	close(): void;
}

/** Restores the draft once and keeps it saved and the same in all tabs (R-CHECK-01). */
export function createCheckoutStore(dependencies: CheckoutStoreDependencies): CheckoutStore {
	const { store, logger, now } = dependencies;
	const rules = draftStateRules(dependencies.maxAge);
	const listeners = new Set<() => void>();
	let state = saved();

	/** A draft that is gone starts again: another tab has ordered or cleared it. */
	function saved(): CheckoutState {
		return checkoutOf(loadState(store, rules, now(), logger).data ?? emptyDraft(dependencies.newOrderUuid()));
	}

	function show(next: CheckoutState): void {
		if (next === state) return;
		state = next;
		for (const listener of listeners) listener();
	}

	const stop = store.subscribe(({ key }) => {
		if (key !== null && key !== rules.key) return;
		const { draft } = saved();
		// What lives in memory only is this tab's own, as long as it is the same draft.
		show(draft.order_uuid === state.draft.order_uuid ? { ...state, draft } : checkoutOf(draft));
	});

	return {
		state: () => state,
		dispatch(event) {
			const next = checkoutReducer(state, event, logger);
			if (next !== state && event.type === "reset") runStorageCommands(store, clearState(rules.key));
			else if (next.draft !== state.draft) runStorageCommands(store, [saveDraft(next.draft, rules, now())]);
			show(next);
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		close: stop,
	};
}
