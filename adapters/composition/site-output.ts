import { Container } from "inversify";
import {
	createFolderSiteOutput,
	type FolderOutputSettings,
} from "#adapters/site-folder/folder-site-output.ts";
import { createS3SiteOutput, type S3OutputSettings } from "#adapters/site-s3/s3-site-output.ts";
import type { SiteOutput } from "#core/ports/site-output.ts";

/** The settings of each kind of site output; `to` selects one. */
export type SiteOutputSettings =
	| ({ readonly to: "folder" } & FolderOutputSettings)
	| ({ readonly to: "s3" } & S3OutputSettings);

/** Composes the output that a site is published to: a new kind is one adapter folder, and one binding here. */
export function openSiteOutput(settings: SiteOutputSettings): SiteOutput {
	const container = new Container({ defaultScope: "Singleton" });
	const bind = <Kind extends SiteOutputSettings["to"]>(
		kind: Kind,
		create: (settings: Extract<SiteOutputSettings, { readonly to: Kind }>) => SiteOutput,
	) =>
		container
			.bind<SiteOutput>(kind)
			.toDynamicValue(() => create(settings as Extract<SiteOutputSettings, { readonly to: Kind }>));
	bind("folder", createFolderSiteOutput);
	bind("s3", createS3SiteOutput);
	return container.get(settings.to);
}
