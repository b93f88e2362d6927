import type { PageModel } from "#core/site/page-model.ts";
import { Blocks } from "#ui/blocks/blocks.tsx";
import { PlainHead } from "#ui/components/page-heads.tsx";

/** The index of brands: the grid comes at once, without a picture before it. */
export function BrandsPage({ page }: { readonly page: PageModel }) {
	return (
		<>
			<PlainHead page={page} />
			<Blocks blocks={page.blocks} />
		</>
	);
}
