import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { specifiedReport } from "#adapters/composition/payments.ts";
import { createEnquiries } from "#adapters/order-service/enquiries.ts";
import { createOrders } from "#adapters/order-service/orders.ts";
import { klarna } from "#adapters/payments/klarna/klarna.ts";
import { payPal } from "#adapters/payments/paypal/paypal.ts";
import { availabilityRequest } from "#core/enquiries/availability-request.ts";
import { newsletterMessageKeys, newsletterSubscription } from "#core/enquiries/newsletter.ts";
import { ratingPayload } from "#core/enquiries/rating.ts";
import { type Language, languages } from "#core/language/language.ts";
import { openShop, shopFiles } from "#tests/adapters/catalogue-static/open-shop.ts";
import { serve } from "#tests/adapters/order-service/service-double.ts";
import { ringOrder } from "#tests/adapters/port-suites/orders.ts";
import { ratingFields, requestFields, sender } from "#tests/core/enquiries/enquiry-fixtures.ts";
import { shopSettings } from "#tests/core/shop-fixtures.ts";
import { strictTranslate } from "#tests/ui/render.tsx";

const { order_uuid } = ringOrder();
const paid = { project: "juwelier.example", order_id: 7, order_uuid };

/** The address of a service that answers every call with a status. */
const answering = (status: number, body: object = { status: "error" }) =>
	serve((request, response) => {
		request.resume();
		response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
	});

/** Returns the error of a failed call. Throws if the call did not fail. */
function errorOf(answer: unknown): { readonly message: string; readonly key: string } {
	const { error } = answer as { readonly error?: { readonly message: string; readonly key: string } };
	if (!error) throw new Error(`The call did not fail: ${JSON.stringify(answer)}`);
	return error;
}

const subject = { product: 1, variant: null, personalization: null };
const request = availabilityRequest(requestFields, subject, sender);
const rating = ratingPayload(ratingFields, 1, sender);
const subscription = newsletterSubscription({ email: "ada@example.org", consent: true }, sender);

/** The rows of section 8 that name a failing call: its text, and how its cause is triggered. */
const failingCalls: readonly (readonly [string, (status: number) => Promise<unknown>])[] = [
	[
		"Could not post order",
		async (status) => createOrders({ url: await answering(status) }, specifiedReport).place(ringOrder()),
	],
	[
		"Could not place klarna order",
		async (status) => {
			const report = { ...paid, provider: "klarna", payment: { authorization_token: "token" } };
			return createOrders({ url: await answering(status) }, specifiedReport).reportPayment(report);
		},
	],
	[
		"Could not post PayPal Transaction",
		async (status) => {
			const report = { ...paid, provider: "paypal", payment: { orderID: "5" } };
			return createOrders({ url: await answering(status) }, specifiedReport).reportPayment(report);
		},
	],
	[
		"Could not post request",
		async (status) => {
			if (!request.ok) throw new Error("The request of the fixtures is not valid.");
			return createEnquiries({ url: await answering(status) }).requestAvailability(request.value);
		},
	],
	[
		"Could not post rating",
		async (status) => {
			if (!rating.ok) throw new Error("The rating of the fixtures is not valid.");
			return createEnquiries({ url: await answering(status) }).rate(rating.value);
		},
	],
];

/** The texts of section 8 that a newsletter sign-up shows on a German page. */
const newsletterTexts = {
	sending: "Sendet...",
	subscribed: "Vielen dank fürs Abonnieren!",
	duplicate: "Zu viele Anmeldeversuche mit dieser Email Adresse",
	serverError: "Ein unerwarteter Serverfehler ist aufgetreten",
} as const;
const duplicateInEnglish = "Email Address already registered";
const emailMissing = "Email Adresse fehlt";

async function shown(key: string): Promise<Readonly<Record<Language, string>>> {
	const texts = languages.map(async (language) => [language, (await strictTranslate(language))(key)]);
	return Object.fromEntries(await Promise.all(texts));
}

describe("R-ERR-01 the error catalogue", () => {
	describe.each(failingCalls)("R-ERR-01 %s", (text, call) => {
		it.each([500, 403])(
			"R-ERR-01 is what the error says when the service answers %d, and what the page shows",
			async (status) => {
				const { message, key } = errorOf(await call(status));
				expect(message).toBe(text);
				const own = [klarna, payPal].find(({ report }) => report?.failure === text)?.texts;
				const { de, en, fr } = own
					? { de: own.de?.notReported, en: own.en?.notReported, fr: own.fr?.notReported }
					: await shown(key);
				expect(en).toBe(text);
				expect(new Set([de, en, fr]).size).toBe(3);
			},
		);
	});

	it("R-ERR-01 settings that cannot be read give Could not load settings", async () => {
		const shop = openShop(shopFiles({}, shopSettings()));
		shop.host.respondWith("unreachable");
		const { message, key } = errorOf(await shop.settings.load());
		expect(message).toBe("Could not load settings");
		expect((await shown(key)).en).toBe("Could not load settings");
	});

	it.each([
		[200, { status: "ok" }, "subscribed"],
		[409, { status: "duplicate" }, "duplicate"],
		[500, { status: "error" }, "serverError"],
	] as const)("R-ERR-01 R-NEWS-01 a sign-up with response %d %j is %s", async (status, body, outcome) => {
		if (!subscription.ok) throw new Error("The sign-up of the fixtures is not valid.");
		const enquiries = createEnquiries({ url: await answering(status, body) });
		expect(await enquiries.subscribe(subscription.value)).toBe(outcome);
		const texts = await shown(newsletterMessageKeys[outcome]);
		expect(texts.de).toBe(newsletterTexts[outcome]);
		if (outcome === "duplicate") expect(texts.en).toBe(duplicateInEnglish);
	});

	it("R-ERR-01 R-NEWS-01 a sign-up reports that it is being sent, and that the address is missing", async () => {
		expect((await shown(newsletterMessageKeys.sending)).de).toBe(newsletterTexts.sending);
		const empty = newsletterSubscription({ email: " ", consent: true }, sender);
		const key = empty.ok ? "" : (empty.error[0]?.key ?? "");
		expect((await shown(key)).de).toBe(emailMissing);
	});

	it("R-ERR-01 only the catalogues and the error classes contain these texts", () => {
		const root = fileURLToPath(new URL("../..", import.meta.url));
		const texts = [
			...failingCalls.map(([text]) => text),
			...Object.values(newsletterTexts),
			duplicateInEnglish,
			emailMissing,
			"Could not load settings",
			"This page does not exist.",
		];
		const sources = ["core", "adapters", "ui", "renderer"].flatMap((folder) =>
			readdirSync(`${root}/${folder}`, { recursive: true, encoding: "utf8" })
				.filter((file) => /\.(ts|tsx|json)$/.test(file))
				.map((file) => `${folder}/${file}`),
		);
		const holding = sources.filter((file) => {
			const source = readFileSync(`${root}/${file}`, "utf8");
			return texts.some((text) => source.includes(`"${text}"`));
		});
		const isCatalogue = (file: string) =>
			/^(ui\/locales\/(de|en|fr)\/|adapters\/payments\/.*-texts\.json$)/.test(file);
		expect(holding.filter((file) => !isCatalogue(file))).toEqual(["core/checkout/errors.ts"]);
	});
});
