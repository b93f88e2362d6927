import type { ShopShellModel } from "#core/models/shop-model.ts";
import type { NavigationLink } from "#core/navigation/link.ts";

/** Returns the link to the legal page about returns, by law or by the shop's grant; null if there is none. */
export function returnsPage({ legalPages }: Pick<ShopShellModel, "legalPages">): NavigationLink | null {
	return legalPages.find(({ key }) => key === "withdrawal" || key === "returns")?.link ?? null;
}
