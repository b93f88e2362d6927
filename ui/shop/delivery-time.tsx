import type { OrderShipping } from "#core/checkout/announced-shipping.ts";
import type { DeliveryDates, DeliveryDays } from "#core/checkout/delivery-dates.ts";
import { formatDays } from "#ui/components/format-date.ts";
import { LiveElement } from "#ui/components/live-element.tsx";
import { datesPlace } from "#ui/elements/delivery-time.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import type { Translate } from "#ui/foundation/translate-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

interface DeliveryTimeProps {
	/** Null where not known. */
	readonly days: DeliveryDays | null;
	readonly shipping: Pick<OrderShipping, "countries" | "collected">;
}

/**
 * When goods are there that are ordered now (B-USE-12): in working days from the server, which is true on every day and
 * without script, and by their dates once the browser's day is known.
 *
 * Use it for goods that can be ordered now. Not for an order that was placed: that keeps what it was promised.
 */
export function DeliveryTime({ days, shipping: { countries, collected } }: DeliveryTimeProps) {
	const t = useTranslate();
	const kind = collected ? "ready" : "delivery";
	if (days === null) return <span>{t(`${kind}.unknown`)}</span>;
	const { earliest, latest } = days;
	return (
		<LiveElement
			name="delivery-time"
			html={inDays(days, kind, t)}
			data={{
				days: `${earliest} ${latest}`,
				countries: countries.join(" "),
				text: t(`${kind}.dates`, { dates: datesPlace }),
			}}
		/>
	);
}

/** When an order is there that was placed before: as it was promised. */
export function PromisedDelivery({
	dates,
	collected,
}: {
	readonly dates: DeliveryDates;
	readonly collected: boolean;
}) {
	const { language } = useShell();
	const t = useTranslate();
	const named = formatDays(dates.earliest, dates.latest, language);
	return <span>{t(collected ? "ready.dates" : "delivery.dates", { dates: named })}</span>;
}

function inDays({ earliest, latest }: DeliveryDays, kind: "ready" | "delivery", t: Translate): string {
	if (latest === 0) return t(`${kind}.sameDay`);
	return earliest === latest || latest === 1
		? t(`${kind}.days`, { count: latest })
		: t(`${kind}.range`, { from: earliest, to: latest });
}
