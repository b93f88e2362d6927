import { consentReducer } from "#core/consent/consent-reducer.ts";
import { type ConsentEvent, type ConsentState, initialConsents } from "#core/consent/consent-state.ts";
import {
	consentsKey,
	consentsMetaKey,
	type RestoredConsents,
	restoreConsents,
	storeConsents,
} from "#core/consent/stored-consents.ts";
import type { KeyValue } from "#core/platform/key-value.ts";
import type { Logger } from "#core/platform/logger.ts";
import type { ConsentEntry } from "#core/site/site.ts";
import { runStorageCommands } from "#core/state/storage-commands.ts";
import { createStore, onStoredChange, type Store } from "#core/state/store.ts";

/** The ports and settings that the consent store needs. */
export interface ConsentStoreDependencies {
	readonly store: KeyValue;
	readonly logger: Logger;
	/** The time in milliseconds since 1970, from the time port. */
	readonly now: () => number;
	/** The entries to ask for, from {@link consentEntries}. */
	readonly entries: readonly ConsentEntry[];
	/** Whether unlocked toggles start with their `default_on` (B-LAW-10). */
	readonly consent_preselect: boolean;
}

/** A browser's consents in one tab, synchronized with its other tabs. */
export interface ConsentStore extends Store<ConsentState> {
	/** Applies an event; "save" and "reset" also update the storage (R-CONSENT-02). */
	dispatch(event: ConsentEvent): void;
	/** Asks for another page's entries and keeps toggles that are not saved yet. */
	ask(
		entries: ConsentStoreDependencies["entries"],
		consent_preselect: ConsentStoreDependencies["consent_preselect"],
	): void;
	/** Stops following other tabs. */
	close(): void;
}

/** Creates the consent store: restores, saves and synchronizes the visitor's decisions across tabs (R-CONSENT-02). */
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
			const initial = after(initialConsents(entries, consent_preselect), readConsents(entries));
			set(consentReducer(initial, { type: "continue", from: state() }, logger));
		},
		// No clean-up here, because another tab may be in the middle of writing.
		close: onStoredChange(store, consentsKey, () => set(after(state(), readConsents(state().entries)))),
	};
}
