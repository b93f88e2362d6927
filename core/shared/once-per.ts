/** Returns a function that computes a value once, at the first call. */
export function once<Value>(compute: () => Value): () => Value {
	let result: { readonly value: Value } | null = null;
	return () => {
		result ??= { value: compute() };
		return result.value;
	};
}

/** A map or a weak map. */
interface Results<Key, Result> {
	get(key: Key): Result | undefined;
	set(key: Key, result: Result): unknown;
}

function memoizeIn<Key, Value>(
	results: Results<Key, { readonly value: Value }>,
	compute: (key: Key) => Value,
): (key: Key) => Value {
	return (key) => {
		const result = results.get(key) ?? { value: compute(key) };
		results.set(key, result);
		return result.value;
	};
}

/** Returns a function that computes a value once per argument, and keeps all values: for few arguments, such as languages. */
export function memoize<Key extends string | null, Value>(compute: (key: Key) => Value): (key: Key) => Value {
	return memoizeIn(new Map(), compute);
}

/** Returns a function that computes a value once for each object, which must not change afterwards. */
export function oncePer<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
	return memoizeIn(new WeakMap<Key, { readonly value: Value }>(), compute);
}
