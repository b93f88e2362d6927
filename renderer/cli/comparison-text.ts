import { nearest } from "#core/content/nearest.ts";
import type { Messages } from "#renderer/cli/messages.ts";
import type { PageComparison } from "#renderer/render/plan-pages.ts";

/** Returns the path of a page that is given as a path or a web address, with or without a slash at its ends. */
export function pagePath(given: string): string {
	const path = /^https?:/.test(given) && URL.canParse(given) ? new URL(given).pathname : given;
	return `/${path.replace(/^\/+|\/+$/g, "")}`;
}

function reasonKey(changed: PageComparison["changed"]): string {
	if (changed === null) return "why.new";
	if (changed.includes("rendering")) return changed.includes("model") ? "why.both" : "why.rendering";
	if (changed.includes("model")) return "why.model";
	return changed.length > 0 ? "why.same" : "why.inputs";
}

/** Returns whether a page was rendered. */
function isRendered({ changed }: PageComparison): boolean {
	return changed === null || changed.some((digest) => digest !== "inputs");
}

/**
 * Returns why a page was rendered again, or not, and the products that it depends on. `given` is a path, a web address, or "*" for a line
 * about each page that was rendered.
 */
export function comparisonText(
	given: string,
	comparisons: readonly PageComparison[],
	messages: Messages,
): string {
	if (given === "*") {
		const lines = comparisons
			.filter(isRendered)
			.map(({ path, changed }) => messages(reasonKey(changed), { path }));
		return lines.length === 0 ? messages("why.none") : lines.sort().join("\n");
	}
	const path = pagePath(given);
	const found = comparisons.find((comparison) => comparison.path === path);
	if (!found) {
		const suggestion = nearest(
			path,
			comparisons.map((comparison) => comparison.path),
		);
		return messages(suggestion === null ? "why.missing" : "why.missing_near", { path, suggestion });
	}
	const { changed, reads } = found;
	const reason = messages(reasonKey(changed), { path });
	return reads.length === 0 ? reason : `${reason}\n${messages("why.products", { reads: reads.join(", ") })}`;
}
