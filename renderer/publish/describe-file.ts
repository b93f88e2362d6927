import type { FileDescription } from "#core/ports/site-output.ts";
import { cachingRules, revalidate } from "#renderer/engines/host-rules/site-rules.ts";
import { isNamedByContent } from "#renderer/output/previous-files.ts";
import { contentType } from "#renderer/preview/content-type.ts";

/** Files that list others: sitemaps, feeds, the service worker and robots.txt. */
const lists = /^(?:sitemap[^/]*\.xml|robots\.txt|sw\.js|feeds\/.*)$/;

function cacheControl(path: string): string {
	const address = `/${path}`;
	const rule = cachingRules.findLast((candidate) =>
		candidate.path.endsWith("/*")
			? address.startsWith(candidate.path.slice(0, -1))
			: address === candidate.path,
	);
	return rule?.value ?? revalidate;
}

/** Describes how a file of a built site is published, with the caching of the rules for hosts (B-USE-11). */
export function describeFile(path: string): FileDescription {
	const isHidden = path.split("/").some((part) => part.startsWith(".") && part !== ".well-known");
	return {
		isNamedByContent: isNamedByContent(path),
		listsOthers: lists.test(path),
		isForServers: isHidden || path === "_headers" || path === "_redirects",
		contentType: contentType(path),
		cacheControl: cacheControl(path),
	};
}
