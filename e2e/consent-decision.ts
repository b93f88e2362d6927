import { storeConsents } from "#core/consent/stored-consents.ts";
import type { ConsentEntry } from "#core/site/consent-entry.ts";

/** What the demo shop's cookie banner asks. */
const functions = ["functional", "analytics", "maps"];

function refusedEntry(function_id: string): ConsentEntry {
	const locked = function_id === "functional";
	const words = { display_name: function_id, description: function_id, link: null };
	return { ...words, default_on: false, consentGiven: locked, locked, function_id };
}

/** A browser whose visitor refused everything on an earlier visit to these sites, so that no banner shows. */
export function browserWithConsent(origins: readonly string[]) {
	const commands = storeConsents(functions.map(refusedEntry), Date.now());
	const localStorage = commands.flatMap((command) =>
		command.type === "write" ? [{ name: command.key, value: command.text }] : [],
	);
	return { cookies: [], origins: origins.map((origin) => ({ origin, localStorage })) };
}

/**
 * For journeys on another site than the shop: where it is, and a browser that answered its banner before. Each site that a
 * browser was on before costs it a page of its own, so no browser was on both.
 */
export const visiting = (address: string) => ({
	baseURL: address,
	storageState: browserWithConsent([address]),
});

/** A browser that was never here. */
export const newBrowser = { cookies: [], origins: [] };
