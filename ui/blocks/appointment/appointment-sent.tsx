import { calendarFile } from "#core/appointments/calendar-file.ts";
import { computableSchedule } from "#core/opening-hours/branch-schedule.ts";
import styles from "#ui/blocks/appointment/appointment-form.module.css";
import type { SentAppointment } from "#ui/blocks/appointment/use-appointment.ts";
import { wishText } from "#ui/blocks/appointment/wish-text.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

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
