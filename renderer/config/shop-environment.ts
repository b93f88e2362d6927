type Environment = Readonly<Record<string, string | undefined>>;

/** The access keys of a store. */
export interface StoreCredentials {
	readonly accessKeyId: string;
	readonly secretAccessKey: string;
	readonly sessionToken?: string;
}

/** Returns the variable of the environment that has the site's prefix; null if there is none. */
export function prefixedVariable(
	prefix: string,
	name: string,
	environment: Environment = process.env,
): string | null {
	return (prefix !== "" && environment[prefix + name]) || null;
}

/** Returns the access keys whose variables have the site's prefix; null if there are none, so that the SDK reads those without it. */
export function prefixedCredentials(
	prefix: string,
	environment: Environment = process.env,
): StoreCredentials | null {
	const read = (name: string) => prefixedVariable(prefix, `AWS_${name}`, environment);
	const [accessKeyId, secretAccessKey] = [read("ACCESS_KEY_ID"), read("SECRET_ACCESS_KEY")];
	const sessionToken = read("SESSION_TOKEN");
	if (accessKeyId === null || secretAccessKey === null) return null;
	return { accessKeyId, secretAccessKey, ...(sessionToken !== null && { sessionToken }) };
}
