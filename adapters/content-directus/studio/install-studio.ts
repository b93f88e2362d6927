import * as v from "valibot";
import { collectionModels } from "#adapters/content-directus/model/collections.ts";
import type { Send } from "#adapters/content-directus/model/permissions.ts";
import { stableId } from "#adapters/content-directus/model/stable-id.ts";
import { type ChangeReceiver, installChangeFlow } from "#adapters/content-directus/studio/change-flow.ts";
import { installReport } from "#adapters/content-directus/studio/publication-report.ts";

/** The addresses of a studio that Directus opens or calls. */
export interface StudioLinks {
	/** The domain of the project. */
	readonly project: string;
	/** The receiver of messages about changes. */
	readonly messages: Pick<ChangeReceiver, "address" | "key">;
	/** The key with which the studio stores its reports. */
	readonly reportKey: string;
	/** Returns the signed address that previews items of a collection, with {@link itemPlaceholder} for the item's id. */
	preview(collection: string): string;
	/** Returns the signed address of the preview with which the visual editor begins. */
	homePreview(): string;
	/** Returns the signed address of the studio's page. */
	page(): string;
	/** Returns whether an address that is installed already leads to this studio for at least half a year. */
	isCurrent(address: string): boolean;
}

/** The id of an item in the template of a preview address; Directus replaces it. */
export const itemPlaceholder = "{{id}}";

const collections = v.array(
	v.object({
		collection: v.string(),
		meta: v.nullable(v.object({ preview_url: v.nullish(v.string(), null) })),
	}),
);
const link = v.looseObject({
	type: v.string(),
	id: v.string(),
	url: v.optional(v.string()),
	icon: v.unknown(),
});
const settings = v.object({
	module_bar: v.nullish(v.array(v.looseObject({ type: v.string(), id: v.string() })), null),
	visual_editor_urls: v.nullish(v.array(v.looseObject({ url: v.string() })), null),
});

/** The module of the visual editor, which Directus does not show by itself. */
const visualModule = { type: "module", id: "visual", enabled: true };

/** The modules of the Data Studio's bar unless somebody has changed it. */
const usualModules = ["content", "users", "files", "insights", "settings"].map((id) => {
	return { type: "module", id, enabled: true, ...(id === "settings" && { locked: true }) };
});

/** Returns which other studio previewed a collection, to follow the name of the change: all projects share the address. */
function formerStudio(address: string | null, page: string): string {
	if (address === null || !URL.canParse(address)) return "";
	const { origin } = new URL(address);
	return origin === new URL(page).origin ? "" : ` (until now in the studio at ${origin})`;
}

async function installPreviews(send: Send, links: StudioLinks): Promise<readonly string[]> {
	const present = v.parse(collections, await send("GET", "/collections"));
	const changes: string[] = [];
	for (const model of collectionModels().filter(({ hidden }) => !hidden)) {
		const { collection } = model;
		const found = present.find((one) => one.collection === collection);
		const address = found?.meta?.preview_url ?? null;
		if (!found || (address !== null && links.isCurrent(address))) continue;
		await send("PATCH", `/collections/${collection}`, { meta: { preview_url: links.preview(collection) } });
		changes.push(`preview of ${collection}${formerStudio(address, links.page())}`);
	}
	return changes;
}

/** The icon of the link to the studio's page. Directus gives links of the bar no other accessible name than that of their icon. */
const pageIcon = "publish";

/** Adds the studio's page to the bar of the Data Studio. */
async function installPage(send: Send, links: StudioLinks): Promise<readonly string[]> {
	const id = stableId(links.project, "studio", "page");
	const { module_bar: current } = v.parse(settings, await send("GET", "/settings?fields=module_bar"));
	const bar = current ?? usualModules;
	const found = bar.find((entry) => entry.id === id);
	const stored = found && v.is(link, found) ? found : null;
	if (stored?.url !== undefined && stored.icon === pageIcon && links.isCurrent(stored.url)) return [];
	const entry = { type: "link", id, name: links.project, url: links.page(), icon: pageIcon, enabled: true };
	const others = bar.filter((one) => one.id !== id);
	await send("PATCH", "/settings", { module_bar: [...others, entry] });
	return ["link to the studio"];
}

/** A page in the list of the visual editor, or a link in the bar of the Data Studio. */
interface Address {
	readonly url: string;
}

/**
 * Returns whether `facette schema --studio` has added a page of the visual editor for this project before: with another address or
 * signature. Pages of earlier versions do not name their project; such a page is out of use if the bar has no link to its studio.
 */
function isFormerPage(
	{ url }: Address,
	{ project, isCurrent }: StudioLinks,
	bar: readonly object[],
): boolean {
	if (!URL.canParse(url) || isCurrent(url)) return false;
	const { origin, pathname, searchParams } = new URL(url);
	const isPreview = pathname === "/open" && searchParams.get("collection") === "project";
	if (!isPreview || !searchParams.has("expires") || !searchParams.has("signature")) return false;
	const named = searchParams.get("project");
	if (named !== null) return named === project;
	return !bar.some((entry) => v.is(link, entry) && entry.url !== undefined && originOf(entry.url) === origin);
}

function originOf(url: string): string | null {
	return URL.canParse(url) ? new URL(url).origin : null;
}

/**
 * Lets the visual editor begin with the site's home page, before those of other studios, and shows it in the bar if it had no pages
 * before. Pages that it has added for earlier studios of the project go.
 */
async function installVisualEditor(send: Send, links: StudioLinks): Promise<readonly string[]> {
	const read = await send("GET", "/settings?fields=module_bar,visual_editor_urls");
	const { module_bar: bar, visual_editor_urls: pages } = v.parse(settings, read);
	const address = links.homePreview();
	const present = (pages ?? []).filter((page) => !isFormerPage(page, links, bar ?? []));
	const isInstalled = present.some(({ url }) => links.isCurrent(url));
	if (isInstalled && present.length === pages?.length) return [];
	const others = present.filter(({ url }) => isInstalled || originOf(url) !== originOf(address));
	const shown = (bar ?? usualModules).filter(({ id }) => id !== visualModule.id);
	await send("PATCH", "/settings", {
		visual_editor_urls: isInstalled ? others : [{ url: address }, ...others],
		...(pages === null && { module_bar: shown.toSpliced(1, 0, visualModule) }),
	});
	return ["visual editor"];
}

/**
 * Installs a studio in Directus: the addresses of previews and of the visual editor, a Flow that reports changes, the report of builds with its
 * Flow, and a link to the studio's page. Repeating it changes nothing until the addresses need a new signature. Returns the changes.
 */
export async function installStudio(send: Send, links: StudioLinks): Promise<readonly string[]> {
	return [
		...(await installPreviews(send, links)),
		...(await installChangeFlow(send, { name: links.project, kind: "studio", ...links.messages })),
		...(await installReport(send, links)),
		...(await installPage(send, links)),
		...(await installVisualEditor(send, links)),
	];
}
