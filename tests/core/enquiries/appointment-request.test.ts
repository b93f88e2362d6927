import { describe, expect, it } from "vitest";
import { offeredProblems } from "#core/appointments/offered-wishes.ts";
import { type AppointmentFields, appointmentRequest } from "#core/enquiries/appointment-request.ts";
import type { Schedule } from "#core/opening-hours/schedule.ts";
import { appointmentFields, sender } from "#tests/core/enquiries/enquiry-fixtures.ts";

const fields: AppointmentFields = {
	...appointmentFields,
	reason: " Verlobungsring ",
	email: " mara@example.com ",
};
const problemsOf = (changes: Partial<AppointmentFields>) => {
	const made = appointmentRequest({ ...fields, ...changes }, sender);
	return made.ok ? [] : made.error.map(({ field, key }) => `${field} ${key}`);
};

describe("the request for an appointment", () => {
	it("B-USE-15 contains reason, branch and wishes, trimmed", () => {
		expect(appointmentRequest(fields, sender)).toEqual({
			ok: true,
			value: { ...fields, ...sender, reason: "Verlobungsring", email: "mara@example.com" },
		});
	});

	it("B-USE-15 names every missing field", () => {
		const nothing = {
			reason: "",
			duration: 0,
			branch: "",
			wishes: [{ date: "", time: "" }],
			name: "",
			email: "",
			privacy: false,
		};
		expect(problemsOf(nothing)).toEqual([
			"reason form.missing",
			"branch form.missing",
			"date1 form.missing",
			"time1 form.missing",
			"name form.missing",
			"email form.emailMissing",
			"privacy form.notAccepted",
		]);
	});

	it.each([
		[{ wishes: [{ date: "2026-12-01", time: "" }] }, "time1 form.missing"],
		[{ wishes: [...fields.wishes, { date: "", time: "11:00" }] }, "date2 form.missing"],
		[{ wishes: [{ date: "2026-13-41", time: "10:30" }] }, "date1 form.invalid"],
		[{ wishes: [{ date: "2026-12-01", time: "24:30" }] }, "time1 form.invalid"],
		[{ wishes: [...fields.wishes, ...fields.wishes, ...fields.wishes] }, "wishes form.invalid"],
		[{ duration: 0.5 }, "duration form.invalid"],
		[{ duration: 10_000 }, "duration form.invalid"],
		[{ phone: "1".repeat(51) }, "phone form.tooLong"],
	])("B-USE-15 refuses %j", (changes, found) => {
		expect(problemsOf(changes)).toEqual([found]);
	});
});

describe("appointment wishes", () => {
	const open = [{ from: 600, to: 1080 }];
	const schedule: Schedule = {
		time_zone: "Europe/Berlin",
		week: [open, open, open, open, open, [], []],
		dates: {},
	};
	const now = Date.parse("2026-11-30T08:00:00Z");
	const found = (...wishes: readonly (readonly [string, string])[]) =>
		offeredProblems(
			{ duration: 60, wishes: wishes.map(([date, time]) => ({ date, time })) },
			schedule,
			now,
		).map(({ field, key }) => `${field} ${key}`);

	it("B-USE-15 are valid if they are offered at one of the instants", () => {
		const wish = { duration: 60, wishes: [{ date: "2027-01-12", time: "10:30" }] };
		const before = Date.parse("2026-11-30T22:30:00Z");
		const after = Date.parse("2026-11-30T23:30:00Z");
		expect(offeredProblems(wish, schedule, before)).not.toEqual([]);
		expect(offeredProblems(wish, schedule, before, after)).toEqual([]);
	});

	it("B-USE-15 are within the opening hours, in the future, and different", () => {
		expect(found(["2026-12-01", "10:30"], ["2026-12-02", "17:00"])).toEqual([]);
		expect(found(["2026-12-05", "10:30"])).toEqual(["time1 appointment.notOpen"]);
		expect(found(["2026-12-01", "17:30"])).toEqual(["time1 appointment.notOpen"]);
		expect(found(["2026-11-30", "10:30"])).toEqual(["time1 appointment.notOpen"]);
		expect(found(["2026-12-01", "10:30"], ["2026-12-01", "10:30"])).toEqual(["time2 appointment.sameWish"]);
	});
});
