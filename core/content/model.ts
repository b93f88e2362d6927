import { branch } from "#core/content/branch.ts";
import { company } from "#core/content/company.ts";
import type { Entity } from "#core/content/entity.ts";
import { legal } from "#core/content/legal.ts";
import { menuGroup, menuItem } from "#core/content/menu.ts";
import { brand, brandTranslation, page, pageTranslation } from "#core/content/pages.ts";
import { personalization, rating, sizeGuide } from "#core/content/personalization.ts";
import { product } from "#core/content/product.ts";
import { productAttribute, variant } from "#core/content/product-parts.ts";
import { project } from "#core/content/project.ts";
import {
	attributeFilter,
	categoryFilter,
	manufacturerFilter,
	subcategory,
} from "#core/content/shop-filters.ts";
import { attributeGroup, attributeValue, category, manufacturer } from "#core/content/shop-lists.ts";
import { shopSettings } from "#core/content/shop-settings.ts";
import { consent, media, widget } from "#core/content/site-lists.ts";
import { theme } from "#core/content/theme.ts";
import { oncePer } from "#core/shared/once-per.ts";

/** Every entity of the content model, in the order in which editors see them. */
export const entities: readonly Entity[] = [
	project,
	company,
	theme,
	legal,
	branch,
	widget,
	consent,
	menuItem,
	menuGroup,
	media,
	page,
	pageTranslation,
	brand,
	brandTranslation,
	category,
	manufacturer,
	attributeGroup,
	attributeValue,
	personalization,
	sizeGuide,
	product,
	variant,
	productAttribute,
	rating,
	shopSettings,
	categoryFilter,
	manufacturerFilter,
	subcategory,
	attributeFilter,
];

/** An owner of items: its entity, the field with its list, and the field that refers back to it. */
export interface ListOwner {
	readonly entity: Entity;
	readonly by: string;
	readonly list: string;
}

/** Returns the owners of an entity's items: all entities with a list of them. */
export const listOwners = oncePer(({ collection }: Entity): readonly ListOwner[] =>
	entities.flatMap((entity) =>
		Object.entries(entity.fields).flatMap(([list, { kind, to }]) =>
			kind === "children" && to?.entity === collection ? [{ entity, by: to.by, list }] : [],
		),
	),
);

/**
 * Returns an entity by name.
 *
 * @throws if the name is unknown.
 */
export function entityNamed(name: string): Entity {
	const found = entities.find(({ collection }) => collection === name);
	if (!found) throw new Error(`The content model has no entity "${name}". Add it to core/content/model.ts.`);
	return found;
}
