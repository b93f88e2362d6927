import type { PageModel } from "#core/site/page-model.ts";
import { Blocks } from "#ui/blocks/blocks.tsx";
import { SplitHead } from "#ui/components/page-heads.tsx";

/** A part of the range: its picture beside its words, then its pieces and brands. */
export function DisplayPage({ page }: { readonly page: PageModel }) {
	return (
		<>
			<SplitHead page={page} />
			<Blocks blocks={page.blocks} />
		</>
	);
}
