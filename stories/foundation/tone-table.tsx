import { DocsTable } from "#stories/foundation/docs-parts.tsx";

const rows = [
	["Formal, short, warm", "„Bringen Sie Ihr Stück vorbei.“", "„Bring dein Stück vorbei!“"],
	[
		"Say what happens next",
		"„Wir antworten an clara@…, sobald wir können.“",
		"„Formular erfolgreich übermittelt.“",
	],
	["Name the button by what it does", "„Termin vereinbaren“", "„Klicken Sie hier“"],
	["An error says what to do", "„Bitte geben Sie Ihre E-Mail-Adresse an.“", "„Ungültige Eingabe.“"],
	[
		"Prices as the language writes them",
		"1.234,50\u00a0€ (de), €1,234.50 (en), 1\u202f234,50\u00a0€ (fr)",
		"EUR 1234.5",
	],
	["Ranges with an en dash", "10:00–18:30", "10:00 - 18:30"],
] as const;

/** Examples of how the interface addresses visitors, and how it does not. */
export function ToneTable() {
	return <DocsTable head={["", "So", "Not so"]} rows={rows} />;
}
