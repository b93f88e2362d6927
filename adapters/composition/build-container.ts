import { Container } from "inversify";
import {
	createDirectusContent,
	type DirectusContent,
	type DirectusSource,
} from "#adapters/composition/directus-content.ts";
import { createContentFiles } from "#adapters/content-files/content-files.ts";
import { createPhoneNumbers } from "#adapters/phone-libphonenumber/phone-numbers.ts";
import type { Logger } from "#core/ports/logger.ts";
import type { PhoneNumbers } from "#core/ports/phone-numbers.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import type { Language } from "#core/shared/language.ts";

/** Names the ports within a build's container. */
const tokens = {
	siteContent: Symbol.for("facette.SiteContent"),
	phoneNumbers: Symbol.for("facette.PhoneNumbers"),
	logger: Symbol.for("facette.Logger"),
};

/** What decides which adapters a build uses. */
export interface BuildSettings {
	readonly languages: readonly Language[];
	/** The content folder, absolute; the one that is filled from Directus where that is the source. */
	readonly contentDirectory: string;
	/** The Directus that the content folder is filled from; none where left out. */
	readonly directus?: DirectusSource;
	readonly logger: Logger;
}

/** The ports of a build, each ready to use. */
export interface BuildPorts {
	readonly content: SiteContent;
	/** The content again, with what only Directus can tell; null where it comes from elsewhere. */
	readonly directus: DirectusContent | null;
	readonly phones: PhoneNumbers;
	readonly logger: Logger;
}

/** Puts a build together: chooses the adapters and hands out their ports. */
export function buildPorts(settings: BuildSettings): BuildPorts {
	const container = new Container({ defaultScope: "Singleton" });
	container.bind<Logger>(tokens.logger).toConstantValue(settings.logger);
	const directus = settings.directus ? createDirectusContent(settings.directus, settings) : null;
	container
		.bind<SiteContent>(tokens.siteContent)
		.toDynamicValue(
			() =>
				directus ??
				createContentFiles({ directory: settings.contentDirectory, languages: settings.languages }),
		);
	container
		.bind<PhoneNumbers>(tokens.phoneNumbers)
		.toDynamicValue((context) => createPhoneNumbers(context.get<Logger>(tokens.logger)));
	return {
		content: container.get<SiteContent>(tokens.siteContent),
		directus,
		phones: container.get<PhoneNumbers>(tokens.phoneNumbers),
		logger: container.get<Logger>(tokens.logger),
	};
}
