import { login, logout, refresh } from "@directus/sdk";
import { ContentError, expiredToken } from "#adapters/content-directus/client/content-error.ts";
import { dataOf } from "#adapters/content-directus/client/read-client.ts";
import type { ContentCommand, TokenSource, Transport } from "#adapters/content-directus/client/transport.ts";
import type { Logger } from "#core/platform/logger.ts";

/** How the service remembers a session: a "jwt" renewed by a token in its responses, or by one in a cookie. */
export type AuthMode = "jwt" | "cookie";

/** Who logs in. */
export interface Credentials {
	readonly email: string;
	readonly password: string;
	/** The session's own mode when left out. */
	readonly mode?: AuthMode;
	/** The one-time password where the user has a second factor. */
	readonly otp?: string;
}

/** How a session is kept. */
export interface SessionOptions {
	/** "jwt" when left out (R-CONTENT-03). */
	readonly mode?: AuthMode;
	/** Minutes that a token is taken to hold, if the service does not say less (R-CONTENT-03). */
	readonly lifetime?: number;
	readonly logger: Logger;
}

/** A user's session, renewed before it ends; all calls reject with a ContentError. */
export interface Session extends TokenSource {
	/** Logs in; returns the access token. */
	authenticate(credentials: Credentials): Promise<string>;
	/** Renews the session, with a refresh token from elsewhere where given; returns the new access token. */
	refresh(token?: string): Promise<string>;
	/** Ends the session, locally even if the service cannot be reached. */
	logout(): Promise<void>;
	/** Stops renewing, without telling the service. */
	close(): void;
}

const checkInterval = 10_000;
const refreshBefore = 30_000;

interface Tokens {
	readonly mode: AuthMode;
	readonly access: string;
	/** Null where a cookie holds it. */
	readonly refresh: string | null;
	/** Milliseconds since 1970. */
	readonly expiresAt: number;
}

/** A session that was refused its renewal is neither used on nor taken for no session at all. */
type State = { readonly tokens: Tokens | null } | { readonly ended: ContentError };

/** Creates a session over a transport without a token of its own (R-CONTENT-01, R-CONTENT-03). */
export function createSession(send: Transport, options: SessionOptions): Session {
	const { logger, mode = "jwt", lifetime } = options;
	if (lifetime !== undefined && !(lifetime > 0)) throw new RangeError(`lifetime is ${lifetime} minutes.`);
	let state: State = { tokens: null };
	let timer: ReturnType<typeof setInterval> | undefined;
	let renewing: Promise<string> | null = null;

	const ask = (command: ContentCommand, used: AuthMode, answer: "value" | "nothing" = "value") =>
		send(command, { collection: null, answer, cookies: used === "cookie" });

	function close(): void {
		clearInterval(timer);
		timer = undefined;
	}

	function keep(answer: unknown, used: AuthMode): string {
		const tokens = tokensOf(answer, used, lifetime);
		state = { tokens };
		if (timer === undefined) {
			timer = setInterval(check, checkInterval);
			// The timer alone would keep the Node.js process running; browsers number their timers.
			if (typeof timer === "object") timer.unref();
		}
		return tokens.access;
	}

	function check(): void {
		if ("tokens" in state && state.tokens && isShort(state.tokens)) {
			renew().catch((error: unknown) => logger.note("content.sessionNotRenewed", { message: String(error) }));
		}
	}

	/** All who want a new token at once share one request: a refresh token is good for one. */
	function renew(given?: string): Promise<string> {
		renewing ??= refreshedToken(given).finally(() => {
			renewing = null;
		});
		return renewing;
	}

	async function refreshedToken(given: string | undefined): Promise<string> {
		const before = state;
		const tokens = "tokens" in before ? before.tokens : null;
		const used = given === undefined ? (tokens?.mode ?? mode) : "jwt";
		const token = given ?? tokens?.refresh ?? undefined;
		if (used === "jwt" && token === undefined) throw "ended" in before ? before.ended : expiredToken();
		try {
			const answer = await ask(refresh(wireMode(used), token) as ContentCommand, used);
			// Whoever logged in or out meanwhile has the last word.
			return state === before ? keep(answer, used) : tokensOf(answer, used, lifetime).access;
		} catch (error) {
			if (!isRefusal(error) || state !== before) throw error;
			const ended = expiredToken({ ...error, collection: null }, error);
			close();
			state = { ended };
			throw ended;
		}
	}

	return {
		async authenticate({ email, password, otp, mode: wanted }) {
			const used = wanted ?? mode;
			const named = { mode: wireMode(used), ...(otp === undefined ? {} : { otp }) };
			return keep(await ask(login(email, password, named) as ContentCommand, used), used);
		},
		refresh: renew,
		async logout() {
			const tokens = "tokens" in state ? state.tokens : null;
			close();
			state = { tokens: null };
			if (tokens === null) return;
			const command = logout(tokens.refresh ?? undefined, wireMode(tokens.mode)) as ContentCommand;
			await ask(command, tokens.mode, "nothing");
		},
		close,
		async ready() {
			if ("ended" in state || !state.tokens || !isShort(state.tokens)) return;
			await renew();
		},
		current() {
			if ("ended" in state) throw state.ended;
			if (state.tokens && state.tokens.expiresAt <= Date.now()) throw expiredToken();
			return state.tokens?.access ?? null;
		},
	};
}

/** What today's Directus calls the modes. */
const wireMode = (mode: AuthMode): "json" | "cookie" => (mode === "jwt" ? "json" : "cookie");

const isShort = ({ expiresAt }: Tokens): boolean => expiresAt - Date.now() < refreshBefore;

/** Whether the service has said no, rather than not answered or asked for another attempt. */
function isRefusal(error: unknown): error is ContentError {
	return error instanceof ContentError && [400, 401, 403].includes(error.status ?? 0);
}

function tokensOf(answer: unknown, mode: AuthMode, lifetime: number | undefined): Tokens {
	const { access_token, refresh_token, expires } = (dataOf(answer) ?? {}) as Record<string, unknown>;
	const reportedSeconds = Number(expires);
	const wanted = lifetime === undefined ? Number.POSITIVE_INFINITY : lifetime * 60_000;
	const duration = Math.min(reportedSeconds > 0 ? reportedSeconds : Number.POSITIVE_INFINITY, wanted);
	if (typeof access_token !== "string" || access_token === "" || duration === Number.POSITIVE_INFINITY) {
		throw new ContentError({ message: "API returned invalid JSON", code: 422, status: 200 });
	}
	return {
		mode,
		access: access_token,
		refresh: typeof refresh_token === "string" ? refresh_token : null,
		expiresAt: Date.now() + duration,
	};
}
