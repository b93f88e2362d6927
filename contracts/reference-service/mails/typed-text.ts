import type { Addressee } from "./compose-mail.ts";

/** An invisible character, which is a part of no address (U+200B). */
const invisible = "\u200b";

/**
 * Returns what somebody typed in as a mail shows it: to the shop as it was typed, to an address that nobody has confirmed unchanged to the
 * eye, but such that mail programs make no link of it. "Schmuck.de GmbH" is an honest name, and nobody's advertising (B-SEC-06).
 */
export function typedText(to: Addressee, text: string): string {
	if (to === "shop") return text;
	return text.replaceAll("@", `${invisible}@`).replace(/[.:/](?=\S)/g, `$&${invisible}`);
}
