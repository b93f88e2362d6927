import type { PageModel } from "#core/models/page-model.ts";
import { Blocks } from "#ui/blocks/blocks.tsx";
import { Hero } from "#ui/components/hero.tsx";

/** The home page: a large image, then the company's offers. */
export function HomePage({ page }: { readonly page: PageModel }) {
	return (
		<>
			<Hero page={page} />
			<Blocks blocks={page.blocks} />
		</>
	);
}
