import { type ContentFinding, errorAt } from "#core/content/finding.ts";
import { isLanguage, type Language } from "#core/language/language.ts";
import { pathProblem } from "#core/routes/paths.ts";

const wrongLanguage = "content.path.language";

/** Findings that follow from paths of another default language: without it, they are true of each page. */
const consequences: ReadonlySet<string> = new Set([
	"content.home.missing",
	"content.link.dead",
	"content.link.dead_near",
]);

/**
 * Replaces the findings that only follow from another default language by one that names it: the pages were written for a
 * site in which another language has the paths without a prefix, for example before the order of languages was changed.
 */
export function withDefaultLanguageCause(
	findings: readonly ContentFinding[],
	defaultLanguage: Language,
): readonly ContentFinding[] {
	const home = findings.find(({ key, params }) => key === wrongLanguage && params.path === "/");
	const written = home?.params.language;
	if (typeof written !== "string" || !isLanguage(written)) return findings;
	const isConsequence = ({ key, params }: ContentFinding) => {
		const language = String(params.language);
		const fits = isLanguage(language) && pathProblem(String(params.path), language, written) === null;
		return consequences.has(key) || (key === wrongLanguage && fits);
	};
	return [
		errorAt("pages", null, "content.path.defaultLanguage", { language: written, found: defaultLanguage }),
		...findings.filter((finding) => !isConsequence(finding)),
	];
}
