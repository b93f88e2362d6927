/** How deeply a body may be nested; nothing that is sent goes beyond four. */
const maxDepth = 16;

/**
 * Finds what a JSON body has that a PostgreSQL text cannot hold (the sign U+0000, halves of surrogate pairs) or that
 * is nested too deeply; returns its path, null when there is nothing. Never recursive: a body may be deeper than a stack.
 */
export function unstorablePath(body: unknown): string | null {
	const open: { readonly value: unknown; readonly path: string; readonly depth: number }[] = [
		{ value: body, path: "", depth: 0 },
	];
	for (let next = open.pop(); next; next = open.pop()) {
		const { value, path, depth } = next;
		if (typeof value === "string" && !isStorable(value)) return path;
		if (typeof value !== "object" || value === null) continue;
		if (depth >= maxDepth) return path;
		for (const [key, item] of Object.entries(value)) {
			if (!isStorable(key)) return path;
			open.push({ value: item, path: path === "" ? key : `${path}.${key}`, depth: depth + 1 });
		}
	}
	return null;
}

function isStorable(text: string): boolean {
	return !text.includes("\0") && !/\p{Surrogate}/u.test(text);
}
