import type { ContentClient } from "#adapters/content-directus/client/content-client.ts";
import { upload } from "#adapters/content-directus/model/apply-model.ts";
import {
	installStudio,
	itemPlaceholder,
	type StudioLinks,
} from "#adapters/content-directus/studio/install-studio.ts";
import type { Messages } from "#renderer/cli/messages.ts";
import { testMessages } from "#renderer/cli/test-messages.ts";
import { createSignedLinks, validity } from "#renderer/studio/links.ts";
import { messagePath } from "#renderer/studio/message-route.ts";

/** Returns the addresses of the studio at `address` that Directus opens or calls, signed with its secret. */
export function createStudioLinks(project: string, address: string, secret: string): StudioLinks {
	const links = createSignedLinks(secret);
	const later = createSignedLinks(secret, () => Date.now() + (validity.installed / 2) * 1000);
	const open = (params: Readonly<Record<string, string>>) =>
		address + links.sign("/open", params, validity.installed);
	return {
		project,
		messages: { address: address + messagePath, key: links.messageKey },
		reportKey: links.reportKey,
		preview: (collection) => `${open({ collection })}&id=${itemPlaceholder}`,
		homePreview: () => open({ collection: "project", project }),
		page: () => address + links.sign("/", {}, validity.installed),
		isCurrent(installed) {
			const url = URL.canParse(installed) ? new URL(installed) : null;
			return url?.origin === address && later.check(url.pathname, url.searchParams) === "valid";
		},
	};
}

/**
 * Installs the links and the Flows of the studio at `address` in Directus, signed with its secret, and tests whether messages about
 * changes arrive. The exit status is 1 if they do not.
 */
export async function installStudioLinks(
	client: ContentClient,
	address: string,
	secret: string,
	messages: Messages,
): Promise<number> {
	const { project } = client;
	const links = createStudioLinks(project, address, secret);
	const send = upload(client);
	const changes = await installStudio(send, links);
	for (const change of changes) console.log(`  ${change}`);
	console.log(messages("studio.installed", { url: address, changes: changes.length }));
	const { key: messageKey } = links.messages;
	const receiver = { kind: "studio", address, statePath: "/state", project, messageKey } as const;
	return testMessages(send, receiver, messages);
}
