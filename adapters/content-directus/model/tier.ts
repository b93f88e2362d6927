import * as v from "valibot";
import { ContentError } from "#adapters/content-directus/client/content-error.ts";
import type { Send } from "#adapters/content-directus/model/permissions.ts";

/** The rights that a Directus allows: for some items and fields, or only for whole collections (12 without a licence). */
export type Tier = "filtered" | "core";

const licence = v.object({
	entitlements: v.object({
		custom_permission_rules_enabled: v.object({
			default: v.boolean(),
			override: v.nullish(v.boolean(), null),
		}),
	}),
});

/** Returns the tier of a Directus. Version 11 knows no licences and allows all rights. */
export async function readTier(send: Send): Promise<Tier> {
	try {
		const { entitlements } = v.parse(licence, await send("GET", "/license"));
		const rules = entitlements.custom_permission_rules_enabled;
		return (rules.override ?? rules.default) ? "filtered" : "core";
	} catch (error) {
		if (error instanceof ContentError && error.status === 404) return "filtered";
		throw error;
	}
}
