import { useShell } from "#ui/foundation/shell-context.tsx";
import { NavigationStrip } from "#ui/shell/navigation-strip.tsx";
import { ShopMenu } from "#ui/shop/shop-menu.tsx";

export interface HeaderNavigationProps {
	readonly path: string;
}

/** The navigation below the logo. */
export function HeaderNavigation({ path }: HeaderNavigationProps) {
	const { primary } = useShell();
	// Without a primary menu there is no drawer that the shop's could be in (R-SHELL-02, R-CART-07).
	return primary.length > 0 ? <NavigationStrip path={path} /> : <ShopMenu path={path} />;
}
