import { decodeSettings } from "#adapters/catalogue-static/decode-settings.ts";
import { pathOf } from "#adapters/catalogue-static/manifest.ts";
import type { ShopFiles } from "#adapters/catalogue-static/shop-files.ts";
import { LoadSettingsError } from "#core/checkout/errors.ts";
import { decoded } from "#core/decoding/file-decoders.ts";
import type { ShopSettingsSource } from "#core/ports/shop-settings-source.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";

/** Creates the source of the shop's settings from the files of its build (R-SET-01). */
export function createStaticShopSettings(files: ShopFiles): ShopSettingsSource {
	const load = async (fresh: boolean): Promise<Result<ShopSettings, LoadSettingsError>> => {
		try {
			const settings = await files.read(
				({ manifest, file }) =>
					file(pathOf.settings(manifest.settings), (content) => decoded(decodeSettings, content)),
				fresh,
			);
			return succeed(settings);
		} catch (cause) {
			return fail(new LoadSettingsError({ cause }));
		}
	};
	return {
		load: () => load(false),
		async shippingMethods() {
			const settings = await load(true);
			return settings.ok ? succeed(settings.value.shipping_methods_config) : settings;
		},
	};
}
