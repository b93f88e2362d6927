/** Makes a value once for each object that it follows from; such an object is never changed afterwards. */
export function oncePer<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
	const cache = new WeakMap<Key, { readonly value: Value }>();
	return (key) => {
		const cached = cache.get(key) ?? { value: make(key) };
		cache.set(key, cached);
		return cached.value;
	};
}
