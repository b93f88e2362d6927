import type { AppointmentWish } from "#core/appointments/appointment-times.ts";
import { calendarFile } from "#core/appointments/calendar-file.ts";
import { type Language, regionOf } from "#core/language/language.ts";
import { computableSchedule } from "#core/opening-hours/branch-schedule.ts";
import styles from "#ui/blocks/appointment/appointment-form.module.css";
import type { SentAppointment } from "#ui/blocks/appointment/use-appointment.ts";
import { unbroken, withFirst } from "#ui/components/format-date.ts";
import { timeText } from "#ui/components/open-state-text.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { type Translate, useTranslate } from "#ui/foundation/translate-context.tsx";

/** The confirmation of a request, with its times for the visitor's calendar (B-USE-15). */
export function AppointmentSent({ request }: { readonly request: SentAppointment }) {
	const t = useTranslate();
	const { language, domain, siteName, schedules } = useShell();
	const { at, reason, branch, wishes, duration, email, sentAt } = request;
	const schedule = computableSchedule(schedules, at.id);
	const calendar = calendarFile(
		{
			summary: t("appointment.summary", { reason, branch }),
			location: `${at.name}, ${at.street}, ${at.city}`,
			description: t("appointment.description", { shop: siteName }),
			wishes,
			minutes: duration,
			time_zone: schedule?.time_zone ?? "UTC",
		},
		domain,
		sentAt,
	);
	return (
		<div ref={focusOn} role="status" tabIndex={-1} className={styles.sent}>
			<h3>{t("appointment.sent")}</h3>
			<p>{t("appointment.sentText", { email })}</p>
			<p>
				{t("appointment.minutes", { name: reason, minutes: duration })}, {branch}
			</p>
			<ul>
				{wishes.map((wish, index) => (
					<li key={`${wish.date} ${wish.time}`}>
						{t("appointment.wishOf", { place: index + 1, when: wishText(wish, language, t) })}
					</li>
				))}
			</ul>
			<a
				className={styles.calendar}
				href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`}
				download={t("appointment.file")}
			>
				{t("appointment.calendar")}
			</a>
		</div>
	);
}

/** Moves the focus here because the pressed button is gone. */
function focusOn(element: HTMLElement | null): void {
	element?.focus();
}

/** Formats a wish: "Dienstag, 1. Dezember 2026, 10:30 Uhr". */
export function wishText({ date, time }: AppointmentWish, language: Language, t: Translate): string {
	const format = new Intl.DateTimeFormat(regionOf(language), { dateStyle: "full", timeZone: "UTC" });
	return t("appointment.at", {
		day: unbroken(withFirst(format.format(Date.parse(date)), language)),
		time: timeText(time, t),
	});
}
