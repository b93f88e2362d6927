import type { StorybookConfig } from "@storybook/react-vite";

/** The project's Storybook: stories in folders named like those of ui, the demo shop's images under /media. */
const config: StorybookConfig = {
	framework: "@storybook/react-vite",
	stories: ["../docs/*.mdx", "../**/*.stories.tsx"],
	addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
	staticDirs: [{ from: "../../adapters/content-files/demo/content/media", to: "/media" }],
	core: { disableTelemetry: true, disableWhatsNewNotifications: true },
	async viteFinal(vite) {
		// Loaded here, since whoever only asks for the stories' places needs no renderer.
		const { readDemoModels } = await import("./demo-models.ts");
		const { namedBreakpoints } = await import("../../renderer/pipeline/named-breakpoints.ts");
		const { plainSpectrum } = await import("../../renderer/pipeline/spectrum-without-styles.ts");
		return {
			...vite,
			plugins: [plainSpectrum(), namedBreakpoints(), ...(vite.plugins ?? [])],
			optimizeDeps: { ...vite.optimizeDeps, rolldownOptions: { plugins: [plainSpectrum()] } },
			define: { ...vite.define, DEMO_SHOP: JSON.stringify(await readDemoModels()) },
		};
	},
};

export default config;
