/** A documented file whose commands are run one after the other. */
interface Chapter {
	readonly file: string;
	/** The folder that its reader is in, relative to the folder where the journey began. */
	readonly directory: string;
}

/** The files whose commands are run: a journey is what a reader does from an empty folder on, in one folder. */
export const journeys: readonly (readonly Chapter[])[] = [
	[
		{ file: "renderer/init/getting-started.md", directory: "." },
		{ file: "core/theme/theming.md", directory: "my-shop" },
		{ file: "renderer/engines/host-rules/deploying.md", directory: "my-shop" },
		{ file: "contracts/reference-service/README.md", directory: "." },
	],
	[{ file: "renderer/init/README.md", directory: "." }],
	[{ file: "renderer/setup/package-readme.md", directory: "." }],
	[{ file: "adapters/own-providers.md", directory: "." }],
	[{ file: "renderer/api/content-sources.md", directory: "." }],
	[{ file: "renderer/testing/README.md", directory: "." }],
	[{ file: "renderer/worker/deploying.md", directory: "." }],
];
