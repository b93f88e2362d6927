import type { PageModel } from "#core/models/page-model.ts";
import { Blocks } from "#ui/blocks/blocks.tsx";
import { PlainPageHeader } from "#ui/components/page-headers.tsx";

/** The index of brands: the grid first, without a header image. */
export function BrandsPage({ page }: { readonly page: PageModel }) {
	return (
		<>
			<PlainPageHeader page={page} />
			<Blocks blocks={page.blocks} />
		</>
	);
}
