import { login, logout, refresh } from "@directus/sdk";
import { ContentError, expiredToken } from "#adapters/content-directus/client/content-error.ts";
import { dataOf } from "#adapters/content-directus/client/read-client.ts";
import type { ContentCommand, TokenSource, Transport } from "#adapters/content-directus/client/transport.ts";
import type { Logger } from "#core/platform/logger.ts";

/** How a session is renewed: by a refresh token in its responses ("jwt"), or in a cookie. */
export type AuthMode = "jwt" | "cookie";

/** The credentials of a login. */
export interface Credentials {
	readonly email: string;
	readonly password: string;
	/** The session's mode by default. */
	readonly mode?: AuthMode;
	/** The one-time password, if the user has a second factor. */
	readonly otp?: string;
}

/** The options of a session. */
export interface SessionOptions {
	/** "jwt" by default (R-CONTENT-03). */
	readonly mode?: AuthMode;
	/** The assumed lifetime of a token in minutes, if the service does not state a shorter one (R-CONTENT-03). */
	readonly lifetime?: number;
	readonly logger: Logger;
}

/** A user's session, which is renewed before it ends. All calls reject with a ContentError. */
export interface Session extends TokenSource {
	/** Logs in; resolves to the access token. */
	authenticate(credentials: Credentials): Promise<string>;
	/** Renews the session, with the given refresh token if there is one; resolves to the new access token. */
	refresh(token?: string): Promise<string>;
	/** Ends the session; locally also if the service is not reachable. */
	logout(): Promise<void>;
	/** Stops renewing the session, without telling the service. */
	close(): void;
}

const checkInterval = 10_000;
const refreshBefore = 30_000;

interface Tokens {
	readonly mode: AuthMode;
	readonly access: string;
	/** Null if a cookie contains it. */
	readonly refresh: string | null;
	/** Milliseconds since 1970. */
	readonly expiresAt: number;
}

/**
 * The tokens, or the error of a session that could not be renewed. Such a session is not used further, and not
 * treated as anonymous.
 */
type State = { readonly tokens: Tokens | null } | { readonly ended: ContentError };

/** Creates a session over a transport that has no token itself (R-CONTENT-01, R-CONTENT-03). */
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

	function storeTokens(answer: unknown, used: AuthMode): string {
		const tokens = tokensOf(answer, used, lifetime);
		state = { tokens };
		if (timer === undefined) {
			timer = setInterval(check, checkInterval);
			// The timer must not keep the Node.js process running. In browsers a timer is a number.
			if (typeof timer === "object") timer.unref();
		}
		return tokens.access;
	}

	function check(): void {
		if ("tokens" in state && state.tokens && isShort(state.tokens)) {
			renew().catch((error: unknown) => logger.note("content.sessionNotRenewed", { message: String(error) }));
		}
	}

	/** Renews the session. Simultaneous callers share one request, because a refresh token can be used only once. */
	function renew(refreshToken?: string): Promise<string> {
		renewing ??= refreshedToken(refreshToken).finally(() => {
			renewing = null;
		});
		return renewing;
	}

	async function refreshedToken(refreshToken: string | undefined): Promise<string> {
		const before = state;
		const tokens = "tokens" in before ? before.tokens : null;
		const used = refreshToken === undefined ? (tokens?.mode ?? mode) : "jwt";
		const token = refreshToken ?? tokens?.refresh ?? undefined;
		if (used === "jwt" && token === undefined) throw "ended" in before ? before.ended : expiredToken();
		try {
			const answer = await ask(refresh(wireMode(used), token) as ContentCommand, used);
			// A login or logout in the meantime takes precedence.
			return state === before ? storeTokens(answer, used) : tokensOf(answer, used, lifetime).access;
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
			const options = { mode: wireMode(used), ...(otp === undefined ? {} : { otp }) };
			return storeTokens(await ask(login(email, password, options) as ContentCommand, used), used);
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

/** Returns Directus' current name of a mode. */
const wireMode = (mode: AuthMode): "json" | "cookie" => (mode === "jwt" ? "json" : "cookie");

const isShort = ({ expiresAt }: Tokens): boolean => expiresAt - Date.now() < refreshBefore;

/** Returns whether the service has refused, as opposed to not responding or requesting another attempt. */
function isRefusal(error: unknown): error is ContentError {
	return error instanceof ContentError && [400, 401, 403].includes(error.status ?? 0);
}

function tokensOf(answer: unknown, mode: AuthMode, lifetime: number | undefined): Tokens {
	const { access_token, refresh_token, expires } = (dataOf(answer) ?? {}) as Record<string, unknown>;
	const reportedSeconds = Number(expires);
	const lifetimeMs = lifetime === undefined ? Number.POSITIVE_INFINITY : lifetime * 60_000;
	const duration = Math.min(reportedSeconds > 0 ? reportedSeconds : Number.POSITIVE_INFINITY, lifetimeMs);
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
