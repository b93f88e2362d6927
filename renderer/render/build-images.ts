import { dirname, join } from "node:path";
import type { ParsedFileCache } from "#adapters/content-files/parsed-file-cache.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { describeImages } from "#renderer/images/describe-images.ts";
import { createImages, type ImageDescription, type Images } from "#renderer/images/images.ts";
import type { LoadedSite } from "#renderer/site/load-site.ts";

/** The images of a site with their descriptions. */
export interface DescribedImages {
	readonly images: Images;
	readonly described: readonly ImageDescription[];
}

/** Creates the descriptions of the images of the content that is read last. */
export function createBuildImages(outputDirectory: string, parsedFiles: ParsedFileCache | undefined) {
	let last: DescribedImages | null = null;
	return {
		/** Describes the images of content; returns findings about those that cannot be decoded. */
		async check(read: Pick<LoadedSite, "site" | "content">): Promise<readonly ContentFinding[]> {
			const images = createImages(read.content, join(dirname(outputDirectory), ".facette-cache"));
			const described = await describeImages(read, images, parsedFiles);
			if (described.ok) last = { images, described: described.value };
			return described.ok ? [] : described.error;
		},
		described(): DescribedImages {
			if (last) return last;
			throw new Error("No images have been described. Load the site with `check` first.");
		},
	};
}
