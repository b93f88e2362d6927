/** Whether the cookies of a document have some of the web analytics, which an earlier consent let it store. */
export function hasAnalyticsCookies(cookies: string): boolean {
	return /(^|; )(_pk_|mtm_)/.test(cookies);
}
