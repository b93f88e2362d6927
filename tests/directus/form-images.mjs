// Photographs the form and the list of products for the guide of Directus: as an editor sees them in Directus 12.
//   npm run compile && node tests/directus/form-images.mjs
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { createJiti } from "jiti";
import sharp from "sharp";
import { ensureBrowser } from "../../renderer/setup/browser.mjs";
import { root } from "../../renderer/setup/install.mjs";

const guide = join(root, "adapters/content-directus");
const domain = "www.juwelier-sternau.example";
const account = { email: "editor@example.com", password: "a-password-of-the-images" };

/** Runs a command of Facette with the administrator's token of a Directus. */
function facette({ url, adminToken }, ...args) {
	const env = { ...process.env, FACETTE_DIRECTUS_TOKEN: adminToken };
	return promisify(execFile)(process.execPath, [join(root, "dist/program/cli.js"), ...args, "--url", url], {
		env,
	});
}

/** Sends an administrator's request; resolves to the data of the response. */
async function send({ url, adminToken }, path, body) {
	const response = await fetch(url + path, {
		method: body ? "POST" : "GET",
		headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/json" },
		...(body ? { body: JSON.stringify(body) } : {}),
	});
	if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
	return (await response.json()).data;
}

/** Fills a Directus with the demo shop, and adds an editor. */
async function prepare(server) {
	await facette(server, "schema");
	const content = join(root, "adapters/content-files/demo/content");
	await facette(server, "seed", "--project", domain, "--from", content);
	await facette(server, "schema", "--editors");
	const [role] = await send(server, `/roles?fields=id&filter[name][_contains]=${domain}`);
	await send(server, "/users", { ...account, role: role.id, status: "active", language: "en-US" });
}

async function logIn(browser, { url }) {
	const page = await browser.newPage({ viewport: { width: 1200, height: 1200 }, locale: "en-US" });
	page.setDefaultTimeout(120_000);
	await page.goto(`${url}/admin/login`);
	await page.getByPlaceholder("Email").fill(account.email);
	await page.getByPlaceholder("Password").fill(account.password);
	await page.getByRole("button", { name: "Sign In" }).click();
	await page.getByRole("link", { name: /^diamond Product/ }).click();
	await page.getByRole("row", { name: /Alpenhorn Nachtgrat/ }).waitFor();
	// Closes the bar on the right, which covers columns.
	await page.getByRole("banner").getByRole("button").last().click();
	return page;
}

/** Stores what a page shows as a picture of the guide. */
async function photograph(page, name) {
	await page.waitForLoadState("networkidle");
	await page.evaluate(() => document.fonts.ready);
	const picture = sharp(await page.screenshot({ animations: "disabled" }));
	await picture
		.resize({ width: 1000 })
		.webp({ quality: 75, effort: 6 })
		.toFile(join(guide, `${name}.webp`));
}

const { startDirectus } = await createJiti(import.meta.url).import("./start-server.ts");
const server = await startDirectus({ major: "12", environment: { SERVE_APP: "true" } });
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });
try {
	await prepare(server);
	const page = await logIn(browser, server);
	await photograph(page, "list");
	await page.getByRole("row", { name: /Alpenhorn Nachtgrat/ }).click();
	const name = page.locator('[data-field="display_name"] input');
	await page.waitForFunction((input) => input?.value !== "", await name.elementHandle());
	await photograph(page, "form");
} finally {
	await browser.close();
	await server.stop();
}
