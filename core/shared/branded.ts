declare const brand: unique symbol;

/** A plain value that was checked for what its name says: only the named maker gives one. */
export type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };

/** The id of a content item as the content service gives it: a number or a text (specification 3). */
export type ContentId = string | number;

/** Returns whether two ids name the same item; 7 and "7" do, since services answer both ways. */
export function sameId(left: ContentId | null, right: ContentId | null): boolean {
	if (left === null || right === null) return left === right;
	return String(left) === String(right);
}
