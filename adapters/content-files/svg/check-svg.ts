import { readSvg } from "#adapters/content-files/svg/read-svg.ts";
import { type SvgSize, withSize } from "#adapters/content-files/svg/svg-dimensions.ts";
import { type SvgElement, SvgFault, writeSvg } from "#adapters/content-files/svg/svg-document.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { errorAt, excerptOf, warningAt } from "#core/content/finding.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";

/** An SVG image that may be published. */
export interface CheckedSvg {
	/** The serialized parsed image, which is published instead of the file. */
	readonly text: string;
	/** In pixels, as in `text`. */
	readonly size: SvgSize;
	/** The warnings about removed attributes. */
	readonly warnings: readonly ContentFinding[];
	/** The embedded JPEG and PNG images. */
	readonly embedded: readonly Buffer[];
}

function findingOf(file: string, { key, line, found }: SvgFault): ContentFinding {
	if (key === "content.svg.deep" || key === "content.svg.many")
		return errorAt(file, null, key, { line, limit: Number(found) });
	if (key === "content.svg.size") return errorAt(file, null, key, { line });
	if (key === "content.svg.syntax") return errorAt(file, null, key, { line, reason: String(found) });
	const excerpt = excerptOf(String(found).trim())
		.replace(/^"|"(?=…?$)/g, "")
		.replaceAll('\\"', '"');
	return errorAt(file, null, key, { line, found: excerpt });
}

function embeddedIn(element: SvgElement): readonly Buffer[] {
	const data = /^data:[^,]*,(.*)$/.exec(element.attributes.get("href") ?? "")?.[1];
	const within = element.children.flatMap((child) => (typeof child === "string" ? [] : embeddedIn(child)));
	return data === undefined ? within : [Buffer.from(data, "base64"), ...within];
}

/**
 * Parses an SVG image and serializes it again, so that nothing in it executes, loads or redirects (B-SEC-05). Checks
 * elements, attributes, namespaces and styles against allow-lists, and limits what the image draws. A failure is the
 * first reason why it may not be published.
 */
export function checkSvg(file: string, text: string): Result<CheckedSvg, ContentFinding> {
	try {
		const { root, unknown } = readSvg(text);
		const warnings = [...unknown].map(([name, line]) =>
			warningAt(file, null, "content.svg.attribute", { line, name: excerptOf(name).slice(1, -1) }),
		);
		const sized = withSize(root);
		return succeed({ text: writeSvg(sized.root), size: sized.size, warnings, embedded: embeddedIn(root) });
	} catch (error) {
		if (error instanceof SvgFault) return fail(findingOf(file, error));
		throw error;
	}
}
