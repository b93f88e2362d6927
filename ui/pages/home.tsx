import type { PageModel } from "#core/models/page-model.ts";
import { Blocks } from "#ui/blocks/blocks.tsx";
import { Hero } from "#ui/components/hero.tsx";

/** The home page: one large image, then what the company offers. */
export function HomePage({ page }: { readonly page: PageModel }) {
	return (
		<>
			<Hero page={page} />
			<Blocks blocks={page.blocks} />
		</>
	);
}
