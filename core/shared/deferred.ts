/** What a deferred object is made from, asked for by a name that no field has. */
const wholeOf = Symbol("whole");

/** Makes deferred objects; see {@link createDeferred}. */
export type Deferred<Value extends object> = (known: Partial<Value>, load: () => Value) => Value;

/** Objects that were loaded, each at the place of its number until one takes it that comes so many later. */
class Loaded<Value extends object> {
	readonly #numbers: number[] = [];
	readonly #values: Value[] = [];
	readonly #size: number;
	constructor(size: number) {
		this.#size = size;
	}
	get(number: number, load: () => Value): Value {
		const place = number % this.#size;
		const known = this.#numbers[place] === number ? this.#values[place] : undefined;
		if (known !== undefined) return known;
		const value = load();
		this.#numbers[place] = number;
		this.#values[place] = value;
		return value;
	}
}

/** How a deferred object answers; a class, since a shop has one for each of its products. */
class Handler<Value extends object> implements ProxyHandler<Value> {
	readonly #loaded: Loaded<Value>;
	readonly #number: number;
	readonly #load: () => Value;
	constructor(loaded: Loaded<Value>, number: number, load: () => Value) {
		this.#loaded = loaded;
		this.#number = number;
		this.#load = load;
	}
	#whole(): Value {
		return this.#loaded.get(this.#number, this.#load);
	}
	get(fields: Value, name: PropertyKey): unknown {
		if (name === wholeOf) return this.#whole();
		return Reflect.get(Object.hasOwn(fields, name) ? fields : this.#whole(), name);
	}
	has(_: Value, name: PropertyKey): boolean {
		return Reflect.has(this.#whole(), name);
	}
	ownKeys(): (string | symbol)[] {
		return Reflect.ownKeys(this.#whole());
	}
	getOwnPropertyDescriptor(_: Value, name: PropertyKey): PropertyDescriptor | undefined {
		return Reflect.getOwnPropertyDescriptor(this.#whole(), name);
	}
	set(): boolean {
		return false;
	}
}

/**
 * Makes objects of which some fields are at hand, and which are loaded as a whole when another one is asked for, or which fields
 * they have. So many stay loaded: the last ones, where they are asked for in the order in which they were made. They
 * equal what `load` gives in every other respect; they must not be written to.
 */
export function createDeferred<Value extends object>(kept: number): Deferred<Value> {
	const loaded = new Loaded<Value>(kept);
	let count = 0;
	return (known, load) => {
		const handler = new Handler(loaded, count, load);
		count += 1;
		return new Proxy(known as Value, handler);
	};
}

/** A deferred object as it was loaded, for who looks at many of its fields; any other object itself. */
export function loadedWhole<Value extends object>(value: Value): Value {
	return (value as { readonly [wholeOf]?: Value })[wholeOf] ?? value;
}
