import type { OrderShipping } from "#core/checkout/announced-shipping.ts";
import { type DeliveryDays, type DeliveryPromise, daysFromPayment } from "#core/checkout/delivery-dates.ts";
import type { Period } from "#core/content/period.ts";
import type { Language } from "#core/language/language.ts";
import { escapeMarkup } from "#core/text/escape-markup.ts";
import { formatDays } from "#ui/components/format-date.ts";
import { LiveElement } from "#ui/components/live-element.tsx";
import { datesPlace } from "#ui/elements/delivery-time.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import type { Translate } from "#ui/foundation/translate-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { useShopDay } from "#ui/shop/use-settings.ts";

interface DeliveryTimeProps {
	/** Null if unknown. */
	readonly days: DeliveryDays | null;
	readonly shipping: Omit<OrderShipping, "method">;
	/** Also shows the time for payment in advance while the payment method is undecided. */
	readonly withTransfer?: boolean;
}

/**
 * The delivery time of goods ordered now (B-USE-12). The server renders working days and the shop's holidays, which are true on
 * every day and without script; the browser replaces them by dates. With payment in advance it counts from the payment.
 *
 * Use it for goods that can be ordered now. Not for a placed order, which keeps its promise.
 */
export function DeliveryTime({
	days,
	shipping: { areas, closures, collected, paidAhead },
	withTransfer = false,
}: DeliveryTimeProps) {
	const t = useTranslate();
	const { language, shop } = useShell();
	const today = useShopDay();
	const kind = collected ? "ready" : "delivery";
	if (days === null) return <span>{t(`${kind}.unknown`)}</span>;
	const withoutClosures = (time: string) => notCounting(shop?.closuresAhead ?? [], time, language, t);
	const timeAfterPayment =
		today === null
			? withoutClosures(afterPayment(days, t))
			: afterPayment(daysFromPayment(days, { areas, closures }, today), t);
	if (paidAhead === true) return <span>{t(`${kind}.paidAhead`, { time: timeAfterPayment })}</span>;
	const { earliest, latest } = days;
	const dated = (
		<LiveElement
			name="delivery-time"
			html={escapeMarkup(withoutClosures(inDays(days, kind, t)))}
			data={{
				days: `${earliest} ${latest}`,
				areas: areas.join(" "),
				...(closures.length > 0 && { closures: closures.map(({ from, to }) => `${from}/${to}`).join(" ") }),
				text: t(`${kind}.dates`, { dates: datesPlace }),
			}}
		/>
	);
	if (!(withTransfer && paidAhead === "open")) return dated;
	return (
		<>
			<span>{dated}.</span> <span>{t("delivery.transfer", { time: timeAfterPayment })}</span>
		</>
	);
}

/** Adds the shop's holidays to a time in working days, which it is counted without. */
function notCounting(closures: readonly Period[], time: string, language: Language, t: Translate): string {
	if (closures.length === 0) return time;
	const dates = closures.map(({ from, to }) => formatDays(from, to, language)).join(", ");
	return t("delivery.notCounting", { time, dates });
}

/** The delivery promise of a placed order, counted from the payment if that came first. */
export function PromisedDelivery({
	promise: { deliveryDates, deliveryDays },
	collected,
	paidAhead,
}: {
	readonly promise: DeliveryPromise;
	readonly collected: boolean;
	readonly paidAhead: boolean;
}) {
	const { language } = useShell();
	const t = useTranslate();
	const kind = collected ? "ready" : "delivery";
	if (paidAhead && deliveryDays)
		return <span>{t(`${kind}.paidAhead`, { time: afterPayment(deliveryDays, t) })}</span>;
	if (deliveryDates === null) return null;
	const dates = formatDays(deliveryDates.earliest, deliveryDates.latest, language);
	return <span>{t(`${kind}.dates`, { dates })}</span>;
}

function afterPayment({ earliest, latest }: DeliveryDays, t: Translate): string {
	if (latest === 0) return t("afterPayment.sameDay");
	return earliest === latest
		? t("afterPayment.days", { count: latest })
		: t("afterPayment.range", { from: earliest, to: latest });
}

function inDays({ earliest, latest }: DeliveryDays, kind: "ready" | "delivery", t: Translate): string {
	if (latest === 0) return t(`${kind}.sameDay`);
	return earliest === latest || latest === 1
		? t(`${kind}.days`, { count: latest })
		: t(`${kind}.range`, { from: earliest, to: latest });
}
