import type { FastifyInstance, FastifyServerOptions } from "fastify";
import type { PaymentProviderRules } from "#core/checkout/payment-methods.ts";
import type { Language } from "#core/language/language.ts";
import { shopTimeZone } from "#core/opening-hours/branch-schedule.ts";
import { primaryEmail } from "#core/site/company-contact.ts";
import type { Catalogue } from "./catalogue.ts";
import type { CatalogueFile } from "./catalogue-file.ts";
import { decodeCatalogue } from "./catalogue-schema.ts";
import type { Database } from "./database/database.ts";
import { openEmbeddedDatabase } from "./database/embedded-database.ts";
import { migrate } from "./database/migrate.ts";
import { openPostgresDatabase } from "./database/postgres-database.ts";
import { followCatalogue } from "./follow-catalogue.ts";
import { addConfirmPage } from "./http/confirm-page.ts";
import { addOutbox, addProviderStates } from "./http/development.ts";
import { addHealth } from "./http/health.ts";
import { addCalls } from "./http/routes.ts";
import { createServer } from "./http/server.ts";
import { addUnsubscribePage } from "./http/unsubscribe-page.ts";
import { type SendMail, sendWaitingMails, smtpSender } from "./mails/mail-sender.ts";
import type { PaymentSessions } from "./orders/make-session.ts";
import { payableCatalogue } from "./orders/payment-sessions.ts";
import { reconcileStock } from "./orders/stock-counts.ts";
import type { StateContext } from "./provider-states.ts";
import { createReplacement } from "./replace-catalogue.ts";

/** The service's options; only the catalogue is required. */
export interface ReferenceServiceOptions {
	/**
	 * `{ project, products, settings }`, with products as in core/catalogue/product.ts and settings as in
	 * core/settings.
	 */
	readonly catalogue: unknown;
	/** The file of the catalogue, whose changes the service takes over; none by default. */
	readonly catalogueFile?: CatalogueFile | undefined;
	/** Milliseconds between two looks at that file; 1000 by default. */
	readonly followEvery?: number | undefined;
	/** The URL of a PostgreSQL database; by default the embedded one is used. */
	readonly databaseUrl?: string | undefined;
	/** The embedded database's folder; in memory by default. */
	readonly dataFolder?: string | undefined;
	/** Opens the database, instead of the embedded or the named one; for tests. */
	readonly openDatabase?: (() => Promise<Database>) | undefined;
	/** 127.0.0.1 by default. */
	readonly host?: string | undefined;
	/** 0, the default, selects a free one. */
	readonly port?: number | undefined;
	/** The site's origins; without any, browsers may not call (no CORS headers). */
	readonly origins?: readonly string[] | undefined;
	/** Allowed host names in addition to the local machine's, `host` and the one in `publicUrl`. */
	readonly hosts?: readonly string[] | undefined;
	/** The base URL of links in mails; by default the address it listens on. */
	readonly publicUrl?: string | undefined;
	/** The shop's e-mail address; by default the company's in the catalogue, else shop@{project}. */
	readonly shopEmail?: string | undefined;
	/** The language of mails to the shop; by default the catalogue's, else German. */
	readonly shopLanguage?: Language | undefined;
	/** The SMTP server; by default mails stay in the outbox. */
	readonly smtpUrl?: string | undefined;
	/** Sends mails instead of an SMTP server; for tests. */
	readonly sendMail?: SendMail | undefined;
	/** Milliseconds between two checks of the outbox; 2000 by default. */
	readonly sendEvery?: number | undefined;
	/** The shop's time zone; by default that of the catalogue, or of its first branch with opening hours. */
	readonly timeZone?: string | undefined;
	/** Proxies that are trusted for the caller's address. */
	readonly trustProxy?: string | undefined;
	/** Multiplies the rate limits; 1 by default. */
	readonly rateFactor?: number | undefined;
	/** Multiplies the limits of mails; `rateFactor` by default. */
	readonly mailLimitFactor?: number | undefined;
	/** Enables the outbox page and provider states. */
	readonly dev?: boolean | undefined;
	/** Enables POST /_pact/provider-states. */
	readonly providerStates?: boolean | undefined;
	/** The payment providers of orders; those of the site by default. */
	readonly paymentProviders?: readonly PaymentProviderRules[] | undefined;
	/** Creates sessions with payment providers; orders are refused if their provider needs one and is missing here. */
	readonly paymentSessions?: PaymentSessions | undefined;
	readonly now?: (() => Date) | undefined;
	/** Fastify's logger; none by default. */
	readonly logger?: FastifyServerOptions["logger"] | undefined;
}

/** A running service. */
export interface ReferenceService {
	/** e.g. "http://127.0.0.1:4710". */
	readonly url: string;
	readonly server: FastifyInstance;
	readonly database: Database;
	/** Sends the mails in the outbox now. */
	readonly sendMails: () => Promise<void>;
	/**
	 * Takes over a newer catalogue with its prices, settings and stock (B-USE-10); an older one than the current is not used.
	 * Throws a TypeError if it is not usable, and keeps the current one.
	 */
	readonly replaceCatalogue: (catalogue: unknown) => Promise<void>;
	/** Finishes pending requests, then stops. */
	readonly close: () => Promise<void>;
}

/** Starts an order service and listens; throws if the catalogue, the database or the port cannot be used. */
export async function createReferenceService(options: ReferenceServiceOptions): Promise<ReferenceService> {
	let catalogue = decodeCatalogue(options.catalogue, options.paymentProviders);
	let sessions = options.paymentSessions ?? new Map();
	const server = await createServer({
		origins: options.origins ?? [],
		hosts: hostNames(options),
		trustProxy: options.trustProxy ?? null,
		logger: options.logger ?? false,
	});
	const database = await openDatabase(options, () => server.log.warn("database connection lost"));
	const limits = { factor: options.rateFactor ?? 1, exhausted: new Set<string>() };
	const context: StateContext = {
		database,
		catalogue: () => payableCatalogue(catalogue, sessions),
		changeCatalogue: (next) => {
			catalogue = next;
		},
		paymentSessions: () => sessions,
		changeSessions: (next) => {
			sessions = next;
		},
		limits,
		// Replaced by each route.
		countEffect: async () => {},
		mailLimitFactor: () => options.mailLimitFactor ?? limits.factor,
		now: options.now ?? (() => new Date()),
		warn: (fields, message) => server.log.warn(fields, message),
		get shopEmail() {
			return options.shopEmail ?? emailOf(catalogue);
		},
		publicUrl: () => options.publicUrl ?? server.listeningOrigin,
		get shopLanguage() {
			return options.shopLanguage ?? catalogue.language;
		},
		get timeZone() {
			const schedules = catalogue.branches.flatMap(({ schedule }) => (schedule ? [{ schedule }] : []));
			return options.timeZone ?? catalogue.time_zone ?? shopTimeZone(schedules);
		},
	};
	try {
		await migrate(database);
		await reconcileStock(context, catalogue);
		const warnings = new Set<string>();
		await addRoutes(server, context, options, warnings);
		const url = await server.listen({ host: options.host ?? "127.0.0.1", port: options.port ?? 0 });
		const replaceCatalogue = createReplacement({
			decode: (input) => decodeCatalogue(input, options.paymentProviders),
			current: () => catalogue,
			take: async (next) => {
				await reconcileStock(context, next);
				catalogue = next;
			},
			log: server.log,
		});
		const { stop, ...outbox } = startSending(context, server, options);
		const stopFollowing =
			options.catalogueFile &&
			followCatalogue(options.catalogueFile, {
				replace: replaceCatalogue,
				warn: context.warn,
				warnings,
				every: options.followEvery,
			});
		const close = () => closeAll(server, database, [stopFollowing ?? (async () => {}), stop]);
		return { url, server, database, ...outbox, replaceCatalogue, close };
	} catch (error) {
		await database.close();
		throw error;
	}
}

/** Returns a shop's default e-mail address. */
function emailOf({ company, project }: Catalogue): string {
	return (company && primaryEmail(company)?.email) ?? `shop@${project}`;
}

function hostNames({ hosts = [], host, publicUrl }: ReferenceServiceOptions): readonly string[] {
	return [...hosts, ...(host ? [host] : []), ...(publicUrl ? [new URL(publicUrl).hostname] : [])];
}

function openDatabase(options: ReferenceServiceOptions, onLost: () => void): Promise<Database> | Database {
	if (options.openDatabase) return options.openDatabase();
	if (options.databaseUrl) return openPostgresDatabase(options.databaseUrl, onLost);
	return openEmbeddedDatabase(options.dataFolder ?? null);
}

async function addRoutes(
	server: FastifyInstance,
	context: StateContext,
	options: ReferenceServiceOptions,
	warnings: Set<string>,
): Promise<void> {
	addHealth(server, context, warnings);
	addCalls(server, context, context.limits);
	addConfirmPage(server, context, context.limits);
	await addUnsubscribePage(server, context, context.limits);
	if (options.dev) addOutbox(server, context);
	if (options.dev || options.providerStates) addProviderStates(server, context);
}

interface Outbox {
	readonly sendMails: () => Promise<void>;
	readonly stop: () => Promise<void>;
}

/** Checks the outbox repeatedly, never twice at once; does nothing without a mail transport. */
function startSending(
	context: StateContext,
	server: FastifyInstance,
	options: ReferenceServiceOptions,
): Outbox {
	const from = () => context.shopEmail;
	const send = options.sendMail ?? (options.smtpUrl ? smtpSender(options.smtpUrl, from) : null);
	if (!send) return { sendMails: async () => {}, stop: async () => {} };
	let running = Promise.resolve();
	const sendMails = () => {
		running = running.then(async () => {
			const { sent, failed } = await sendWaitingMails(context.database, send, context.now());
			if (sent + failed > 0) server.log.info({ sent, failed }, "mails");
		});
		return running;
	};
	const look = () => sendMails().catch(() => server.log.error("outbox not reachable"));
	const timer = setInterval(look, options.sendEvery ?? 2000);
	return {
		sendMails,
		stop: async () => {
			clearInterval(timer);
			await running;
		},
	};
}

async function closeAll(
	server: FastifyInstance,
	database: Database,
	stops: readonly (() => Promise<void>)[],
): Promise<void> {
	await server.close();
	for (const stop of stops) await stop().catch(() => {});
	await database.close();
}
