import { useEffect, useState } from "react";
import { viewedKey } from "#core/wishlist/storage-keys.ts";
import { useServices } from "#ui/foundation/services.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useShop } from "#ui/shop/use-shop.ts";
import type { ViewedRow, ViewedRowProps } from "#ui/shop/wishlist/viewed-row.tsx";

/** The recently viewed products (B-USE-14). Loads nothing if none are stored. */
export function ProductViewed({ product }: Pick<ViewedRowProps, "product">) {
	const services = useServices();
	const { language } = useShell();
	const { wishlist } = useShop().paths;
	const [loaded, setLoaded] = useState<{ readonly ViewedRow: typeof ViewedRow } | null>(null);
	useEffect(() => {
		if (!wishlist || !services?.storage.read(viewedKey)) return;
		let isCurrent = true;
		import("#ui/shop/wishlist/viewed-row.tsx").then(
			(row) => isCurrent && setLoaded(row),
			() => undefined,
		);
		return () => {
			isCurrent = false;
		};
	}, [services, wishlist]);
	if (!loaded || !services) return null;
	// In another language, the products are read again.
	return <loaded.ViewedRow key={language} product={product} services={services} />;
}
