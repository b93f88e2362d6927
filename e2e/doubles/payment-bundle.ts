import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { build } from "vite";
import type { ProviderPayment } from "#core/ports/payment-provider.ts";

/** A file of the bundle. */
export interface Chunk {
	readonly fileName: string;
	readonly code: string;
	readonly isEntry: boolean;
	/** The modules it is made of, absolute. */
	readonly modules: readonly string[];
	/** The files that come with it in any case. */
	readonly imports: readonly string[];
}

/** The origin of the page under test; nothing of it ever leaves the browser. */
export const paymentOrigin = "https://shop.example";

/** Bundles the page under test as the product bundles a site: every dynamic import is a file of its own. */
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

/** Opens the page under test, on which there is nothing but a place for a provider. */
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

/** A payment in the page under test, called as if it were here. */
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

/** Sets the session that the order service makes for every order from now on; null for none. */
export async function makeSession(page: Page, client_token: string | null): Promise<void> {
	await page.evaluate((token) => {
		window.paymentPage.session = token === null ? null : { client_token: token };
	}, client_token);
}

/** Lets 20 seconds of the page under test pass; a response must not come before their end. */
export async function expectResponseAfter20Seconds(page: Page, answer: Promise<unknown>): Promise<void> {
	await page.evaluate(() => window.paymentPage.time.advance(19_999));
	expect(await Promise.race([answer, page.waitForTimeout(100)])).toBe(undefined);
	await page.evaluate(() => window.paymentPage.time.advance(1));
}
