import type { RouteKey } from "#core/routes/route-table.ts";
import type { MediaName } from "#core/site/media.ts";

/** A manufacturer that has a page of its own (specification 2.2). */
export interface Brand {
	/** The last part of its path: /uhren/{slug}. */
	readonly slug: string;
	readonly display_name: string;
	/** The category whose path its page stands under. */
	readonly type: RouteKey;
	readonly logo: MediaName | null;
	readonly sort: number;
}
