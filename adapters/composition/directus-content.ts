import { createContentClient } from "#adapters/content-directus/client/content-client.ts";
import { atItem, directusPlaces } from "#adapters/content-directus/pull/findings.ts";
import type { Origins } from "#adapters/content-directus/pull/origins.ts";
import { type Drafts, noDrafts } from "#adapters/content-directus/pull/project-documents.ts";
import { pullContent } from "#adapters/content-directus/pull/pull-content.ts";
import { createContentFiles } from "#adapters/content-files/content-files.ts";
import { createFilePlaces } from "#adapters/content-files/finding-places.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import type { Language } from "#core/language/language.ts";
import type { Logger } from "#core/platform/logger.ts";
import type { FindingPlaces } from "#core/ports/finding-places.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";

/** The Directus that contains a site's content. */
export interface DirectusSource {
	readonly url: string;
	/** The domain of the project. */
	readonly project: string;
	/** A static token; null for public access. */
	readonly token: string | null;
	/** Whether to read drafts as if they were published. */
	readonly drafts: boolean;
	/** The absolute path of the folder for downloaded images. */
	readonly images: string;
}

/** The destination of the content. */
export interface DirectusTarget {
	/** The absolute path of the content folder to fill. */
	readonly contentDirectory: string;
	readonly languages: readonly Language[];
	/** The shop's root path without languages; the default one if omitted. */
	readonly storeRoot?: string;
	readonly logger: Logger;
}

/** A site's content from Directus by way of a content folder, so that the same rules apply to both. */
export interface DirectusContent extends SiteContent {
	/** Reads Directus again; returns whether anything changed. Failures leave the folder unchanged. */
	refresh(): Promise<Result<boolean, readonly ContentFinding[]>>;
	/** Returns the parts of the content that only editors may see. */
	drafts(): Drafts;
	/** Locates the items of findings in Directus. */
	readonly places: FindingPlaces;
}

/** Creates the content of a Directus project; its findings name collection, item and field (B-USE-04). */
export function createDirectusContent(source: DirectusSource, target: DirectusTarget): DirectusContent {
	const { url, project, token, images: cache } = source;
	const { contentDirectory: directory, languages, storeRoot, logger } = target;
	const files = createContentFiles({ directory, languages, ...(storeRoot !== undefined && { storeRoot }) });
	let drafts: Drafts = noDrafts;
	let origins: Origins = new Map();
	/** From the last pull. */
	let places: FindingPlaces | null = null;

	const pull = async () => {
		const client = createContentClient({ url, project, logger, ...(token === null ? {} : { token }) });
		try {
			const pulled = await pullContent({ client, directory, cache, drafts: source.drafts });
			if (pulled.ok) ({ drafts, origins } = pulled.value);
			places = null;
			return pulled;
		} finally {
			client.close();
		}
	};

	return {
		drafts: () => drafts,
		places: {
			locate(finding) {
				places ??= directusPlaces(createFilePlaces(directory), origins, url);
				return places.locate(finding);
			},
		},
		async refresh() {
			const pulled = await pull();
			return pulled.ok ? succeed(pulled.value.changed) : pulled;
		},
		async load() {
			const pulled = await pull();
			if (!pulled.ok) return pulled;
			const loaded = await files.load();
			if (!loaded.ok) return fail(loaded.error.map((finding) => atItem(finding, origins)));
			const warnings = loaded.value.warnings.map((finding) => atItem(finding, origins));
			return succeed({ ...loaded.value, warnings });
		},
		pageBody: files.pageBody,
		media: files.media,
	};
}
