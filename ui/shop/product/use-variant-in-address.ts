import { useEffect, useRef } from "react";
import type { ProductPageEvent } from "#core/product-page/product-page-reducer.ts";
import type { VariantChoice } from "#core/product-page/product-page-state.ts";
import { searchWithVariant, variantInSearch } from "#core/product-page/variant-address.ts";
import { type ContentId, sameId } from "#core/shared/branded.ts";
import { useServices } from "#ui/foundation/services.tsx";
import { useSearch } from "#ui/foundation/use-search.ts";

/**
 * Chooses the variant in the URL, on load and after history navigation. Returns a function that chooses another one
 * and adds it to the URL (B-SEO-05). Ignores variants that are not offered.
 */
export function useVariantInAddress(
	choice: VariantChoice | null,
	dispatch: (event: ProductPageEvent) => void,
): (variant: ContentId) => void {
	const navigation = useServices()?.navigation;
	const requested = variantInSearch(useSearch());
	const last = useRef<string | null>(null);
	const offered = choice?.variants.some(({ id }) => sameId(id, requested)) === true;
	useEffect(() => {
		// If the URL has no variant, only a choice by an earlier URL is undone.
		if (requested === null ? last.current === null : !offered) return;
		last.current = requested;
		dispatch({ type: "variantChange", variant: requested });
	}, [requested, offered, dispatch]);
	return (variant) => {
		dispatch({ type: "variantChange", variant });
		navigation?.changeSearch(searchWithVariant(navigation.search(), variant), "replace");
	};
}
