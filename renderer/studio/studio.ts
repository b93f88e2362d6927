import { statSync } from "node:fs";
import { dirname } from "node:path";
import { storeReport } from "#adapters/content-directus/studio/publication-report.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import type { Language } from "#core/language/language.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import { readClientBundle } from "#renderer/bundler/client-bundle.ts";
import { loadRenderMarkup } from "#renderer/bundler/load-render-markup.ts";
import { BuildCache } from "#renderer/cache/build-cache.ts";
import { readConfig } from "#renderer/config/load-config.ts";
import { openDevSite } from "#renderer/dev/dev-site.ts";
import { createProgramFiles } from "#renderer/dev/program-files.ts";
import { hasSite } from "#renderer/output/output-folder.ts";
import { type ContentChoice, contentSource } from "#renderer/site/content-source.ts";
import { createDueBuilds } from "#renderer/studio/due-builds.ts";
import { hasFormerSite, isRestoredSite, restoreFormerSite } from "#renderer/studio/former-site.ts";
import { createSignedLinks, type SignedLinks, validity } from "#renderer/studio/links.ts";
import { createPreviewSites } from "#renderer/studio/preview-sites.ts";
import { createPublisher, type Publisher, type PublisherState } from "#renderer/studio/publisher.ts";
import { createReporter, reportText } from "#renderer/studio/reporter.ts";
import type { StudioTools } from "#renderer/studio/requests.ts";
import { createBuildRunner } from "#renderer/studio/run-build.ts";
import { createStudioServer } from "#renderer/studio/server.ts";

/** The options of a studio. */
export interface StudioOptions extends Pick<StudioTools, "texts" | "findings"> {
	readonly siteDirectory: string;
	readonly outputDirectory: string;
	readonly choice: ContentChoice;
	/** The address to listen on. */
	readonly host: string;
	/** 0 for any free port. */
	readonly port: number;
	/** The public URL; null for that of host and port. */
	readonly address: string | null;
	readonly secret: string;
	/** Called whenever the state of builds changes. */
	onState(state: PublisherState): void;
	/** Called when the report of a build could not be stored in Directus. */
	onUnreported(error: unknown): void;
	/** Called with an unexpected error of a request. */
	onFailure(error: Error): void;
}

/** A running studio. */
export interface Studio {
	/** The signed address of its page, valid for a day. */
	readonly url: string;
	close(): Promise<void>;
}

/** The reason why a studio did not start. */
export type StudioFailure =
	| { readonly kind: "findings"; readonly findings: readonly ContentFinding[] }
	| { readonly kind: "noDirectus" }
	| { readonly kind: "port" };

/** Creates the queue of a site's builds, which also starts those that are due, and a function that ends them. */
function openPublisher(
	{ siteDirectory, outputDirectory, choice }: StudioOptions,
	publishedFile: string,
	onState: (state: PublisherState) => void,
) {
	const builds = createBuildRunner();
	const { from, url, project, token } = choice;
	const dueBuilds = createDueBuilds(() => publisher.publishUnlessRestored());
	const publisher: Publisher = createPublisher({
		async build() {
			const content = { from, url, project, token, drafts: false };
			const { outcome } = builds.start({ siteDirectory, outputDirectory, content });
			const built = await outcome;
			dueBuilds.built(built);
			return built;
		},
		restore: () => restoreFormerSite(outputDirectory, publishedFile),
		onChange: onState,
		publishedAt: hasSite(outputDirectory) ? statSync(outputDirectory).mtimeMs : null,
		isRestored: isRestoredSite(outputDirectory),
	});
	const end = () => {
		dueBuilds.stop();
		builds.end();
	};
	return { publisher, end };
}

/** Creates the reports of builds in Directus, in the site's default language. */
function openReporter(
	options: StudioOptions,
	directus: { readonly url: string; readonly project: string },
	links: SignedLinks,
	language: Language,
) {
	const reporter = createReporter({
		store: (text) => storeReport(directus, text, links.reportKey),
		onFailure: options.onUnreported,
	});
	return {
		stop: reporter.stop,
		onState(state: PublisherState) {
			options.onState(state);
			if (state.state !== "running") reporter.report(reportText(state, language, options));
		},
	};
}

/** Opens the site for previews, with the configuration as it is at that moment. */
function openSites({ siteDirectory, outputDirectory, choice }: StudioOptions) {
	const cache = new BuildCache(null);
	const client = readClientBundle();
	return createPreviewSites((version) =>
		openDevSite({
			siteDirectory,
			cacheDirectory: dirname(outputDirectory),
			choice: { ...choice, ...version },
			cache,
			client,
			loadRenderMarkup,
		}),
	);
}

function hostsOf({ host, address }: Pick<StudioOptions, "host" | "address">): readonly string[] {
	return [host, ...(address === null ? [] : [new URL(address).hostname])];
}

/** Starts the previews and the builds of a site whose content is in Directus. */
export async function startStudio(options: StudioOptions): Promise<Result<Studio, StudioFailure>> {
	const config = await readConfig(options.siteDirectory);
	if (!config.ok) return fail({ kind: "findings", findings: config.error });
	const source = contentSource(options.siteDirectory, config.value, options.choice);
	if (!source.ok) return fail({ kind: "findings", findings: source.error });
	const { directus } = source.value;
	if (!directus) return fail({ kind: "noDirectus" });
	const links = createSignedLinks(options.secret);
	const reporter = openReporter(options, directus, links, config.value.defaultLanguage);
	const { publisher, end: endBuilds } = openPublisher(options, directus.published, reporter.onState);
	const server = createStudioServer({
		...options,
		links,
		publisher,
		sites: openSites(options),
		directusOrigin: new URL(directus.url).origin,
		project: directus.project,
		languages: config.value.languages,
		defaultLanguage: config.value.defaultLanguage,
		programFile: createProgramFiles(),
		hosts: hostsOf(options),
		canRestore: () => hasFormerSite(options.outputDirectory),
	});
	const end = () => {
		reporter.stop();
		endBuilds();
	};
	return listen(server, options, { links, publisher, end });
}

async function listen(
	server: ReturnType<typeof createStudioServer>,
	{ host, port, address }: StudioOptions,
	{ links, publisher, end }: { readonly links: SignedLinks; readonly publisher: Publisher; end(): void },
): Promise<Result<Studio, StudioFailure>> {
	let listening: string;
	try {
		listening = await server.listen({ host, port });
	} catch (error) {
		end();
		if (error instanceof Error && "code" in error && error.code === "EADDRINUSE")
			return fail({ kind: "port" });
		throw error;
	}
	// Saves while the studio was not running.
	publisher.publishUnlessRestored();
	return succeed({
		url: (address ?? listening) + links.sign("/", {}, validity.shared),
		async close() {
			publisher.stop();
			end();
			await server.close();
		},
	});
}
