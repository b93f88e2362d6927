import { storeConsents } from "#core/consent/stored-consents.ts";
import type { ConsentEntry } from "#core/site/consent-entry.ts";

/** What the demo shop's cookie banner asks. */
const functions = ["functional", "analytics", "maps"];

function refusedEntry(function_id: string): ConsentEntry {
	const locked = function_id === "functional";
	const words = { display_name: function_id, description: function_id, link: null };
	return { ...words, default_on: false, consentGiven: locked, locked, function_id };
}

/** The entries of local storage that a visitor has left who refused everything: key and text. */
export function consentKeys(): readonly (readonly [string, string])[] {
	const commands = storeConsents(functions.map(refusedEntry), Date.now());
	return commands.flatMap((command) =>
		command.type === "write" ? [[command.key, command.text] as const] : [],
	);
}

/** For journeys on another site than the shop: where it is, and a browser that answered its banner before. */
export const visiting = (address: string) => ({ baseURL: address, decidedAt: [address] });

/** A browser that was never here. */
export const newBrowser = { decidedAt: [] };
