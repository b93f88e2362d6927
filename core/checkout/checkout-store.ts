import {
	type CheckoutState,
	checkoutOf,
	draftRules,
	emptyDraft,
	saveDraft,
} from "#core/checkout/checkout-draft.ts";
import { type CheckoutEvent, checkoutReducer } from "#core/checkout/checkout-reducer.ts";
import type { OrderUuid } from "#core/checkout/order-uuid.ts";
import type { KeyValue } from "#core/platform/key-value.ts";
import type { Logger } from "#core/platform/logger.ts";
import { clearState, loadState } from "#core/state/persisted-state.ts";
import { runStorageCommands } from "#core/state/storage-commands.ts";
import { createStore, onStoredChange, type Store } from "#core/state/store.ts";

/** The dependencies of a checkout. */
export interface CheckoutStoreDependencies {
	readonly store: KeyValue;
	readonly logger: Logger;
	/** Returns milliseconds since 1970, like the time port. */
	readonly now: () => number;
	/** Creates a random key for a new draft. */
	readonly newOrderUuid: () => OrderUuid;
}

/** The browser's only checkout as a tab holds it, changed by this tab or another. */
export interface CheckoutStore extends Store<CheckoutState> {
	/** Applies an event and saves the draft if it changed. */
	dispatch(event: Exclude<CheckoutEvent, { readonly type: "reset" }>): void;
	/** Begins a new draft and deletes the saved one. */
	reset(): void;
	/** Stops following other tabs. */
	close(): void;
}

/** Restores the draft, saves it and synchronizes it between all tabs (R-CHECK-01). */
export function createCheckoutStore(dependencies: CheckoutStoreDependencies): CheckoutStore {
	const { store, logger, now } = dependencies;
	const { state, subscribe, set } = createStore(saved());

	/** Returns the saved checkout. A deleted draft starts again: another tab has ordered or cleared it. */
	function saved(): CheckoutState {
		return checkoutOf(
			loadState(store, draftRules, now(), logger).data ?? emptyDraft(dependencies.newOrderUuid()),
		);
	}

	function follow(): void {
		const { draft } = saved();
		const before = state();
		// Data in memory belongs to this tab as long as the draft is the same.
		set(draft.order_uuid === before.draft.order_uuid ? { ...before, draft } : checkoutOf(draft));
	}

	return {
		state,
		subscribe,
		dispatch(event) {
			const next = checkoutReducer(state(), event, logger);
			if (next.draft !== state().draft) runStorageCommands(store, [saveDraft(next.draft, now())]);
			set(next);
		},
		reset() {
			runStorageCommands(store, clearState(draftRules.key));
			set(checkoutReducer(state(), { type: "reset", order_uuid: dependencies.newOrderUuid() }, logger));
		},
		close: onStoredChange(store, draftRules.key, follow),
	};
}
