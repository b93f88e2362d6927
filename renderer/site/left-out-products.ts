import { fileOf } from "#core/content/entity.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { product } from "#core/content/product.ts";

const folder = fileOf(product).replace(/\*.*$/, "");

/** Findings that a missing product can cause: links to it, and lists and categories of which it was the only one. */
const causedByAbsence = /^check\.rule\.(?:dead-link|empty-block|empty-category)$|^note\.link\./;

/**
 * Returns the files of the products with errors, if the content can be read without them; null if other content has errors
 * too.
 */
export function faultyProductFiles(errors: readonly ContentFinding[]): ReadonlySet<string> | null {
	const files = errors.flatMap(({ severity, file }) => (severity === "error" ? [file] : []));
	return files.length > 0 && files.every((file) => file.startsWith(folder)) ? new Set(files) : null;
}

/** Returns whether a finding can be caused by a product that was left out. */
export function isCausedByLeftOut({ key }: ContentFinding): boolean {
	return causedByAbsence.test(key);
}
