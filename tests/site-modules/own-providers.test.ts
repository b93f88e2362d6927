import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { errorCode } from "#renderer/cli/error-code.ts";
import { createMessages, findingLines } from "#renderer/cli/messages.ts";
import { loadProviders } from "#renderer/site/load-providers.ts";
import { noSiteModules } from "#renderer/site-modules/site-modules.ts";
import { createOwnShop } from "#tests/site-modules/own-shop.ts";

const analytics = `import { defineAnalytics } from "facette";

export default defineAnalytics({
	id: "counter",
	name: "Counter",
	consent: "analytics",
	hosts: { requests: ["https://counter.example"] },
	open: () => ({ pageView: () => undefined }),
});
`;

const payment = `import { definePaymentProvider } from "facette";

export default definePaymentProvider({
	id: "twint",
	name: "TWINT",
	config: ["merchant"],
	open() {
		throw new Error("nobody pays here");
	},
});
`;

/** Loads the providers of a site whose folder has these files. */
async function load(
	files: Readonly<Record<string, string>>,
	payments: readonly string[] = ["./pay/twint.ts"],
) {
	const folder = mkdtempSync(join(tmpdir(), "providers-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, name)), { recursive: true });
		writeFileSync(join(folder, name), text);
	}
	const config = { analytics: { matomo: null, module: "./counter.ts" }, payments };
	return loadProviders(folder, config, noSiteModules, resolve("dist/program/facette.js"));
}

/** Mistakes in the modules of providers: what is wrong, the changed file, the finding's place and words. */
const mistakes = [
	[
		"it is not exported as default",
		{ "counter.ts": analytics.replace("export default", "export const counter =") },
		["counter.ts", null, "provider.not-defined"],
		["exports no such provider", "export default defineAnalytics({ … })"],
	],
	[
		"a payment provider is named as analytics",
		{ "counter.ts": payment },
		["counter.ts", null, "provider.not-defined"],
		["exports no such provider", "defineAnalytics"],
	],
	[
		"its id is that of a built-in provider",
		{ "pay/twint.ts": payment.replace('"twint"', '"klarna"') },
		["pay/twint.ts", "id", "provider.id-built-in", 4],
		['"klarna" is the id of a built-in provider', 'for example "my-klarna"'],
	],
	[
		"its id is no word",
		{ "pay/twint.ts": payment.replace('"twint"', '"Twint Pay"') },
		["pay/twint.ts", "id", "provider.id", 4],
		['"Twint Pay" cannot be an id', "Write lower-case letters"],
	],
	[
		"a host is not encrypted",
		{ "counter.ts": analytics.replace("https://counter", "http://counter") },
		["counter.ts", "hosts.requests.0", "provider.host", 7],
		['"http://counter.example" is not a host', "Write it with https://"],
	],
	[
		"a host has a path",
		{ "counter.ts": analytics.replace("counter.example", "counter.example/api") },
		["counter.ts", "hosts.requests.0", "provider.host", 7],
		["is not a host", "without a path"],
	],
	[
		"its consent is unknown",
		{ "counter.ts": analytics.replace('"analytics"', '"analytic"') },
		["counter.ts", "consent", "content.unknown.value", 6],
		['"analytic" is not allowed', "analytics"],
	],
	[
		"it throws an exception",
		{ "counter.ts": `${analytics}\nthrow new Error("no licence");\n` },
		["counter.ts", null, "config.exception", 11],
		["no licence", "Correct this"],
	],
	[
		"its name is missing",
		{ "pay/twint.ts": payment.replace('\tname: "TWINT",\n', "") },
		["pay/twint.ts", "name", "content.type.text"],
		["nothing", "text"],
	],
] as const;

describe("the providers of a site", () => {
	it("B-USE-05 follow the built-in ones", async () => {
		const loaded = await load({ "counter.ts": analytics, "pay/twint.ts": payment });
		if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
		expect(loaded.value.analytics).toMatchObject({ id: "counter", hosts: { scripts: [] }, cookies: [] });
		expect(loaded.value.payments.map(({ id }) => id)).toEqual(["klarna", "paypal", "twint"]);
		expect(loaded.value.payments.at(-1)?.needs).toBe('"method": "twint", "config": { "merchant": "…" }');
	});

	it.each(mistakes)(
		"B-REL-04 are refused with file, line and remedy if %s",
		async (_, changed, place, words) => {
			const loaded = await load({ "counter.ts": analytics, "pay/twint.ts": payment, ...changed });
			if (loaded.ok) throw new Error("It was accepted");
			const [finding] = loaded.error;
			expect(loaded.error).toHaveLength(1);
			if (!finding) return;
			const { file, field, key, params } = finding;
			const [expectedFile, expectedField, code, line] = place;
			expect([file, field, errorCode(key), params.line]).toEqual([expectedFile, expectedField, code, line]);
			const sentence = findingLines(finding, createMessages("en"));
			for (const word of words) expect(sentence).toContain(word);
		},
	);

	it("B-REL-04 are refused if two have the same id", async () => {
		const files = { "counter.ts": analytics, "pay/twint.ts": payment, "pay/again.ts": payment };
		const loaded = await load(files, ["./pay/twint.ts", "./pay/again.ts"]);
		expect(loaded).toMatchObject({
			ok: false,
			error: [
				{
					file: "facette.config.ts",
					field: "payments.1",
					key: "provider.idTwice",
					params: { id: "twint", other: "payments.0" },
				},
			],
		});
	});
});

describe("a shop with providers of its own", () => {
	it("B-USE-05 B-SEC-01 publishes their modules, allows their hosts and names them in checks", () => {
		const shop = createOwnShop({
			analytics: { module: "./plausible.ts" },
			payments: ["./payments/bank-redirect.ts"],
		});
		cpSync("e2e/doubles/plausible", shop.folder, { recursive: true });
		cpSync("e2e/doubles/bank-redirect", join(shop.folder, "payments"), { recursive: true });
		const config = { bank: "http://127.0.0.1:4300" };
		const paid = [{ id: "transfer" }, { id: "bank", method: "bank-redirect", config }];
		const shipping = [{ name: "Paketversand", price_brutto: "4.9", payment_methods: paid }];
		shop.edit(
			"content/shop/settings.json",
			'"payment_methods": [',
			`"shipping_methods_config": ${JSON.stringify(shipping)},
			"payment_methods": [{ "id": "bank", "display_name": "Bank" },`,
		);
		const { status, text } = shop.build();
		expect(status, text).toBe(0);
		const modules = shop.builtFiles().filter((file) => /assets\/(?:analytics|payment-0|bank)-/.test(file));
		expect(modules.map((file) => file.replace(/-\w{8}\./, ".")).sort()).toEqual([
			"assets/analytics-plausible.js",
			"assets/bank-redirect-payment.js",
			"assets/payment-0-bank-redirect.js",
		]);
		const policies = shop.built("_headers").match(/^ {2}Content-Security-Policy: default-src.*/gm) ?? [];
		expect(policies[0]).toMatch(/connect-src 'self' https:\/\/plausible\.io[;]/);
		expect(policies.some((policy) => policy.includes("https://plausible.io 127.0.0.1:*;"))).toBe(true);
		const checked = shop.run("check", "--site", "shop").text;
		// One finding of this kind, with the other provider at its place.
		expect(checked).toContain('does not name "Plausible"');
		expect(checked).toMatch(/pages\/privacy\.json {2}\(Sofortbank\)/);
		expect(checked).not.toContain("[check.payment-kind]");
	});

	it("R-PAY-05 has an order service that knows its payment providers", async () => {
		const shop = createOwnShop({ payments: ["./twint.ts"] });
		shop.write("twint.ts", `${payment}console.log("twint is known");\n`);
		const command = resolve("dist/program/cli.js");
		const service = spawn(process.execPath, [command, "orders", "--site", ".", "--port", "0"], {
			cwd: shop.folder,
		});
		const ended = new Promise((done) => service.once("close", done));
		let output = "";
		for (const stream of [service.stdout, service.stderr])
			stream.on("data", (text) => {
				output += String(text);
			});
		await expect.poll(() => output, { timeout: 60_000 }).toContain("The order service listens on");
		// Once by the command, which reads the site, and once by the service.
		expect(output.match(/twint is known/g)).toHaveLength(2);
		service.kill("SIGTERM");
		await ended;
	});

	it("B-REL-04 reports a missing module, a wrong host with its line, and two kinds of analytics", () => {
		const shop = createOwnShop({ analytics: { module: "./counter.ts" } });
		const check = () => shop.run("check", "--site", "shop").text;
		expect(check()).toMatch(/facette\.config\.ts:\d+:\d+ › analytics\.module \[module\.missing\]/);
		shop.write("counter.ts", analytics.replace("https://counter", "http://counter"));
		expect(check()).toContain("counter.ts:7:22 › hosts.requests.0 [provider.host]");
		shop.edit(
			"facette.config.ts",
			'{"module"',
			'{"matomo":{"url":"https://stats.example/","siteId":1},"module"',
		);
		expect(check()).toMatch(/facette\.config\.ts:\d+:\d+ › analytics \[config\.two-analytics\]/);
	});
});
