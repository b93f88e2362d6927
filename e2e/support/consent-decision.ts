import { storeConsents } from "#core/consent/stored-consents.ts";
import type { ConsentEntry } from "#core/site/site.ts";

/** The functions in the demo shop's cookie banner. */
const functions = ["functional", "analytics", "maps"];

function refusedEntry(function_id: string): ConsentEntry {
	const locked = function_id === "functional";
	const words = { display_name: function_id, description: function_id, link: null };
	return { ...words, default_on: false, consentGiven: locked, locked, function_id };
}

/** Returns the local storage entries of a visitor who refused everything: key and text. */
export function consentKeys(): readonly (readonly [string, string])[] {
	const commands = storeConsents(functions.map(refusedEntry), Date.now());
	return commands.flatMap((command) =>
		command.type === "write" ? [[command.key, command.text] as const] : [],
	);
}

/** Returns the options of journeys on another site: its address, and a browser that has answered its banner. */
export const visiting = (address: string) => ({ baseURL: address, decidedAt: [address] });

/** The options of a first visit. */
export const newBrowser = { decidedAt: [] };
