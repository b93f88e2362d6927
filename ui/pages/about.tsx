import type { PageModel } from "#core/site/page-model.ts";
import { Blocks } from "#ui/blocks/blocks.tsx";
import { BannerHead } from "#ui/components/page-heads.tsx";

/** The house and its people. */
export function AboutPage({ page }: { readonly page: PageModel }) {
	return (
		<>
			<BannerHead page={page} />
			<Blocks blocks={page.blocks} />
		</>
	);
}
