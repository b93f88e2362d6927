/** A key without the plural form that `count` selects. */
type WithoutForm<Name extends string> = Name extends `${infer Base}_${"one" | "many" | "other"}`
	? Base
	: Name;

/** The dotted keys of the texts of a catalogue. */
export type TextKey<Catalogue> = {
	[Name in keyof Catalogue & string]: Catalogue[Name] extends string
		? WithoutForm<Name>
		: `${Name}.${TextKey<Catalogue[Name]>}`;
}[keyof Catalogue & string];
