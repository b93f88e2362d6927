import * as v from "valibot";
import { ContentError } from "#adapters/content-directus/client/content-error.ts";
import { withoutChanges } from "#adapters/content-directus/model/apply-model.ts";
import {
	type Flow,
	installFlow,
	isBeyondLimit,
	readFlow,
} from "#adapters/content-directus/model/install-flow.ts";
import type { Send } from "#adapters/content-directus/model/permissions.ts";
import { priceFlow, savePublishedProducts } from "#adapters/content-directus/model/price-flow.ts";
import { slugFlow } from "#adapters/content-directus/model/slug-flow.ts";

/** The Flows that help editors, in the order in which they give way to others. A site is published without them. */
const editorFlows = (): readonly Flow[] => [slugFlow(), priceFlow()];

/** The result of installing the Flows that help editors. */
export interface EditorFlows {
	readonly changes: readonly string[];
	/** The names of Flows for which the licence has no room. */
	readonly leftOut: readonly string[];
}

const licence = v.object({
	entitlements: v.object({
		flows: v.object({
			limit: v.number(),
			overage: v.nullish(v.number(), 0),
			addon: v.nullish(v.number(), 0),
		}),
	}),
	usage: v.object({ flows: v.number() }),
});

/** Returns how many more Flows may be active. Version 11 has no licences and no limit. */
async function roomForFlows(send: Send): Promise<number> {
	try {
		const { entitlements, usage } = v.parse(licence, await send("GET", "/license"));
		const { limit, overage, addon } = entitlements.flows;
		return [limit, overage, addon].includes(-1)
			? Number.POSITIVE_INFINITY
			: limit + overage + addon - usage.flows;
	} catch (error) {
		if (error instanceof ContentError && error.status === 404) return Number.POSITIVE_INFINITY;
		throw error;
	}
}

/**
 * Installs the Flows that derive slugs and record prices, as far as the licence has room for them: those of a studio and workers are
 * installed before. One that somebody has switched off stays so. Repeating it changes nothing, and adds what was left out once there is room.
 */
export async function installEditorFlows(sendAll: Send, isDry = false): Promise<EditorFlows> {
	const send = isDry ? withoutChanges(sendAll) : sendAll;
	const changes: string[] = [];
	const leftOut: string[] = [];
	let room = await roomForFlows(send);
	// The last one gives way last.
	for (const flow of editorFlows().toReversed()) {
		const isNew = !(await readFlow(send, flow.id));
		if (isNew && room < 1) {
			leftOut.push(flow.name);
			continue;
		}
		if (isNew) room -= 1;
		const added = await installFlow(send, flow);
		if (added.length > 0 && flow.id === priceFlow().id && !isDry) await savePublishedProducts(send);
		changes.push(...added);
	}
	return { changes, leftOut };
}

/** Removes an active Flow that helps editors. Returns its name; null if there is none. */
async function removeEditorFlow(send: Send): Promise<string | null> {
	for (const { id, name } of editorFlows()) {
		if ((await readFlow(send, id))?.status !== "active") continue;
		await send("DELETE", `/flows/${id}`);
		return name;
	}
	return null;
}

/**
 * Installs a Flow that a studio or workers cannot be without. Where the licence allows no more active Flows, it takes the place of one
 * that helps editors. Returns the changes; none when it is repeated. Rejects if the licence has no room even so.
 */
export async function installRequiredFlow(send: Send, flow: Flow): Promise<readonly string[]> {
	try {
		return await installFlow(send, flow);
	} catch (error) {
		if (!isBeyondLimit(error)) throw error;
		const removed = await removeEditorFlow(send);
		if (removed === null) throw error;
		return [`flow ${removed}: removed`, ...(await installFlow(send, flow))];
	}
}
