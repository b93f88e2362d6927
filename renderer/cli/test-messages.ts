import * as v from "valibot";
import type { Send } from "#adapters/content-directus/model/permissions.ts";
import { reportUnchanged } from "#adapters/content-directus/studio/change-flow.ts";
import { signMessage } from "#renderer/studio/change-message.ts";

/** The part of a studio's state that says when Directus last reported a change. */
const state = v.object({ lastMessageAt: v.nullable(v.string()) });

/** The milliseconds for a response of the studio. */
const timeout = 5000;
const pollInterval = 250;

/** The seconds in which a message has to arrive. */
export const messageLimit = 15;

/** The studio whose messages are tested. */
export interface TestedStudio {
	readonly address: string;
	/** The domain of its project. */
	readonly project: string;
	readonly messageKey: string;
}

/** Returns when the last message arrived, null for none; undefined if no studio with this key answers. */
async function lastMessageAt({ address, messageKey }: TestedStudio): Promise<string | null | undefined> {
	try {
		const headers = { authorization: await signMessage(messageKey) };
		const response = await fetch(`${address}/state`, { headers, signal: AbortSignal.timeout(timeout) });
		return response.ok ? v.parse(state, await response.json()).lastMessageAt : undefined;
	} catch {
		return undefined;
	}
}

/**
 * Tests whether messages about changes in Directus arrive at a studio: saves the project as it is, and asks the studio. "untested" if
 * no studio with this key answers here, or Directus does not have the project. Directus itself logs no failed request of a Flow.
 */
export async function testMessages(
	send: Send,
	studio: TestedStudio,
): Promise<"received" | "lost" | "untested"> {
	const before = await lastMessageAt(studio);
	if (before === undefined || !(await reportUnchanged(send, studio.project))) return "untested";
	const end = Date.now() + messageLimit * 1000;
	while (Date.now() < end) {
		await new Promise((resolve) => setTimeout(resolve, pollInterval));
		const last = await lastMessageAt(studio);
		if (last !== undefined && last !== before) return "received";
	}
	return "lost";
}
