import { useState } from "react";
import type { AppointmentDay } from "#core/appointments/appointment-times.ts";
import styles from "#ui/blocks/appointment/appointment-form.module.css";
import { SelectField } from "#ui/components/form/select-field.tsx";
import { formatDay } from "#ui/components/format-date.ts";
import { timeText } from "#ui/components/open-state-text.ts";
import { FieldRow } from "#ui/components/spectrum/field-row.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

/** A day and a time when the branch is open; choosing a day selects its first time. */
export function WishFields({
	place,
	days,
	placeholder,
}: {
	readonly place: 1 | 2;
	readonly days: readonly AppointmentDay[];
	/** The text of the day field before a day is chosen. */
	readonly placeholder: string;
}) {
	const t = useTranslate();
	const { language } = useShell();
	const [date, setDate] = useState("");
	const [time, setTime] = useState("");
	const timesOn = (chosenDate: string) => days.find((day) => day.date === chosenDate)?.times ?? [];
	const labels =
		place === 1
			? [t("appointment.day"), t("appointment.time")]
			: [t("appointment.secondDay"), t("appointment.secondTime")];
	return (
		<fieldset className={styles.wish}>
			<legend>{t(`appointment.wish${place}`)}</legend>
			<FieldRow>
				<SelectField
					name={`date${place}`}
					label={labels[0] ?? ""}
					placeholder={placeholder}
					choices={days.map((day) => ({ value: day.date, text: formatDay(day.date, language, "short") }))}
					value={date}
					required={place === 1}
					onChange={(value) => {
						setDate(value);
						setTime(timesOn(value)[0] ?? "");
					}}
				/>
				<SelectField
					name={`time${place}`}
					label={labels[1] ?? ""}
					placeholder={date === "" ? t("appointment.chooseDay") : t("appointment.choose")}
					choices={timesOn(date).map((value) => ({ value, text: timeText(value, t) }))}
					value={time}
					required={place === 1}
					onChange={setTime}
				/>
			</FieldRow>
		</fieldset>
	);
}
