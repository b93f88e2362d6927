import type { ShopShellModel } from "#core/models/shop-model.ts";
import type { NavigationLink } from "#core/navigation/link.ts";

/** The legal page that says how goods are sent back, by law or by the shop's own word; null without one. */
export function returnsPage({ legalPages }: Pick<ShopShellModel, "legalPages">): NavigationLink | null {
	return legalPages.find(({ key }) => key === "withdrawal" || key === "returns")?.link ?? null;
}
