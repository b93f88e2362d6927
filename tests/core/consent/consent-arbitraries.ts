import fc from "fast-check";
import type { ConsentEvent } from "#core/consent/consent-state.ts";
import type { ConsentEntry } from "#core/site/site.ts";

/** Returns an entry of a function that the content manages. */
export function entryOf(function_id: string, fields: Partial<ConsentEntry> = {}): ConsentEntry {
	return {
		display_name: `Dienst ${function_id}`,
		description: "Zeigt etwas.",
		link: null,
		default_on: false,
		consentGiven: false,
		locked: false,
		function_id,
		...fields,
	};
}

/** The texts of the default entries. */
export const texts = {
	functional: { display_name: "Notwendig", description: "Warenkorb und Auswahl.", link: null },
	analytics: { display_name: "Statistik", description: "Zählt Besuche.", link: "/datenschutz" },
};

/** The entries of a site with analytics, two map services and a clock. */
export const asked: readonly ConsentEntry[] = [
	{
		...texts.functional,
		default_on: true,
		consentGiven: true,
		locked: true,
		function_id: "functional",
	},
	{
		...texts.analytics,
		default_on: true,
		consentGiven: false,
		locked: false,
		function_id: "analytics",
	},
	entryOf("maps"),
	entryOf("maps", { display_name: "Luftbild", default_on: true }),
	entryOf("clock"),
];

const anyEntry: fc.Arbitrary<ConsentEntry> = fc.record({
	display_name: fc.string(),
	description: fc.string(),
	link: fc.option(fc.string()),
	default_on: fc.boolean(),
	consentGiven: fc.boolean(),
	locked: fc.boolean(),
	function_id: fc.constantFrom("functional", "analytics", "maps", "clock", "other", "__proto__"),
});

/** Any list that this or another site could have saved. */
export const anyConsents = fc.array(anyEntry, { maxLength: 6 });

/** Any event of the consents. */
export const consentEvents: fc.Arbitrary<ConsentEvent> = fc.oneof<fc.Arbitrary<ConsentEvent>[]>(
	fc
		.constantFrom("functional", "analytics", "maps", "clock", "unknown")
		.map((function_id) => ({ type: "toggle", function_id })),
	fc
		.constantFrom("selected" as const, "all" as const, "none" as const)
		.map((choice) => ({ type: "save", choice })),
	fc.constantFrom<ConsentEvent>({ type: "reset" }, { type: "open" }, { type: "close" }),
	fc
		.tuple(fc.oneof(anyConsents, fc.constant("none" as const)), fc.boolean())
		.map(([consents, askAgain]) => ({ type: "restore", consents, askAgain })),
);
