import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { StorybookConfig } from "@storybook/react-vite";

const stories = fileURLToPath(new URL("..", import.meta.url));

/** Returns a story file's title from its path: "Shop/List/Product card" for shop/list/product-card.stories.tsx. */
function storyTitle(file: string): string {
	const words = relative(stories, file)
		.replace(/\.stories\.tsx$/, "")
		.replaceAll("-", " ");
	return words.replaceAll("\\", "/").replace(/(?:^|\/)./g, (start) => start.toUpperCase());
}

/** The Storybook configuration: story folders named like those of ui, the demo shop's images under /media. */
const config: StorybookConfig = {
	framework: "@storybook/react-vite",
	stories: ["../foundation/*.mdx", "../**/*.stories.tsx"],
	addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
	staticDirs: [{ from: "../../adapters/content-files/demo/content/media", to: "/media" }],
	core: { disableTelemetry: true, disableWhatsNewNotifications: true },
	experimental_indexers: (indexers = []) =>
		indexers.map((indexer) => ({
			...indexer,
			createIndex: (file, options) =>
				indexer.createIndex(file, { ...options, makeTitle: () => storyTitle(file) }),
		})),
	async viteFinal(vite) {
		// Loaded late, because listing the stories needs no renderer.
		const { readDemoModels } = await import("./demo-models.ts");
		const { readStoryFonts } = await import("./story-fonts.ts");
		const { namedBreakpoints } = await import("../../renderer/bundler/named-breakpoints.ts");
		const { plainSpectrum } = await import("../../renderer/bundler/spectrum-without-styles.ts");
		return {
			...vite,
			plugins: [plainSpectrum(), namedBreakpoints(), ...(vite.plugins ?? [])],
			optimizeDeps: { ...vite.optimizeDeps, rolldownOptions: { plugins: [plainSpectrum()] } },
			define: {
				...vite.define,
				DEMO_SHOP: JSON.stringify(await readDemoModels()),
				STORY_FONTS: JSON.stringify(await readStoryFonts()),
			},
		};
	},
};

export default config;
