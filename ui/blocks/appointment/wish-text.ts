import type { AppointmentWish } from "#core/appointments/appointment-times.ts";
import { type Language, regionOf } from "#core/shared/language.ts";
import type { Translate } from "#ui/foundation/translate-context.tsx";

/** A day as the language writes it: "Di., 1. Dezember" or, long, "Dienstag, 1. Dezember 2026". */
export function formatDay(date: string, language: Language, length: "short" | "long"): string {
	return new Intl.DateTimeFormat(regionOf(language), {
		weekday: length,
		day: "numeric",
		month: "long",
		...(length === "long" ? { year: "numeric" } : {}),
		timeZone: "UTC",
	}).format(Date.parse(date));
}

/** A wish in words. */
export function wishText({ date, time }: AppointmentWish, language: Language, t: Translate): string {
	return t("appointment.at", { day: formatDay(date, language, "long"), time });
}
