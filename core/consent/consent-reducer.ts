import {
	type ConsentEvent,
	type ConsentState,
	initialConsents,
	isPreselected,
} from "#core/consent/consent-state.ts";
import type { Consents } from "#core/consent/may-load.ts";
import type { Logger } from "#core/platform/logger.ts";
import type { ConsentEntry } from "#core/site/site.ts";
import { isKnownEvent } from "#core/state/known-event.ts";

const eventTypes: readonly ConsentEvent["type"][] = [
	"toggle",
	"save",
	"reset",
	"restore",
	"continue",
	"open",
	"close",
];

/**
 * Returns the consents after an event (specification 4, "Consent store actions"). A locked entry always stays given
 * (R-CONSENT-03). Unknown events and toggles of locked or unknown functions are logged and change nothing
 * (R-CONSENT-02). Storing the result is the job of stored-consents.ts.
 */
export function consentReducer(state: ConsentState, event: ConsentEvent, logger: Logger): ConsentState {
	if (!isKnownEvent(event, eventTypes, "consent", logger)) return state;
	switch (event.type) {
		case "toggle":
			return toggle(state, event.function_id, logger);
		case "save": {
			const { choice } = event;
			const entries = choice === "selected" ? state.entries : withAll(state.entries, choice === "all");
			return { ...state, entries, consents: entries, bannerWanted: false };
		}
		case "reset":
			return initialConsents(state.entries, state.consent_preselect);
		case "restore":
			return restore(state, event.consents, event.askAgain);
		case "continue":
			return continued(state, event.from);
		case "open":
			return state.bannerWanted ? state : { ...state, bannerWanted: true };
		case "close":
			if (state.consents === "none" || !state.bannerWanted) return state;
			return { ...state, entries: state.consents, bannerWanted: false };
	}
}

/** Copies unsaved toggles of functions that both states ask for, unless the banner was closed. */
function continued(state: ConsentState, from: ConsentState): ConsentState {
	if (!from.bannerWanted) return state;
	const given = new Map(from.entries.map(({ function_id, consentGiven }) => [function_id, consentGiven]));
	const entries = state.entries.map((entry) => ({
		...entry,
		consentGiven: entry.locked || (given.get(entry.function_id) ?? entry.consentGiven),
	}));
	return { ...state, entries, bannerWanted: true };
}

function toggle(state: ConsentState, functionId: string, logger: Logger): ConsentState {
	const matching = state.entries.filter(({ function_id }) => function_id === functionId);
	if (matching.length === 0 || matching.some(({ locked }) => locked)) {
		logger.note("consent.notToggled");
		return state;
	}
	const given = !matching.every(({ consentGiven }) => consentGiven);
	const entries = state.entries.map((entry) =>
		entry.function_id === functionId ? { ...entry, consentGiven: given } : entry,
	);
	return { ...state, entries };
}

function withAll(entries: readonly ConsentEntry[], given: boolean): readonly ConsentEntry[] {
	return entries.map((entry) => ({ ...entry, consentGiven: entry.locked || given }));
}

/** Restores saved decisions only; the site defines the entries and which of them are locked. */
function restore(state: ConsentState, consents: Consents, askAgain: boolean): ConsentState {
	if (consents === "none") return initialConsents(state.entries, state.consent_preselect);
	const decided = new Map<string, boolean>();
	for (const { function_id, consentGiven } of consents) {
		decided.set(function_id, consentGiven && (decided.get(function_id) ?? true));
	}
	const decidedEntries = state.entries.map((entry) => ({
		...entry,
		consentGiven: entry.locked || (decided.get(entry.function_id) ?? false),
	}));
	const entries = decidedEntries.map((entry) =>
		decided.has(entry.function_id)
			? entry
			: { ...entry, consentGiven: isPreselected(entry, state.consent_preselect) },
	);
	return { ...state, entries, consents: decidedEntries, bannerWanted: askAgain };
}
