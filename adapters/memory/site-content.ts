import type { ContentFinding } from "#core/content/finding.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import { fail, succeed } from "#core/shared/result.ts";
import type { PageBody } from "#core/site/page.ts";
import type { Site } from "#core/site/site.ts";

/** A site's content held in memory. */
export interface MemorySite {
	readonly site: Site;
	/** The bodies of every page by the page's id. */
	readonly bodies: Readonly<Record<string, readonly PageBody[]>>;
	/** The images by the name that `site.media` gives them. */
	readonly images: Readonly<Record<string, Uint8Array>>;
	/** What loading finds; an error among it makes loading fail. */
	readonly findings?: readonly ContentFinding[];
}

function plain(name: string): string {
	return name.trim().normalize("NFC").toLowerCase();
}

/** The content of a site from memory, for tests and stories. */
export function createMemorySiteContent({ site, bodies, images, findings = [] }: MemorySite): SiteContent {
	const byName = new Map(Object.entries(images).map(([name, bytes]) => [plain(name), bytes]));
	const byId = new Map(Object.entries(bodies));
	return {
		async load() {
			return findings.some(({ severity }) => severity === "error")
				? fail(findings)
				: succeed({ site, warnings: findings });
		},
		async pageBody(id, language) {
			const body = byId.get(id)?.find((version) => version.language === language);
			if (!body) throw new Error(`The content in memory has no page "${id}" in "${language}".`);
			return body;
		},
		async media(name) {
			const bytes = byName.get(plain(name));
			if (!bytes) throw new Error(`The content in memory has no picture "${name}".`);
			return bytes;
		},
	};
}
