import { consentReducer } from "#core/consent/consent-reducer.ts";
import { type ConsentEvent, type ConsentState, initialConsents } from "#core/consent/consent-state.ts";
import {
	consentsKey,
	consentsMetaKey,
	type RestoredConsents,
	restoreConsents,
	storeConsents,
} from "#core/consent/stored-consents.ts";
import type { KeyValue } from "#core/ports/key-value.ts";
import type { Logger } from "#core/ports/logger.ts";
import { runStorageCommands } from "#core/shared/storage-commands.ts";
import { createStore, onStoredChange, type Store } from "#core/shared/store.ts";
import type { ConsentEntry } from "#core/site/consent-entry.ts";

/** What the consents need of the world. */
export interface ConsentStoreDependencies {
	readonly store: KeyValue;
	readonly logger: Logger;
	/** Milliseconds since 1970, as the time port gives them. */
	readonly now: () => number;
	/** What the site asks, as {@link consentEntries} gives it. */
	readonly entries: readonly ConsentEntry[];
	/** Whether unlocked toggles start as their default_on says (B-LAW-10). */
	readonly consent_preselect: boolean;
}

/** The consents of a browser as a tab holds them, changed by this tab or another. */
export interface ConsentStore extends Store<ConsentState> {
	/** Applies an event; "save" and "reset" change the storage (R-CONSENT-02). */
	dispatch(event: ConsentEvent): void;
	/** Another page of the visit asks: what is ticked and not yet saved stays. */
	ask(
		entries: ConsentStoreDependencies["entries"],
		consent_preselect: ConsentStoreDependencies["consent_preselect"],
	): void;
	/** Stops following other tabs. */
	close(): void;
}

/** Restores what the visitor decided and keeps it saved and the same in all tabs (R-CONSENT-02). */
export function createConsentStore(dependencies: ConsentStoreDependencies): ConsentStore {
	const { store, logger, now } = dependencies;
	const first = readConsents(dependencies.entries);
	runStorageCommands(store, first.commands);
	const { state, subscribe, set } = createStore(
		after(initialConsents(dependencies.entries, dependencies.consent_preselect), first),
	);

	function readConsents(entries: readonly ConsentEntry[]): RestoredConsents {
		const stored = { list: store.read(consentsKey), meta: store.read(consentsMetaKey) };
		return restoreConsents(stored, entries, now(), logger);
	}

	function after(before: ConsentState, { consents, askAgain }: RestoredConsents): ConsentState {
		return consentReducer(before, { type: "restore", consents, askAgain }, logger);
	}

	return {
		state,
		subscribe,
		dispatch(event) {
			const next = consentReducer(state(), event, logger);
			if (next === state()) return;
			if (event.type === "save" || event.type === "reset")
				runStorageCommands(store, storeConsents(next.consents, now()));
			set(next);
		},
		ask(entries, consent_preselect) {
			const asked = after(initialConsents(entries, consent_preselect), readConsents(entries));
			set(consentReducer(asked, { type: "continue", from: state() }, logger));
		},
		// What another tab is about to finish is checked, never cleaned up.
		close: onStoredChange(store, consentsKey, () => set(after(state(), readConsents(state().entries)))),
	};
}
