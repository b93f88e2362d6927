import { localTime } from "#core/opening-hours/local-time.ts";

/** Instants in winter and summer, whose clocks differ where summer time is in use; in milliseconds since 1970. */
const seasons = [Date.UTC(2026, 0, 15, 12), Date.UTC(2026, 6, 15, 12)];

/** The time zones of the capitals of countries in which another zone is the first by name. */
const mainTimeZones: Readonly<Partial<Record<string, string>>> = {
	AR: "America/Argentina/Buenos_Aires",
	AU: "Australia/Sydney",
	BR: "America/Sao_Paulo",
	CA: "America/Toronto",
	CL: "America/Santiago",
	CY: "Asia/Nicosia",
	ES: "Europe/Madrid",
	FM: "Pacific/Pohnpei",
	GL: "America/Nuuk",
	KI: "Pacific/Tarawa",
	MH: "Pacific/Majuro",
	MN: "Asia/Ulaanbaatar",
	MX: "America/Mexico_City",
	PF: "Pacific/Tahiti",
	PG: "Pacific/Port_Moresby",
	PT: "Europe/Lisbon",
	RU: "Europe/Moscow",
	US: "America/New_York",
	UZ: "Asia/Tashkent",
};

/** Returns the IANA time zones of a country, ISO 3166-1 alpha-2, with its main one first; none for unknown countries. */
export function timeZonesOf(country: string): readonly string[] {
	if (!/^[A-Z]{2}$/.test(country)) return [];
	// Older engines have the property, newer ones the method.
	const locale: Intl.Locale & { timeZones?: readonly string[]; getTimeZones?(): readonly string[] } =
		new Intl.Locale(`und-${country}`);
	const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
	const main = mainTimeZones[country];
	return main === undefined ? zones : [main, ...zones.filter((zone) => zone !== main)];
}

/** Returns the time that clocks of a zone show in winter and summer; null for unknown zones. */
function clockOf(timeZone: string): string | null {
	const times = seasons.map((instant) => localTime(instant, timeZone));
	return times.includes(null) ? null : JSON.stringify(times);
}

/** Returns whether a country has a zone with the same time as the given one in winter and summer; true if its zones are unknown. */
export function hasClock(country: string, timeZone: string): boolean {
	const zones = timeZonesOf(country);
	return zones.length === 0 || zones.some((zone) => clockOf(zone) === clockOf(timeZone));
}
