/** Compares two folders byte by byte: how many files the first holds, and the files that differ or lack a twin. */
export function folderDifferences(
	first: string,
	second: string,
): { readonly files: number; readonly differences: readonly string[] };
