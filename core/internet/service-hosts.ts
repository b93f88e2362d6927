/** The hosts that pages with a provider may use, each as an origin: "https://plausible.io" or "https://*.bank.example". */
export interface ServiceHosts {
	readonly scripts: readonly string[];
	readonly images: readonly string[];
	readonly requests: readonly string[];
	readonly frames: readonly string[];
}

/** The kinds of hosts. */
export const hostKinds = ["scripts", "images", "requests", "frames"] as const;

const encrypted = /^https:\/\/(?:\*\.)?[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d+)?$/;
const onThisMachine = /^http:\/\/((?:127\.0\.0\.1|localhost)(?::(?:\d+|\*))?)$/;

/**
 * Returns a host as a source of a Content-Security-Policy; null for anything that is not one https origin. An http host on this
 * machine has no scheme in a policy, so that the page's own applies: a page served by https allows no unencrypted source.
 */
export function policySource(host: string): string | null {
	return encrypted.test(host) ? host : (onThisMachine.exec(host)?.[1] ?? null);
}

/** Returns all hosts, with empty lists for missing kinds. */
export function completeHosts(hosts: Partial<ServiceHosts> = {}): ServiceHosts {
	return { scripts: [], images: [], requests: [], frames: [], ...hosts };
}
