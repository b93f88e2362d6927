import { parseArgs } from "node:util";
import { serviceOptions } from "#adapters/order-service/service-options.ts";
import { isLanguage, type Language, languages } from "#core/language/language.ts";

/** The command's options from flags, with the environment as default. */
export interface CommandOptions {
	readonly port: number;
	readonly host: string | undefined;
	readonly data: string;
	readonly catalogue: string | undefined;
	readonly origins: readonly string[];
	readonly hosts: readonly string[];
	readonly publicUrl: string | undefined;
	readonly shopEmail: string | undefined;
	readonly shopLanguage: Language | undefined;
	readonly trustProxy: string | undefined;
	readonly rateFactor: number;
	readonly dev: boolean;
	/** The modules of payment providers that the site has itself, each with a provider as its default export. */
	readonly providers: readonly string[];
	/** Whether fakes create payment providers' sessions. */
	readonly madeUpSessions: boolean;
	readonly help: boolean;
	readonly databaseUrl: string | undefined;
	readonly smtpUrl: string | undefined;
	readonly timeZone: string | undefined;
}

/** The output of `--help`. */
export const usage = `Takes a shop's orders, requests, ratings, messages, sign-ups and withdrawals.

  --site DIR           facette orders only: the site's folder (default: this folder)
  --out DIR            facette orders only: the built site, whose catalogue is used (default: dist/site)
  --catalogue FILE     JSON: { project, products, settings }; required without
                       facette orders                             CATALOGUE
  --port NUMBER        4710                                       PORT
  --host ADDRESS       127.0.0.1                                  HOST
  --data FOLDER        .facette/orders, the embedded database     DATA
  --origin URL,URL     the site's origins, for CORS               ORIGIN
  --hosts NAME,NAME    host names that calls may name, with the local
                       machine's, --host and the one of --public-url   HOSTS
  --public-url URL     for links in mails                         PUBLIC_URL
  --shop-email ADDRESS the company's in the catalogue, else
                       shop@{project}                             SHOP_EMAIL
  --shop-language CODE of mails to the shop; the site's first in the
                       catalogue, else de                         SHOP_LANGUAGE
  --trust-proxy CIDR   a proxy in front of the service            TRUST_PROXY
  --rate-factor NUMBER multiplies the rate limits                 RATE_FACTOR
  --provider FILE      a module of a payment provider of the site's own; may be repeated
  --made-up-sessions   takes orders by providers that need sessions, such as Klarna, with sessions that
                       they do not know, for development
  --dev                GET /_outbox, POST /_pact/provider-states
  Environment only: DATABASE_URL (PostgreSQL), SMTP_URL, TIME_ZONE (Europe/Berlin)
`;

/** Parses flags and environment; throws a readable message if they are invalid. */
export function commandOptions(
	args: readonly string[],
	environment: Readonly<Record<string, string | undefined>>,
): CommandOptions {
	const { values } = parseArgs({ args: [...args], options: serviceOptions });
	const port = Number(values.port ?? environment.PORT ?? 4710);
	if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new RangeError("--port is no port number.");
	const rateFactor = Number(values["rate-factor"] ?? environment.RATE_FACTOR ?? 1);
	if (!(rateFactor > 0)) throw new RangeError("--rate-factor is no number above 0.");
	const shopLanguage = values["shop-language"] ?? environment.SHOP_LANGUAGE;
	if (shopLanguage !== undefined && !isLanguage(shopLanguage))
		throw new RangeError(`--shop-language is none of ${languages.join(", ")}.`);
	const origins = (values.origin ?? environment.ORIGIN ?? "").split(",").flatMap((part) => part.trim() || []);
	const wrong = origins.find((origin) => !/^https?:\/\//i.test(origin) || !URL.canParse(origin));
	if (wrong !== undefined)
		throw new RangeError(`--origin: "${wrong}" is no web address such as https://www.shop.example.`);
	return {
		port,
		host: values.host ?? environment.HOST,
		data: values.data ?? environment.DATA ?? ".facette/orders",
		catalogue: values.catalogue ?? environment.CATALOGUE,
		origins: origins.map((origin) => new URL(origin).origin),
		hosts: (values.hosts ?? environment.HOSTS ?? "").split(",").flatMap((name) => name.trim() || []),
		publicUrl: (values["public-url"] ?? environment.PUBLIC_URL)?.replace(/\/+$/, ""),
		shopEmail: values["shop-email"] ?? environment.SHOP_EMAIL,
		shopLanguage,
		trustProxy: values["trust-proxy"] ?? environment.TRUST_PROXY,
		rateFactor,
		dev: values.dev ?? false,
		providers: values.provider ?? [],
		madeUpSessions: values["made-up-sessions"] ?? false,
		help: values.help ?? false,
		databaseUrl: environment.DATABASE_URL,
		smtpUrl: environment.SMTP_URL,
		timeZone: environment.TIME_ZONE,
	};
}
