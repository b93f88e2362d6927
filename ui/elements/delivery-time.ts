import { deliveryDates, shopDay } from "#core/checkout/delivery-dates.ts";
import { escapeMarkup } from "#core/shared/escape-markup.ts";
import { formatDays } from "#ui/components/format-date.ts";
import { type ConnectElement, replaceHtml } from "#ui/elements/connect-element.ts";
import { currentMinute, onEachMinute } from "#ui/foundation/each-minute.ts";

/** Where the text of such an element has its dates. */
export const datesPlace = "{dates}";

/**
 * Names the days on which goods are there that are ordered today, again with each day (B-USE-12): `data-days` is the
 * working days at the earliest and at the latest, "2 4", `data-countries` those whose
 * holidays count, "DE FR", `data-text` the sentence.
 */
export const connectDeliveryTime: ConnectElement = (element, { services: { time }, shell }) => {
	const { days = "", countries = "", text = "" } = element.dataset;
	const [earliest, latest] = days.split(" ").map(Number);
	if (earliest === undefined || latest === undefined) return () => {};
	return onEachMinute(time, () => {
		const today = shopDay(currentMinute(time), shell.schedules);
		const dates = deliveryDates({ earliest, latest }, countries.split(" "), today);
		const named = formatDays(dates.earliest, dates.latest, shell.language);
		replaceHtml(element, escapeMarkup(text.replace(datesPlace, () => named)));
	});
};
