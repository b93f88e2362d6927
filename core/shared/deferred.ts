/**
 * An object of which some fields are at hand, and which is loaded as a whole when another one is asked for, or which fields
 * it has. Equal to what `load` gives in every other respect; it must not be written to.
 */
export function deferred<Value extends object>(known: Partial<Value>, load: () => Value): Value {
	let loaded: Value | null = null;
	const whole = (): Value => {
		loaded ??= load();
		return loaded;
	};
	return new Proxy(known as Value, {
		get: (fields, name) => Reflect.get(Object.hasOwn(fields, name) ? fields : whole(), name),
		has: (_, name) => Reflect.has(whole(), name),
		ownKeys: () => Reflect.ownKeys(whole()),
		getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(whole(), name),
		set: () => false,
	});
}
