import type { PageModel } from "#core/models/page-model.ts";
import { Blocks } from "#ui/blocks/blocks.tsx";
import { BannerPageHeader } from "#ui/components/page-headers.tsx";

/** The company and its people. */
export function AboutPage({ page }: { readonly page: PageModel }) {
	return (
		<>
			<BannerPageHeader page={page} />
			<Blocks blocks={page.blocks} />
		</>
	);
}
