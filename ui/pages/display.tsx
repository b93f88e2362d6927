import type { PageModel } from "#core/models/page-model.ts";
import { Blocks } from "#ui/blocks/blocks.tsx";
import { SplitPageHeader } from "#ui/components/page-headers.tsx";

/** A part of the range: its image next to its text, then its pieces and brands. */
export function DisplayPage({ page }: { readonly page: PageModel }) {
	return (
		<>
			<SplitPageHeader page={page} />
			<Blocks blocks={page.blocks} />
		</>
	);
}
