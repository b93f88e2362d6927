import { ownTypes, templateFields } from "#core/content/own-types.ts";
import { shownObject } from "#core/content/structures.ts";
import type { TemplateHydration } from "#core/loading/hydration-time.ts";
import type { OwnTemplateModel } from "#core/models/page-model.ts";
import type { PageBody, PageSummary } from "#core/pages/page.ts";
import { type PagePlace, shownTools } from "#renderer/plan/block-models.ts";
import type { PlanContext } from "#renderer/plan/plan-context.ts";

/** Returns the template of a page if it is the site's own; throws if a required image of it is missing. */
export function ownTemplate(
	{ template }: Pick<PageSummary, "template">,
	body: PageBody,
	place: PagePlace,
	context: PlanContext,
): OwnTemplateModel | null {
	const part = context.ownParts.templates.get(template);
	const type = ownTypes().templates[template];
	if (!part || !type) return null;
	const fields = shownObject(type.fields, { ...body[templateFields] }, shownTools(place, context));
	if (!fields) throw new Error(`A required image of the template ${template} is missing.`);
	// Its definition was checked.
	const hydrate = part.hydrate as TemplateHydration;
	return { name: part.name, module: part.module.url, hydrate, fields };
}
