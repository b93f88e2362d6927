/**
 * Compares two folders byte by byte; returns the number of files in the first, and the files that differ or exist
 * in one only.
 */
export function folderDifferences(
	first: string,
	second: string,
): { readonly files: number; readonly differences: readonly string[] };
