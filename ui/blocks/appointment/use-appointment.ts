import { useState } from "react";
import { offeredProblems } from "#core/appointments/offered-wishes.ts";
import { type AppointmentRequest, appointmentRequest } from "#core/enquiries/appointment-request.ts";
import type { AppointmentReason } from "#core/models/block-model.ts";
import type { BranchModel } from "#core/models/page-model.ts";
import { computableSchedule } from "#core/opening-hours/branch-schedule.ts";
import { fail } from "#core/shared/result.ts";
import { type EnteredFields, useEnquiry } from "#ui/components/form/use-enquiry.ts";
import { useServices } from "#ui/foundation/services.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";

/** The selected options of the page. */
export interface AppointmentChoice {
	readonly reason: AppointmentReason | null;
	readonly branch: BranchModel | null;
}

/** The request that was sent, with branch and time. */
export interface SentAppointment extends AppointmentRequest {
	readonly at: BranchModel;
	/** Milliseconds since 1970. */
	readonly sentAt: number;
}

/** Returns the form's wishes; the second only if any part of it is chosen. */
function wishesIn({ text }: EnteredFields) {
	const wish = (place: 1 | 2) => ({ date: text(`date${place}`), time: text(`time${place}`) });
	const second = wish(2);
	return [wish(1), ...(second.date === "" && second.time === "" ? [] : [second])];
}

/** Sends the appointment request and keeps it for the calendar file. */
export function useAppointment({ reason, branch }: AppointmentChoice, product: string | null) {
	const { domain: project, language, schedules } = useShell();
	const services = useServices();
	const enquiries = services?.enquiries ?? null;
	const [sent, setSent] = useState<SentAppointment | null>(null);
	const now = () => services?.time.now() ?? 0;
	const enquiry = useEnquiry<AppointmentRequest>({
		section: "appointment",
		read(form) {
			const { text, ticked } = form;
			const fields = {
				reason: reason?.name ?? "",
				duration: reason?.minutes ?? 0,
				branch: branch?.name ?? "",
				wishes: wishesIn(form),
				name: text("name"),
				email: text("email"),
				phone: text("phone"),
				message: text("message"),
				privacy: ticked("privacy"),
				product,
			};
			const request = appointmentRequest(fields, { project, language });
			const schedule = branch && computableSchedule(schedules, branch.id);
			if (!request.ok || !schedule) return request;
			const problems = offeredProblems(request.value, schedule, now());
			return problems.length > 0 ? fail(problems) : request;
		},
		send: enquiries ? (request) => enquiries.requestAppointment(request) : null,
		failedKey: "error.postAppointment",
		onSent(request) {
			if (branch) setSent({ ...request, at: branch, sentAt: now() });
		},
	});
	return { enquiry, sent };
}
