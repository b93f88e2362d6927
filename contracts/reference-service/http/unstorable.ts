/** Maximum nesting of a body; no valid one exceeds four. */
const maxDepth = 16;

/**
 * Returns the path of a text in a JSON body that PostgreSQL cannot store (U+0000, lone surrogates), or of nesting
 * that is too deep; otherwise null. Not recursive, because a body may be deeper than the stack.
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
