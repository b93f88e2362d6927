import { useState } from "react";
import type { PageModel, ShellModel } from "#core/models/page-model.ts";
import type { Language } from "#core/shared/language.ts";
import type { TemplateName } from "#core/site/page.ts";
import { demoPage, demoShell } from "#stories/fixtures/demo-shop.ts";
import { memoryServices, servicesWithConsent } from "#stories/fixtures/services.ts";
import { StoryApp } from "#stories/fixtures/surroundings.tsx";
import { storyTranslate } from "#stories/fixtures/translate.ts";
import type { Template } from "#ui/pages/template.ts";

/** What a whole page in a story is made of. */
export interface StoryPageProps {
	readonly template: TemplateName;
	readonly language: Language;
	/** Renders the template; loaded before the story. */
	readonly draw: Template;
	/** Fields of the page other than the demo shop's. */
	readonly fields?: Partial<PageModel> | undefined;
	/** Fields of the shell other than the demo shop's. */
	readonly shellFields?: Partial<ShellModel> | undefined;
	/** Whether nobody was asked about cookies yet. */
	readonly firstVisit?: boolean | undefined;
}

/** A whole page of the demo shop, as visitors get it. */
export function StoryPage({ template, language, draw, fields, shellFields, firstVisit }: StoryPageProps) {
	const shell = demoShell(language, shellFields);
	const [services] = useState(() => (firstVisit ? memoryServices({}, shell) : servicesWithConsent(shell)));
	return (
		<StoryApp
			page={demoPage(template, language, fields)}
			shell={shell}
			template={draw}
			t={storyTranslate[language]}
			services={services}
		/>
	);
}
