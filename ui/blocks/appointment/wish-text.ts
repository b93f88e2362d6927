import type { AppointmentWish } from "#core/appointments/appointment-times.ts";
import { type Language, regionOf } from "#core/language/language.ts";
import { unbroken, withFirst } from "#ui/components/format-date.ts";
import { timeText } from "#ui/components/open-state-text.ts";
import type { Translate } from "#ui/foundation/translate-context.tsx";

/** Formats a wish: "Dienstag, 1. Dezember 2026, 10:30 Uhr". */
export function wishText({ date, time }: AppointmentWish, language: Language, t: Translate): string {
	const format = new Intl.DateTimeFormat(regionOf(language), { dateStyle: "full", timeZone: "UTC" });
	return t("appointment.at", {
		day: unbroken(withFirst(format.format(Date.parse(date)), language)),
		time: timeText(time, t),
	});
}
