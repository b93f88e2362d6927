import { deliveryDates } from "#core/checkout/delivery-dates.ts";
import type { Period } from "#core/content/period.ts";
import { shopDay } from "#core/opening-hours/branch-schedule.ts";
import { escapeMarkup } from "#core/text/escape-markup.ts";
import { formatDays } from "#ui/components/format-date.ts";
import { type ConnectElement, replaceHtml } from "#ui/elements/connect-element.ts";
import { currentMinute, onEachMinute } from "#ui/foundation/each-minute.ts";

/** The placeholder for dates in the text of such an element. */
export const datesPlace = "{dates}";

/**
 * Shows the delivery dates of goods that are ordered today, updated every day (B-USE-12). `data-days` is the
 * minimum and maximum in working days, "2 4"; `data-areas` lists the countries and regions whose holidays count, "CH-GE FR",
 * `data-closures` the shop's own, "2026-12-24/2027-01-06"; `data-text` is the sentence.
 */
export const connectDeliveryTime: ConnectElement = (element, { services: { time }, shell }) => {
	const { days = "", areas = "", closures = "", text = "" } = element.dataset;
	const [earliest, latest] = days.split(" ").map(Number);
	if (earliest === undefined || latest === undefined) return () => {};
	const calendar = { areas: areas.split(" "), closures: periodsIn(closures) };
	return onEachMinute(time, () => {
		const today = shopDay(currentMinute(time), shell.schedules);
		const dates = deliveryDates({ earliest, latest }, calendar, today);
		const named = formatDays(dates.earliest, dates.latest, shell.language);
		replaceHtml(element, escapeMarkup(text.replace(datesPlace, () => named)));
	});
};

function periodsIn(text: string): readonly Period[] {
	return text.split(" ").flatMap((written) => {
		const [from, to] = written.split("/");
		return from && to ? [{ from, to }] : [];
	});
}
