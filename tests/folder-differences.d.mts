/** Compares two folders byte by byte: how many files the first holds, and the files that differ or exist on one side only. */
export function folderDifferences(
	first: string,
	second: string,
): { readonly files: number; readonly differences: readonly string[] };
