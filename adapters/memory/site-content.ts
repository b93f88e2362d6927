import type { ContentFinding } from "#core/content/finding.ts";
import type { PageBody } from "#core/pages/page.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import { fail, succeed } from "#core/shared/result.ts";
import type { Site } from "#core/site/site.ts";

/** A site's content held in memory. */
export interface MemorySite {
	readonly site: Site;
	/** The bodies of every page, by page id. */
	readonly bodies: Readonly<Record<string, readonly PageBody[]>>;
	/** The images by their names in `site.media`. */
	readonly images: Readonly<Record<string, Uint8Array>>;
	/** The findings of loading; errors make it fail. */
	readonly findings?: readonly ContentFinding[];
}

function plain(name: string): string {
	return name.trim().normalize("NFC").toLowerCase();
}

/** Creates a site's content in memory, for tests and stories. */
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
