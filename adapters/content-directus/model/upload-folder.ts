import * as v from "valibot";
import type { Send } from "#adapters/content-directus/model/permissions.ts";
import type { Tier } from "#adapters/content-directus/model/tier.ts";

const settings = v.object({ storage_default_folder: v.nullish(v.string(), null) });

/**
 * Lets uploads to a Directus without a licence land in the image folder of its only project: the rights of editors, which choose the
 * folder elsewhere, cannot do so there. Keeps a folder that an administrator has chosen. Returns the names of the changes.
 */
export async function ensureUploadFolder(
	send: Send,
	projects: readonly { readonly domain: string; readonly media: string | null }[],
	tier: Tier,
): Promise<readonly string[]> {
	const [project, ...others] = projects;
	if (tier !== "core" || !project?.media || others.length > 0) return [];
	const stored = v.parse(settings, await send("GET", "/settings?fields=storage_default_folder"));
	if (stored.storage_default_folder !== null) return [];
	await send("PATCH", "/settings", { storage_default_folder: project.media });
	return ["folder of uploads"];
}
