import type { Services } from "#core/models/page-services.ts";
import type { ShopServices } from "#core/models/shop-services.ts";
import { day } from "#core/platform/time.ts";
import { loadState, type PersistedStateRules, serializeState } from "#core/state/persisted-state.ts";
import { runStorageCommands } from "#core/state/storage-commands.ts";
import { type ConfirmedOrder, decodeConfirmedOrder } from "#ui/shop/order/confirmation-state.ts";

/** Stored per tab, because it is personal: the tab's history entries contain the same. */
const rules: PersistedStateRules<ConfirmedOrder> = {
	key: "int-checkout:confirmed",
	version: 1,
	maxAge: day,
	acceptsFuture: true,
	decode: decodeConfirmedOrder,
};

type TabServices = Pick<Services, "time" | "logger">;

/** Returns the order that this tab has confirmed last; null if there is none. */
export function lastOrder(
	{ session }: Pick<ShopServices, "session">,
	{ time, logger }: TabServices,
): ConfirmedOrder | null {
	return loadState(session, rules, time.now(), logger).data;
}

/** Stores the order whose confirmation is shown, in case the visitor returns to the checkout in this tab. */
export function storeLastOrder(
	confirmed: ConfirmedOrder,
	{ session }: Pick<ShopServices, "session">,
	{ time }: TabServices,
): void {
	runStorageCommands(session, [
		{ type: "write", key: rules.key, text: serializeState(confirmed, rules, time.now()) },
	]);
}
