import {
	copyFileSync,
	existsSync,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import * as v from "valibot";
import {
	type ContentItems,
	type ItemPart,
	partsOf,
} from "#adapters/content-files/hold-back/content-items.ts";
import { currentFormat } from "#core/content/upgrade/format.ts";

/** The items of the last good build, by their ids. */
export interface PublishedItems {
	readonly parts: ReadonlyMap<string, ItemPart>;
	/** The ids of the entries of each list, in order, by file. */
	readonly orders: ReadonlyMap<string, readonly string[]>;
	readonly images: ContentItems["images"];
}

/** The items of a site that was never built. */
export const nothingPublished: PublishedItems = { parts: new Map(), orders: new Map(), images: new Map() };

/** Returns the items of content that is being published. */
export function publishedItems(content: ContentItems): PublishedItems {
	const orders = new Map<string, string[]>();
	for (const [place, item] of content.items) {
		const [file = "", index] = place.split(" ");
		if (index === undefined) continue;
		const order = orders.get(file) ?? [];
		orders.set(file, order);
		order[Number(index)] = item;
	}
	return { parts: partsOf(content), orders, images: content.images };
}

const entries = <Value extends v.GenericSchema>(value: Value) => v.array(v.tuple([v.string(), value]));

const storedItems = v.object({
	/** Documents of another format are ignored, because present names would not be understood in them. */
	format: v.literal(currentFormat),
	parts: entries(v.object({ file: v.string(), isEntry: v.boolean(), value: v.unknown() })),
	orders: entries(v.array(v.string())),
	images: entries(v.object({ item: v.string(), path: v.string() })),
});

/** Reads the items of the last good build; nothing if the file is missing, damaged or of another format. */
export function readPublishedItems(file: string): PublishedItems {
	try {
		const { parts, orders, images } = v.parse(storedItems, JSON.parse(readFileSync(file, "utf8")));
		return {
			parts: new Map(parts.map(([item, { value, ...part }]) => [item, { ...part, value }])),
			orders: new Map(orders),
			images: new Map(images),
		};
	} catch {
		return nothingPublished;
	}
}

const formerOf = (file: string) => `${file}.former`;

/**
 * Writes the items of a good build atomically. A failure leaves the former file. `keepsFormer` keeps a copy of it for
 * {@link restorePublishedItems}.
 */
export function writePublishedItems(
	file: string,
	{ parts, orders, images }: PublishedItems,
	keepsFormer = false,
): void {
	const stored = {
		format: currentFormat,
		parts: [...parts],
		orders: [...orders],
		images: [...images],
	};
	const temporary = `${file}.${process.pid}`;
	try {
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(temporary, JSON.stringify(stored));
		if (keepsFormer && existsSync(file)) copyFileSync(file, formerOf(file));
		renameSync(temporary, file);
	} catch {
		rmSync(temporary, { force: true });
	}
}

/**
 * Exchanges the items of the last good build and those of the one before, when the site before is published again. Errors
 * then leave what that site has.
 */
export function restorePublishedItems(file: string): void {
	const [former, temporary] = [formerOf(file), `${file}.${process.pid}`];
	if (!existsSync(former) || !existsSync(file)) return;
	copyFileSync(former, temporary);
	copyFileSync(file, former);
	renameSync(temporary, file);
}
