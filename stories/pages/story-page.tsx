import { useState } from "react";
import type { Language } from "#core/language/language.ts";
import type { PageModel, ShellModel } from "#core/models/page-model.ts";
import type { TemplateName } from "#core/pages/page.ts";
import { demoPage, demoShell } from "#stories/fixtures/demo-shop.ts";
import { memoryServices, servicesWithConsent } from "#stories/fixtures/services.ts";
import { StoryApp } from "#stories/fixtures/surroundings.tsx";
import { storyTranslate } from "#stories/fixtures/translate.ts";
import type { Template } from "#ui/pages/template.ts";

/** The props of a full-page story. */
export interface StoryPageProps {
	readonly template: TemplateName;
	readonly language: Language;
	/** The template, loaded before the story. */
	readonly draw: Template;
	/** Fields that replace the demo page's. */
	readonly fields?: Partial<PageModel> | undefined;
	/** Fields that replace the demo shell's. */
	readonly shellFields?: Partial<ShellModel> | undefined;
	/** Whether the visitor has not decided about cookies yet. */
	readonly firstVisit?: boolean | undefined;
}

/** A complete page of the demo shop, as visitors see it. */
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
