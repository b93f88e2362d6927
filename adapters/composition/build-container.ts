import { Container } from "inversify";
import {
	createDirectusContent,
	type DirectusContent,
	type DirectusSource,
} from "#adapters/composition/directus-content.ts";
import { createContentFiles } from "#adapters/content-files/content-files.ts";
import type { FilesReadBefore } from "#adapters/content-files/files-read-before.ts";
import { createFilePlaces } from "#adapters/content-files/finding-places.ts";
import { createPhoneNumbers } from "#adapters/phone-libphonenumber/phone-numbers.ts";
import type { FindingPlaces } from "#core/ports/finding-places.ts";
import type { Logger } from "#core/ports/logger.ts";
import type { PhoneNumbers } from "#core/ports/phone-numbers.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import type { Language } from "#core/shared/language.ts";

/** What decides which adapters a build uses. */
export interface BuildSettings {
	readonly languages: readonly Language[];
	/** The content folder, absolute; the one that is filled from Directus where that is the source. */
	readonly contentDirectory: string;
	/** What was read from the content folder in earlier builds; nothing where left out. */
	readonly readBefore?: FilesReadBefore;
	/** The Directus that the content folder is filled from; none where left out. */
	readonly directus?: DirectusSource;
	readonly logger: Logger;
}

/** The ports of a build, each ready to use. */
export interface BuildPorts {
	readonly content: SiteContent;
	/** The content again, with what only Directus can tell; null where it comes from elsewhere. */
	readonly directus: DirectusContent | null;
	/** Where editors change what findings name. */
	readonly places: FindingPlaces;
	readonly phones: PhoneNumbers;
	readonly logger: Logger;
}

/** How each port of a build is made, from the settings and from other ports. */
const bindings: {
	readonly [Name in keyof BuildPorts]: (settings: BuildSettings, ports: BuildPorts) => BuildPorts[Name];
} = {
	logger: ({ logger }) => logger,
	phones: (_, { logger }) => createPhoneNumbers(logger),
	places: ({ contentDirectory }, { directus }) => directus?.places ?? createFilePlaces(contentDirectory),
	directus: (settings) => (settings.directus ? createDirectusContent(settings.directus, settings) : null),
	content: ({ contentDirectory: directory, languages, readBefore }, { directus }) =>
		directus ?? createContentFiles({ directory, languages, ...(readBefore && { readBefore }) }),
};

/** Puts a build together: its ports, each made once, when it is first asked for. */
export function buildPorts(settings: BuildSettings): BuildPorts {
	const container = new Container({ defaultScope: "Singleton" });
	const ports = {} as BuildPorts;
	for (const [name, make] of Object.entries(bindings)) {
		container.bind(name).toDynamicValue(() => make(settings, ports));
		Object.defineProperty(ports, name, { get: () => container.get(name) });
	}
	return ports;
}
