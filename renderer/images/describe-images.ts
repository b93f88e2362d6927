import { noParsedFiles, type ParsedFileCache } from "#adapters/content-files/parsed-file-cache.ts";
import { type ContentFinding, errorAt } from "#core/content/finding.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import type { Site } from "#core/site/site.ts";
import {
	BrokenImageError,
	encoderVersion,
	type ImageDescription,
	type Images,
} from "#renderer/images/images.ts";

/** Returns the finding for an image that failed to decode. */
export function brokenImageFinding({ image, reason }: BrokenImageError): ContentFinding {
	const file = `media/${image}`;
	return reason === null
		? errorAt(file, null, "content.picture.damaged", {})
		: errorAt(file, null, "content.picture.broken", { reason });
}

/** Maximum number of images in memory at the same time. */
const maxConcurrent = 8;

/** Describes all images of a site in order; returns findings for those that cannot be decoded (B-REL-01). */
export async function describeImages(
	{ site }: { readonly site: Site },
	images: Pick<Images, "describe">,
	parsedFiles: ParsedFileCache = noParsedFiles,
): Promise<Result<readonly ImageDescription[], readonly ContentFinding[]>> {
	const findings: ContentFinding[] = [];
	const cache = parsedFiles.ofKind<ImageDescription>("descriptions", encoderVersion());
	const described: (ImageDescription | null)[] = site.media.map(() => null);
	const waiting = [...site.media.entries()];
	const work = async () => {
		for (let next = waiting.shift(); next; next = waiting.shift()) {
			const [index, { name }] = next;
			try {
				const description = cache.get(`media/${name}`) ?? (await images.describe(name));
				described[index] = description;
				cache.set(`media/${name}`, description);
			} catch (error) {
				if (!(error instanceof BrokenImageError)) throw error;
				findings.push(brokenImageFinding(error));
			}
		}
	};
	await Promise.all(Array.from({ length: maxConcurrent }, work));
	return findings.length > 0 ? fail(findings) : succeed(described.filter((image) => image !== null));
}
