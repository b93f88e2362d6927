import { fileURLToPath } from "node:url";
import { createContentFiles } from "#adapters/content-files/content-files.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { createPhoneNumbers } from "#adapters/phone-libphonenumber/phone-numbers.ts";
import { type Language, languages } from "#core/language/language.ts";
import type { Logger } from "#core/platform/logger.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import type { Site } from "#core/site/site.ts";
import type { SiteConfigInput } from "#renderer/config/config.ts";
import { parseConfig } from "#renderer/config/load-config.ts";
import type { ImageDescription } from "#renderer/images/images.ts";
import { filterPublished } from "#renderer/plan/plan.ts";
import { createPlanContext, type PlanContext } from "#renderer/plan/plan-context.ts";
import type { ShopPlan } from "#renderer/plan/shop/shop-plan.ts";

/** The domain of the demo shop. */
export const domain = "www.juwelier-sternau.example";

const contentDirectory = fileURLToPath(new URL("../../adapters/content-files/demo/content", import.meta.url));

/** The demo's content, with functions to plan it under other configurations. */
export interface DemoSite {
	readonly site: Site;
	readonly content: SiteContent;
	/** Plans the site, optionally changed; images have sizes, but their bytes are not read. */
	plan(
		config?: Partial<SiteConfigInput>,
		change?: (site: Site) => Site,
		loggerOf?: (notes: Logger) => Logger,
	): PlannedSite;
}

/** A plan with its log. */
export interface PlannedSite {
	readonly context: PlanContext;
	/** Returns the keys of the log entries. */
	noted(): readonly string[];
}

/** Returns the description of an image whose bytes are not read. */
export function describeImage(name: string): ImageDescription {
	return {
		name,
		digest: "0123456789",
		format: "jpeg",
		width: 1200,
		height: 1200,
		color: "#ffffff",
		widths: [1200],
	};
}

const demoSites = new Map<string, Promise<DemoSite>>();

/** Returns the demo's content in the given languages, which is loaded once for all tests. */
export function readDemoSite(requested: readonly Language[] = languages): Promise<DemoSite> {
	const key = requested.join();
	const demo = demoSites.get(key) ?? loadDemoSite(requested);
	demoSites.set(key, demo);
	return demo;
}

async function loadDemoSite(requested: readonly Language[]): Promise<DemoSite> {
	const content = createContentFiles({
		directory: contentDirectory,
		languages: requested,
		defaultLanguage: "de",
	});
	const phones = createPhoneNumbers(createMemoryLogger());
	const loaded = await content.load();
	if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
	const { site } = loaded.value;
	return {
		site,
		content,
		plan(changes = {}, change = (same) => same, loggerOf = (same) => same) {
			const config = parseConfig({
				domain,
				content: { from: "files", directory: "content" },
				ecommerce: {},
				...changes,
			});
			if (!config.ok) throw new Error(JSON.stringify(config.error));
			const memory = createMemoryLogger();
			const logger = loggerOf(memory);
			const published = filterPublished(change(site), config.value, { now: Date.now() });
			const images = published.media.map(({ name }) => describeImage(name));
			const context = createPlanContext(published, config.value, images, { phones, logger });
			return { context, noted: () => memory.notes.map(({ key }) => key) };
		},
	};
}

/** Returns the shop of a plan's context. */
export function shopOf({ shop }: PlanContext): ShopPlan {
	if (!shop) throw new Error("The site has no shop");
	return shop;
}

/** Replaces the site's shop content. */
export function withShop(change: (shop: NonNullable<Site["shop"]>) => NonNullable<Site["shop"]>) {
	return (site: Site): Site => ({ ...site, shop: site.shop && change(site.shop) });
}
