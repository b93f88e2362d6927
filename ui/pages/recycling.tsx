import type { PageModel } from "#core/models/page-model.ts";
import { Blocks } from "#ui/blocks/blocks.tsx";
import { CallToAction } from "#ui/components/call-to-action.tsx";
import { SplitPageHeader } from "#ui/components/page-headers.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

/** Old gold: testing, weighing and payment. */
export function RecyclingPage({ page }: { readonly page: PageModel }) {
	const t = useTranslate();
	return (
		<>
			<SplitPageHeader page={page} />
			<Blocks blocks={page.blocks} />
			<CallToAction title={t("recycling.appointment")} text={t("recycling.appointmentText")} />
		</>
	);
}
