import type { Entity } from "#core/content/entity.ts";

/** A folder of collections in the navigation of the Data Studio. */
export interface Section {
	/** Its name among the collections. */
	readonly collection: string;
	readonly icon: string;
	/** The color of its icon, and of those of its collections. */
	readonly color: string;
	readonly de: string;
	readonly en: string;
}

const website: Section = {
	collection: "facette_website",
	icon: "language",
	color: "#3b6fb6",
	de: "Website",
	en: "Website",
};

const shop: Section = {
	collection: "facette_shop",
	icon: "shopping_bag",
	color: "#a8781c",
	de: "Shop",
	en: "Shop",
};

/** The folders of the navigation, in their order. */
export const sections: readonly Section[] = [website, shop];

/** Returns the folder of an entity's collection, as its file is in the folder of the shop or not; null for parts of others. */
export function sectionOf({ file }: Entity): Section | null {
	if (file === null) return null;
	return file.startsWith("shop/") ? shop : website;
}
