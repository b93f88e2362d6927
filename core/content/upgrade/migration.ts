/** A JSON object of the content. */
export type Json = Readonly<Record<string, unknown>>;

/** A former name that an item still has. */
export interface FormerName {
	/** The field with the former name within the item: "translations.0.texts.cart.link". */
	readonly field: string;
	/** The former name: "cart.link". */
	readonly name: string;
	/** The present name. */
	readonly replacement: string;
}

/** A change of the items of one entity. Applied to items that were changed before, it changes nothing. */
export interface ContentChange {
	/** The entity, by {@link Entity.collection}. */
	readonly collection: string;
	/** The former name as documentation writes it: "translations.texts.cart.link". */
	readonly former: string;
	readonly replacement: string;
	/**
	 * The names of a renamed field of the item itself, which content services store in a column; null for changes
	 * within fields.
	 */
	readonly column: { readonly from: string; readonly to: string } | null;
	/** Returns the changed item, and where it had former names. An item without any is returned itself. */
	readonly apply: (item: Json) => { readonly item: Json; readonly found: readonly FormerName[] };
}

/** A renamed option of the configuration. */
export interface OptionChange {
	/** The path of the object with the option; empty for the configuration itself. */
	readonly within: readonly string[];
	readonly from: string;
	readonly to: string;
}

/** The changes that lead from one format of content and configuration to the next. */
export interface Migration {
	/** The format that the changes lead to. */
	readonly to: number;
	/** The first version of the program that refuses the former names; earlier ones warn of them. */
	readonly requiredFrom: string;
	readonly content: readonly ContentChange[];
	readonly options: readonly OptionChange[];
}

/** Returns whether a value is a JSON object. */
export function isJson(value: unknown): value is Json {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns an object with a property under another name at the same position. */
export function withName(object: Json, from: string, to: string): Json {
	return Object.fromEntries(
		Object.entries(object).map(([name, value]) => [name === from ? to : name, value] as const),
	);
}

/** Applies a function to the objects at a path, in which "*" stands for each entry of a list. */
export function changeAt(
	value: unknown,
	path: readonly string[],
	change: (object: Json, place: readonly string[]) => Json,
	place: readonly string[] = [],
): unknown {
	const [name, ...rest] = path;
	if (name === undefined) return isJson(value) ? change(value, place) : value;
	if (name === "*") {
		if (!Array.isArray(value)) return value;
		const entries = value.map((entry, index) => changeAt(entry, rest, change, [...place, String(index)]));
		return entries.some((entry, index) => entry !== value[index]) ? entries : value;
	}
	if (!isJson(value) || !Object.hasOwn(value, name)) return value;
	const inner = changeAt(value[name], rest, change, [...place, name]);
	return inner === value[name] ? value : { ...value, [name]: inner };
}

/** Returns whether an object has a former name that can be replaced without losing the value of the current one. */
export function canRename(object: Json, { from, to }: Pick<OptionChange, "from" | "to">): boolean {
	return Object.hasOwn(object, from) && !Object.hasOwn(object, to);
}

/**
 * Creates the change of a field's name. Where an item has both names, both stay, so that nothing is lost.
 * @param within - the path of the object with the field, "*" for each entry of a list; empty for the item itself
 */
export function renamedField(
	collection: string,
	within: readonly string[],
	from: string,
	to: string,
): ContentChange {
	return {
		collection,
		former: [...within.filter((name) => name !== "*"), from].join("."),
		replacement: to,
		column: within.length === 0 ? { from, to } : null,
		apply(item) {
			const found: FormerName[] = [];
			const changed = changeAt(item, within, (object, place) => {
				if (!canRename(object, { from, to })) return object;
				found.push({ field: [...place, from].join("."), name: from, replacement: to });
				return withName(object, from, to);
			});
			return { item: changed as Json, found };
		},
	};
}
