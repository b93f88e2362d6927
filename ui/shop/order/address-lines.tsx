import type { Address } from "#core/checkout/address.ts";
import { addressLines } from "#core/checkout/address-rules.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import styles from "#ui/shop/order/address-lines.module.css";
import { countryNames } from "#ui/shop/order/country-names.ts";

/** An address in the format of an envelope. */
export function AddressLines({
	address,
	settings,
}: {
	readonly address: Address;
	/** The settings with the shop's names of countries. */
	readonly settings: Pick<ShopSettings, "shipping_methods_config" | "shipping_countries">;
}) {
	const { language } = useShell();
	const lines = [
		...addressLines(address),
		address.country_code === "" ? "" : countryNames(settings, language)(address.country_code),
	];
	return (
		<address className={styles.address}>{lines.filter((line) => line.trim() !== "").join("\n")}</address>
	);
}
