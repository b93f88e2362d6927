import { type AppointmentWish, instantOf } from "#core/appointments/appointment-times.ts";

/** What the events of a calendar file say. */
export interface CalendarEntry {
	/** What the appointment is about, and where. */
	readonly summary: string;
	/** The branch's address. */
	readonly location: string;
	/** That it is a wish which the shop has yet to confirm. */
	readonly description: string;
	readonly wishes: readonly AppointmentWish[];
	/** How long it takes, in minutes. */
	readonly minutes: number;
	/** IANA time zone of the branch. */
	readonly time_zone: string;
}

/** Octets that a line may have without its end (RFC 5545, 3.1). */
const longestLine = 75;

/**
 * A calendar file (RFC 5545) with an event for each wish. A wish is not confirmed: its event is tentative. Times are written
 * in UTC, so that every calendar shows them right, whatever it knows of the branch's time zone. `domain` makes the events'
 * ids unique, together with `now`, in milliseconds since 1970.
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

/** An instant as "20261201T093000Z". */
function utc(instant: number): string {
	return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

/** A value of type TEXT (RFC 5545, 3.3.11). */
function escaped(text: string): string {
	return text
		.replace(/[\\;,]/g, "\\$&")
		.replace(/\r\n|\r|\n/g, "\\n")
		.replace(/\p{Cc}/gu, "");
}

/** A line in pieces of at most 75 octets, none within a character; those after the first begin with a blank. */
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
