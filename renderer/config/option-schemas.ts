import * as v from "valibot";
import { findingMessage } from "#core/content/message.ts";
import { type ComponentName, componentNames } from "#core/pages/replaceable-components.ts";
import { notEmpty } from "#renderer/config/address-schemas.ts";

/** Returns the message about a value that is not one of several; it lists them and suggests the nearest. */
export function unknownValue(allowed: readonly string[]): string {
	return findingMessage("content.unknown.value", { found: "", allowed: allowed.join(", ") }, allowed);
}

/** Creates the schema of one of several values. */
export function oneOf<const Value extends string>(values: readonly Value[]) {
	return v.picklist(values, unknownValue(values));
}

/** Creates the schema of named options; findings about others name the allowed ones and suggest the nearest. */
export function options<const Entries extends v.ObjectEntries>(entries: Entries) {
	return v.strictObject(
		entries,
		findingMessage("content.field.unknown", { name: "", allowed: "" }, Object.keys(entries)),
	);
}

const fileName = v.exactOptional(v.pipe(v.string(), v.trim(), v.nonEmpty(notEmpty)));

/** The schema of the files that replace built-in components, by the names of the latter. */
export const componentFiles = options(
	Object.fromEntries(componentNames.map((name) => [name, fileName])) as Readonly<
		Record<ComponentName, typeof fileName>
	>,
);
