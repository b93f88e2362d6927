import { fileURLToPath } from "node:url";
import { plainThemeConfig } from "#core/content/theme.ts";
import { loadSiteFonts } from "#renderer/fonts/site-fonts.ts";
import { type ExampleThemeName, exampleThemeNames, exampleThemes } from "#stories/fixtures/example-themes.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Returns the rules of an example theme's fonts; Storybook serves no files of theirs, so their main ones are in the rules. */
async function rulesOf(theme: ExampleThemeName): Promise<string> {
	const config = { ...plainThemeConfig, ...exampleThemes[theme].config };
	const fonts = await loadSiteFonts({ config }, { siteDirectory: root, mediaFolders: [] });
	if (!fonts.ok) throw new Error(`The fonts of ${theme}: ${JSON.stringify(fonts.error)}`);
	const { styles, files, preloads } = fonts.value;
	const isLoaded = (line: string) => !line.includes("url(") || preloads.some((path) => line.includes(path));
	const rules = styles.split("\n").filter(isLoaded).join("\n");
	return files.reduce((text, { path, content }) => {
		const data = Buffer.from(content as Uint8Array).toString("base64");
		return text.replace(`url(/${path})`, `url(data:font/woff2;base64,${data})`);
	}, rules);
}

/** Returns the rules of the fonts of each example theme. */
export async function readStoryFonts(): Promise<Readonly<Record<string, string>>> {
	return Object.fromEntries(
		await Promise.all(exampleThemeNames.map(async (name) => [name, await rulesOf(name)] as const)),
	);
}
