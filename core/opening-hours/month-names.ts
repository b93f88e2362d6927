const months: readonly RegExp[] = [
	/^(?:jan|jän)/iu,
	/^(?:feb|fév)/iu,
	/^(?:mär|mar)/iu,
	/^(?:apr|avr)/iu,
	/^(?:mai|may)/iu,
	/^(?:jun|juin)/iu,
	/^(?:jul|juil)/iu,
	/^(?:aug|aoû)/iu,
	/^sep/iu,
	/^(?:okt|oct)/iu,
	/^nov/iu,
	/^(?:dez|dec|déc)/iu,
];

/** The name of a month in German, English or French, also abbreviated; part of a pattern. */
export const monthName =
	"(?<!\\p{L})(?:jan|jän|feb|fév|mär|mar|apr|avr|mai|may|jun|juin|jul|juil|aug|aoû|sep|okt|oct|nov|dez|dec|déc)\\p{L}*\\.?";

/** Returns the month with a name that {@link monthName} matches, 1 for January; 0 for other words. */
export function monthNamed(name: string): number {
	return months.findIndex((pattern) => pattern.test(name)) + 1;
}
