import type { CollectionModel, FieldModel } from "#adapters/content-directus/model/field.ts";
import type { FormGroup } from "#core/content/field.ts";
import { formGroups } from "#core/content/form-groups.ts";

/** Returns the name of the field that shows a group in a form. */
export function groupField({ name }: FormGroup): string {
	return `group_${name}`;
}

/**
 * Returns the groups of a form in their order: those that are open at first, those of items that are stored in this one,
 * and the others.
 */
export function formGroupsOf({ fields }: Pick<CollectionModel, "fields">): readonly FormGroup[] {
	const used = new Map(fields.flatMap(({ group }) => (group === null ? [] : [[group.name, group] as const])));
	const shared: readonly FormGroup[] = Object.values(formGroups).filter(({ name }) => used.has(name));
	const others = [...used.values()].filter(({ name }) => !shared.some((group) => group.name === name));
	return [...shared.filter(({ isOpen }) => isOpen), ...others, ...shared.filter(({ isOpen }) => !isOpen)];
}

/** Returns the names of fields in a template such as "{{rating}} {{name}}", without those of other items. */
export function templateFields(template: string): readonly string[] {
	return [...template.matchAll(/\{\{(\w+)/g)].map(([, name = ""]) => name);
}

/** Returns the fields in the order of the form, which begins with those that name an item in lists. */
export function formOrder({
	fields,
	display,
}: Pick<CollectionModel, "fields" | "display">): readonly FieldModel[] {
	const names = templateFields(display);
	const isName = ({ field }: FieldModel) => names.includes(field);
	return [...fields.filter(isName), ...fields.filter((own) => !isName(own))];
}
