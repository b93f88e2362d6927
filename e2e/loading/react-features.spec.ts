import { fileURLToPath } from "node:url";
import { expect, type Page, type Route, test } from "@playwright/test";
import { build, type Plugin, type Rolldown } from "vite";
import clientConfig from "#renderer/client/vite.config.ts";

const address = "http://site.test/";
const document =
	'<!doctype html><div id="root"></div><script type="module" src="/assets/component.js"></script>';

/** Bundles the component with the program's own configuration, without template style sheets. */
async function bundle(): Promise<readonly Rolldown.OutputChunk[]> {
	const plugins = (clientConfig.plugins ?? [])
		.flat()
		.filter((plugin) => (plugin as Plugin).name !== "page-styles");
	const { rolldownOptions, ...options } = clientConfig.build ?? {};
	const { output } = (await build({
		...clientConfig,
		configFile: false,
		logLevel: "error",
		plugins,
		define: { "process.env.NODE_ENV": JSON.stringify("production") },
		build: {
			...options,
			write: false,
			manifest: false,
			rolldownOptions: {
				...rolldownOptions,
				input: fileURLToPath(new URL("react-features.tsx", import.meta.url)),
			},
		},
	})) as Rolldown.RolldownOutput;
	return output.filter((file) => file.type === "chunk");
}

/** Serves the component's document, script and style sheet. */
async function serve(page: Page): Promise<void> {
	const chunks = await bundle();
	await page.route(`${address}**`, (route) => {
		const path = new URL(route.request().url()).pathname.slice(1);
		if (path === "") return route.fulfill({ contentType: "text/html", body: document });
		if (path === "component.css")
			return route.fulfill({ contentType: "text/css", body: "p { color: rgb(1, 2, 3) }" });
		const isEntry = path === "assets/component.js";
		const chunk = chunks.find((one) => (isEntry ? one.isEntry : one.fileName === path));
		return chunk ? route.fulfill({ contentType: "text/javascript", body: chunk.code }) : route.abort();
	});
}

test("supports what React documents in a site's own components: titles, style sheets, use and form actions", async ({
	page,
}) => {
	await serve(page);
	await page.goto(address);
	await expect(page.getByText("Guten Tag")).toHaveCSS("color", "rgb(1, 2, 3)");
	await expect(page).toHaveTitle("Title of a component");
	await expect(page.locator('head link[rel="stylesheet"]')).toHaveAttribute("data-precedence", "default");
	await expect(page.locator('head meta[name="description"]')).toHaveAttribute(
		"content",
		"Description of a component",
	);
	const sent = new Promise<Route>((resolve) => page.route(`${address}sent`, resolve));
	await page.getByLabel("Name").fill("Anna");
	await page.getByRole("button", { name: "Send" }).click();
	await expect(page.getByRole("button", { name: "Sending" })).toBeVisible();
	await (await sent).fulfill();
	await expect(page.locator("output")).toHaveText("Anna");
	await expect(page.getByLabel("Name")).toHaveValue("");
});
