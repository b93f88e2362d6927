import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { build } from "vite";
import type { ProviderPayment } from "#core/ports/payment-provider.ts";

/** A file of the bundle. */
export interface Chunk {
	readonly fileName: string;
	readonly code: string;
	readonly isEntry: boolean;
	/** Its modules, as absolute paths. */
	readonly modules: readonly string[];
	/** The files that it always loads. */
	readonly imports: readonly string[];
}

/** The origin of the page under test; nothing leaves the browser. */
export const paymentOrigin = "https://shop.example";

/** Bundles the page under test like a site: each dynamic import is a separate file. */
export async function bundlePaymentPage(): Promise<readonly Chunk[]> {
	const built = await build({
		root: fileURLToPath(new URL("../..", import.meta.url)),
		configFile: false,
		logLevel: "silent",
		build: {
			write: false,
			modulePreload: false,
			rollupOptions: { input: fileURLToPath(new URL("payment-page.ts", import.meta.url)) },
		},
	});
	if (!("output" in built)) throw new Error("The page under test gave no single bundle.");
	return built.output.flatMap((file) =>
		file.type === "chunk"
			? [
					{
						fileName: file.fileName,
						code: file.code,
						isEntry: file.isEntry,
						modules: Object.keys(file.modules),
						imports: file.imports,
					},
				]
			: [],
	);
}

/** Opens the page under test, which only contains a place for a provider. */
export async function openPaymentPage(page: Page, chunks: readonly Chunk[]): Promise<void> {
	await page.route(`${paymentOrigin}/**`, (route) => {
		const path = new URL(route.request().url()).pathname.slice(1);
		const chunk = chunks.find(({ fileName }) => fileName === path);
		if (chunk) return route.fulfill({ contentType: "text/javascript", body: chunk.code });
		const entry = chunks.find(({ isEntry }) => isEntry)?.fileName;
		const body = `<!doctype html><title>Payment</title><div id="payment"></div><script type="module" src="/${entry}"></script>`;
		return path === "" ? route.fulfill({ contentType: "text/html", body }) : route.fulfill({ status: 404 });
	});
	await page.goto(`${paymentOrigin}/`);
	await page.waitForFunction(() => window.paymentPage !== undefined);
}

/** Returns a payment in the page under test, callable from the test. */
export function remotePayment(page: Page, name: string): ProviderPayment {
	return {
		start: () => page.evaluate((key) => window.paymentPage.payment(key).start(), name),
		approve: (...question) =>
			page.evaluate(([key, ...asked]) => window.paymentPage.payment(key).approve(...asked), [
				name,
				...question,
			] as const),
		cancel: (...question) =>
			page.evaluate(([key, ...asked]) => window.paymentPage.payment(key).cancel(...asked), [
				name,
				...question,
			] as const),
	};
}

/** Sets the session that the order service creates for every order; null for none. */
export async function makeSession(page: Page, client_token: string | null): Promise<void> {
	await page.evaluate((token) => {
		window.paymentPage.session = token === null ? null : { client_token: token };
	}, client_token);
}

/** Advances the page's clock by 20 seconds; no response may come earlier. */
export async function expectResponseAfter20Seconds(page: Page, answer: Promise<unknown>): Promise<void> {
	await page.evaluate(() => window.paymentPage.time.advance(19_999));
	expect(await Promise.race([answer, page.waitForTimeout(100)])).toBe(undefined);
	await page.evaluate(() => window.paymentPage.time.advance(1));
}
