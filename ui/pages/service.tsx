import type { PageModel } from "#core/site/page-model.ts";
import { Blocks } from "#ui/blocks/blocks.tsx";
import { CallToAction } from "#ui/components/call-to-action.tsx";
import { SplitHead } from "#ui/components/page-heads.tsx";
import { useWords } from "#ui/foundation/words.tsx";

/** What the house does and what it costs, and the way to bring a piece in. */
export function ServicePage({ page }: { readonly page: PageModel }) {
	const words = useWords();
	return (
		<>
			<SplitHead page={page} />
			<Blocks blocks={page.blocks} />
			<CallToAction title={words("service.appointment")} text={words("service.appointmentText")} />
		</>
	);
}
