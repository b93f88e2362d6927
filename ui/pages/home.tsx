import type { PageModel } from "#core/site/page-model.ts";
import { Blocks } from "#ui/blocks/blocks.tsx";
import { Hero } from "#ui/components/hero.tsx";

/** The home page: one large picture, then what the house shows. */
export function HomePage({ page }: { readonly page: PageModel }) {
	return (
		<>
			<Hero page={page} />
			<Blocks blocks={page.blocks} />
		</>
	);
}
