/** Returns whether the cookies of a document include analytics cookies from an earlier consent. */
export function hasAnalyticsCookies(cookies: string): boolean {
	return /(^|; )(_pk_|mtm_)/.test(cookies);
}
