import { type AppointmentWish, instantOf } from "#core/appointments/appointment-times.ts";

/** The content of a calendar file's events. */
export interface CalendarEntry {
	/** The subject and the place of the appointment. */
	readonly summary: string;
	/** The branch's address. */
	readonly location: string;
	/** A note that the shop has yet to confirm the appointment. */
	readonly description: string;
	readonly wishes: readonly AppointmentWish[];
	/** Duration in minutes. */
	readonly minutes: number;
	/** IANA time zone of the branch. */
	readonly time_zone: string;
}

/** Maximum octets of a line without its line end (RFC 5545, 3.1). */
const longestLine = 75;

/**
 * Returns a calendar file (RFC 5545) with one tentative event per wish. Times are in UTC, so that calendars without
 * the branch's time zone show them correctly. `domain` and `now`, in milliseconds since 1970, make the event ids
 * unique.
 */
export function calendarFile(entry: CalendarEntry, domain: string, now: number): string {
	const events = entry.wishes.flatMap((wish, place) => {
		const start = instantOf(wish, entry.time_zone);
		if (start === null) return [];
		return [
			"BEGIN:VEVENT",
			`UID:${now}-${place + 1}@${domain}`,
			`DTSTAMP:${utc(now)}`,
			`DTSTART:${utc(start)}`,
			`DTEND:${utc(start + entry.minutes * 60_000)}`,
			`SUMMARY:${escaped(entry.summary)}`,
			`LOCATION:${escaped(entry.location)}`,
			`DESCRIPTION:${escaped(entry.description)}`,
			"STATUS:TENTATIVE",
			"END:VEVENT",
		];
	});
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		"PRODID:-//Facette//Appointment//EN",
		"METHOD:PUBLISH",
		...events,
	];
	return [...lines, "END:VCALENDAR", ""].map(folded).join("\r\n");
}

/** Formats an instant as "20261201T093000Z". */
function utc(instant: number): string {
	return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

/** Escapes a value of type TEXT (RFC 5545, 3.3.11). */
function escaped(text: string): string {
	return text
		.replace(/[\\;,]/g, "\\$&")
		.replace(/\r\n|\r|\n/g, "\\n")
		.replace(/\p{Cc}/gu, "");
}

/**
 * Folds a line into pieces of at most 75 octets without splitting characters; continuation lines start with a
 * space.
 */
function folded(line: string): string {
	const encoder = new TextEncoder();
	const pieces: string[] = [""];
	let octets = 0;
	for (const character of line) {
		const size = encoder.encode(character).length;
		if (octets + size > longestLine) {
			pieces.push(" ");
			octets = 1;
		}
		pieces[pieces.length - 1] += character;
		octets += size;
	}
	return pieces.join("\r\n");
}
