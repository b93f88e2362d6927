import type { ContentFinding } from "#core/content/finding.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import type { Site } from "#core/site/site.ts";
import { BrokenPictureError, type PictureDescription, type Pictures } from "#renderer/write/images.ts";

/** The finding of a picture that was found broken when it was decoded. */
export function brokenPicture({ picture, reason }: BrokenPictureError): ContentFinding {
	return {
		severity: "error",
		file: `media/${picture}`,
		field: null,
		key: "content.picture.broken",
		params: { reason },
	};
}

/** How many pictures are held in memory at a time. */
const atOnce = 8;

/** Describes all pictures of a site in their order; findings for all that cannot be decoded (B-REL-01). */
export async function describeAll(
	site: Site,
	pictures: Pictures,
): Promise<Result<readonly PictureDescription[], readonly ContentFinding[]>> {
	const findings: ContentFinding[] = [];
	const described: (PictureDescription | null)[] = site.media.map(() => null);
	const waiting = [...site.media.entries()];
	const work = async () => {
		for (let next = waiting.shift(); next; next = waiting.shift()) {
			const [place, { name }] = next;
			try {
				described[place] = await pictures.describe(name);
			} catch (error) {
				if (!(error instanceof BrokenPictureError)) throw error;
				findings.push(brokenPicture(error));
			}
		}
	};
	await Promise.all(Array.from({ length: atOnce }, work));
	return findings.length > 0 ? fail(findings) : succeed(described.filter((picture) => picture !== null));
}
