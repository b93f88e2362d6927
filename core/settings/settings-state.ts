import type { LoadSettingsError } from "#core/checkout/errors.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import type { Result } from "#core/shared/result.ts";

/** How far the settings have come (specification 4, "Settings load"). */
export type SettingsState =
	| { readonly state: "loading" }
	| { readonly state: "data"; readonly settings: ShopSettings }
	| { readonly state: "error"; readonly error: LoadSettingsError };

/** The state while the settings are read for the first time or again. */
export const settingsLoading: SettingsState = { state: "loading" };

/** The state once the settings port has answered. */
export function settingsLoaded(answer: Result<ShopSettings, LoadSettingsError>): SettingsState {
	return answer.ok ? { state: "data", settings: answer.value } : { state: "error", error: answer.error };
}
