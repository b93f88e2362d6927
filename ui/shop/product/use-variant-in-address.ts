import { useEffect, useRef } from "react";
import type { ProductPageEvent } from "#core/product-page/product-page-reducer.ts";
import type { VariantChoice } from "#core/product-page/product-page-state.ts";
import { searchWithVariant, variantInSearch } from "#core/product-page/variant-address.ts";
import { type ContentId, sameId } from "#core/shared/branded.ts";
import { useServices } from "#ui/foundation/services.tsx";
import { useSearch } from "#ui/foundation/use-search.ts";

/**
 * Chooses the variant that the address names, on load and after a step in the history, and returns how to choose another
 * one, which the address then names (B-SEO-05). One that is not offered is left alone.
 */
export function useVariantInAddress(
	choice: VariantChoice | null,
	dispatch: (event: ProductPageEvent) => void,
): (variant: ContentId) => void {
	const navigation = useServices()?.navigation;
	const wanted = variantInSearch(useSearch());
	const last = useRef<string | null>(null);
	const offered = choice?.variants.some(({ id }) => sameId(id, wanted)) === true;
	useEffect(() => {
		// Without a variant in the address a choice is taken back only that an earlier address had made.
		if (wanted === null ? last.current === null : !offered) return;
		last.current = wanted;
		dispatch({ type: "variantChange", variant: wanted });
	}, [wanted, offered, dispatch]);
	return (variant) => {
		dispatch({ type: "variantChange", variant });
		navigation?.changeSearch(searchWithVariant(navigation.search(), variant), "replace");
	};
}
