import { resolve } from "node:path";
import { digestOf } from "#renderer/pipeline/digest-of.ts";
import { programDirectory } from "#renderer/pipeline/program-directory.ts";
import { digestOfFiles, type ScannedFiles, scanFiles } from "#renderer/pipeline/scan-files.ts";

/** What can be code of a site, or decide which code it gets. */
const isCode = (path: string) => /\.(?:[cm]?[jt]sx?|json)$/.test(path);

/** Digest of the program's code and of what runs it. */
export function programDigest(): string {
	return digestOf(digestOfFiles(scanFiles(programDirectory)), process.version, process.versions.icu ?? "");
}

/** Digest of the program, and of the site's own code outside its content. */
export function codeDigest(
	siteDirectory: string,
	contentDirectory: string,
	outputDirectory: string,
	program = programDigest(),
): string {
	const own = Object.entries(scanFiles(siteDirectory, [resolve(contentDirectory), resolve(outputDirectory)]));
	return digestOf(program, digestOfFiles(Object.fromEntries(own.filter(([path]) => isCode(path)))));
}

/** Looks at the files of a content folder; null where it cannot be listed, which loading it explains. */
export function scanSources(contentDirectory: string): ScannedFiles | null {
	try {
		return scanFiles(contentDirectory);
	} catch {
		return null;
	}
}
