import { useEffect, useState } from "react";
import { appointmentDays } from "#core/appointments/appointment-times.ts";
import type { AppointmentReason } from "#core/models/block-model.ts";
import { computableSchedule } from "#core/opening-hours/branch-schedule.ts";
import { AppointmentSent } from "#ui/blocks/appointment/appointment-sent.tsx";
import { type AppointmentChoice, useAppointment } from "#ui/blocks/appointment/use-appointment.ts";
import { WishFields } from "#ui/blocks/appointment/wish-fields.tsx";
import { EnquiryForm } from "#ui/components/form/enquiry-form.tsx";
import { SelectField } from "#ui/components/form/select-field.tsx";
import { FieldRow } from "#ui/components/spectrum/field-row.tsx";
import { TextArea } from "#ui/components/spectrum/text-area.tsx";
import { TextField } from "#ui/components/spectrum/text-field.tsx";
import { useServices } from "#ui/foundation/services.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { useSearch } from "#ui/foundation/use-search.ts";

/** The props of the appointment form. */
export interface AppointmentFormProps {
	readonly reasons: readonly AppointmentReason[];
	/** The id of the heading that labels the form. */
	readonly headingId: string;
}

/**
 * Requests an appointment (B-USE-15): reason, branch, time and sender. Without script the times are a text field,
 * because the offered times depend on the day.
 *
 * Use it for the appointment block. Not for availability requests: the product's page has a form for those.
 */
export function AppointmentForm({ reasons, headingId }: AppointmentFormProps) {
	const t = useTranslate();
	const { branches, schedules } = useShell();
	const { choice, chosen, choose } = useChoice(reasons);
	const product = useProduct();
	const { enquiry, sent } = useAppointment(choice, product?.id ?? null);
	const now = useNow();
	const { reason, branch } = choice;
	const schedule = branch ? computableSchedule(schedules, branch.id) : null;
	const days = reason && schedule && now !== null ? appointmentDays(schedule, reason.minutes, now) : [];
	if (enquiry.state.step === "sent" && sent) return <AppointmentSent request={sent} />;
	const offering = reason ? branches.filter(({ id }) => reason.branches.includes(id)) : branches;
	const placeholder = reason && branch ? t("appointment.choose") : t("appointment.chooseBranch");
	return (
		<EnquiryForm
			enquiry={enquiry}
			headingId={headingId}
			texts={{ send: t("appointment.send"), privacy: t("contactForm.privacy"), sent: null }}
		>
			{product?.name ? <p>{t("appointment.product", { product: product.name })}</p> : null}
			<FieldRow>
				<SelectField
					name="reason"
					label={t("appointment.reason")}
					placeholder={t("appointment.choose")}
					choices={reasons.map(({ id, name, minutes }) => ({
						value: id,
						text: t("appointment.minutes", { name, minutes }),
					}))}
					value={chosen.reason}
					required
					onChange={(value) => choose({ reason: value })}
				/>
				<SelectField
					name="branch"
					label={t("appointment.branch")}
					placeholder={t("appointment.choose")}
					choices={offering.map(({ id, name }) => ({ value: id, text: name }))}
					value={chosen.branch}
					required
					onChange={(value) => choose({ branch: value })}
				/>
			</FieldRow>
			{now !== null && reason && branch && days.length === 0 ? (
				<p role="alert">
					{t("appointment.noDays")} {branch.phone?.text}
				</p>
			) : null}
			{([1, 2] as const).map((place) =>
				now === null ? (
					<TextField
						key={place}
						name={`date${place}`}
						label={t("appointment.freely", { wish: t(`appointment.wish${place}`) })}
						required={place === 1}
					/>
				) : (
					<WishFields
						key={`${place} ${chosen.reason} ${chosen.branch}`}
						place={place}
						days={days}
						placeholder={placeholder}
					/>
				),
			)}
			<FieldRow>
				<TextField name="name" label={t("appointment.name")} autoComplete="name" required />
				<TextField name="email" label={t("appointment.email")} type="email" autoComplete="email" required />
			</FieldRow>
			<TextField name="phone" label={t("appointment.phone")} type="tel" autoComplete="tel" />
			<TextArea name="message" label={t("appointment.message")} />
		</EnquiryForm>
	);
}

/** Returns the instant of hydration; null in prerendered markup, which is the same on every day. */
function useNow(): number | null {
	const time = useServices()?.time ?? null;
	const [now, setNow] = useState<number | null>(null);
	useEffect(() => setNow(time?.now() ?? null), [time]);
	return now;
}

/** Returns the chosen reason and branch: the visitor's choice, else the address's query, else the only option. */
function useChoice(reasons: readonly AppointmentReason[]) {
	const { branches } = useShell();
	const query = new URLSearchParams(useSearch());
	const [visitorChoice, setOwn] = useState<Partial<Record<"reason" | "branch", string>>>({});
	const reason = reasons.find(({ id }) => id === (visitorChoice.reason ?? query.get("reason"))) ?? null;
	const offering = branches.filter(({ id }) => !reason || reason.branches.includes(id));
	const branchId =
		visitorChoice.branch ?? query.get("branch") ?? (branches.length === 1 ? branches[0]?.id : undefined);
	const branch = offering.find(({ id }) => id === branchId) ?? null;
	const choice: AppointmentChoice = { reason, branch };
	return {
		choice,
		chosen: { reason: reason?.id ?? "", branch: branch?.id ?? "" },
		choose: (part: Partial<Record<"reason" | "branch", string>>) => setOwn((now) => ({ ...now, ...part })),
	};
}

/** Returns the product named in the address's query, with its name once that is loaded; null if there is none. */
function useProduct(): { readonly id: string; readonly name: string | null } | null {
	const id = new URLSearchParams(useSearch()).get("product");
	const { shop } = useShell();
	const services = useServices();
	const [read, setRead] = useState<{ readonly id: string; readonly name: string } | null>(null);
	useEffect(() => {
		if (id === null || shop === null || services === null) return;
		let isCurrent = true;
		void services
			.loadCatalogue()
			.then(({ catalogue }) => catalogue.product(id))
			.then((product) => {
				if (isCurrent && product) setRead({ id, name: product.display_name });
			})
			.catch((error: unknown) =>
				services.logger.note("appointment.productUnread", { reason: String(error) }),
			);
		return () => {
			isCurrent = false;
		};
	}, [id, shop, services]);
	// An unknown product is not sent.
	return read?.id === id ? read : null;
}
